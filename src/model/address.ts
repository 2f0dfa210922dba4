/** The address of a page as people see it: Astro names the files it builds (`/about.html`, `/index.html`). */
export function addressOf(url: URL): string {
  return url.pathname.replace(/\.html$/, '').replace(/\/index$|\/$/, '') || '/'
}
