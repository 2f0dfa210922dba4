/** A list with one item at another place. Places beyond the ends count as the ends. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const item = items[from]
  if (item === undefined) return [...items]
  const others = items.filter((_, index) => index !== from)
  const place = Math.max(0, Math.min(to, others.length))
  return [...others.slice(0, place), item, ...others.slice(place)]
}

/** The places to store so that these members stand in this order: of those members only whose stored place is another. */
export function changedPlaces(
  ids: readonly string[],
  stored: ReadonlyMap<string, number | undefined>,
): { id: string; order: number }[] {
  return ids.map((id, index) => ({ id, order: index + 1 })).filter(({ id, order }) => stored.get(id) !== order)
}
