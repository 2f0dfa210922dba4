/** Wakes the page's lists, if they sleep: what src/islands/boot.ts does when the page opens, for what is known only later. */
export function wakeLists(): void {
  document.documentElement.classList.add('wake-lists')
  document.dispatchEvent(new Event('club:wake-lists'))
}
