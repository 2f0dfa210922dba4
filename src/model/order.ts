/** Orders texts by their code units: the same on every computer, and right for ISO dates and for ids. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Orders by an ISO date-time, newest first and those without one last, then by id, so that equal moments never swap places. */
export function compareNewest<T extends { id: string }>(a: T, b: T, moment: (item: T) => string | undefined): number {
  return compareText(moment(b) ?? '', moment(a) ?? '') || compareText(a.id, b.id)
}
