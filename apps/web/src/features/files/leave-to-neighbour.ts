/** Every entry of a list carries its id, so that the focus can go on from one that goes. */
export const entryId = (id: string): string => `file-${id}`

/** What is about to go hands the focus to the one after it, or before. */
export function leaveToNeighbour(id: string): void {
  const entry = document.getElementById(entryId(id))
  if (!entry?.contains(document.activeElement)) return
  const next = entry.nextElementSibling ?? entry.previousElementSibling
  next?.querySelector('a')?.focus()
}
