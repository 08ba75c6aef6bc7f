import { useStore } from '../../../platform/store.ts'
import type { FileItem } from '../file-item.ts'
import { currentEntry } from '../selecting/entry-focus.ts'

/** Tab leads to one entry, the last that had the focus or the first; the arrows lead on from there. */
export function useTabbable(items: readonly FileItem[], isSplit: boolean): string | null {
  const current = useStore(currentEntry)
  if (current !== null && items.some(({ id }) => id === current)) return current
  const first = isSplit ? items.find(({ kind }) => kind === 'folder') : undefined
  return (first ?? items[0])?.id ?? null
}
