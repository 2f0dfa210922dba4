/** A moment as people name it today: the time, or with the day before it where that is another. */
export function clockTime(moment: Date, now: Date = new Date()): string {
  const time = moment.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  if (moment.toDateString() === now.toDateString()) return time
  return `${moment.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })}, ${time}`
}
