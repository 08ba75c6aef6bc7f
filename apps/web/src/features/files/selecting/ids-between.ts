/** Both ends and what stands between them, whichever comes first; only the end where the start is gone. */
export function idsBetween(order: readonly string[], from: string, to: string): string[] {
  const [start, end] = [order.indexOf(from), order.indexOf(to)]
  if (end < 0) return []
  if (start < 0) return [to]
  return order.slice(Math.min(start, end), Math.max(start, end) + 1)
}
