import { type FocusEvent, useEffect } from 'react'
import { createStore, useStore } from '../../../platform/store.ts'
import type { FileItem } from '../file-item.ts'
import { isSelected, leaveSelecting, selectedItems } from './selection.ts'

/** One document that actions can act on: where the focus is, or whose menu is open. */
export const fileTarget = createStore<FileItem | null>(null)

/** What the actions act on: what is selected, and where nothing is, the one document. */
export function targets(): readonly FileItem[] {
  const selected = selectedItems()
  if (selected.length > 0) return selected
  const target = fileTarget.get()
  return target ? [target] : []
}

/** Whoever asks for the menu of an entry means it: not others that are selected. */
export function aimAt(item: FileItem): void {
  fileTarget.set(item)
  if (!isSelected(item.id)) leaveSelecting()
}

/** A folder outside of the list is meant alone, whatever is selected there. */
export function aimOnlyAt(folder: FileItem): void {
  fileTarget.set(folder)
  leaveSelecting()
}

/** What had the focus is no longer meant, unless somebody asks the palette, or is asked: that is still about it. */
export function leaveTarget({ relatedTarget }: FocusEvent): void {
  if (!relatedTarget?.closest('dialog, [role=menu]')) fileTarget.set(null)
}

/** Keeps the target true to this entry: it may be called something else meanwhile, or go. */
export function useTarget(item: FileItem): void {
  const { id, shownIn } = item
  useEffect(() => {
    if (isSame(fileTarget.get(), item)) fileTarget.set(item)
  }, [item])
  useEffect(
    () => () => {
      if (isSame(fileTarget.get(), { id, shownIn })) fileTarget.set(null)
    },
    [id, shownIn],
  )
}

type Shown = Pick<FileItem, 'id' | 'shownIn'>

/** Whose name is being written, and where: a folder may stand in the list and in the tree. */
export const renamed = createStore<Shown | null>(null)

export const useIsRenamed = (item: Shown): boolean => isSame(useStore(renamed), item)

const isSame = (one: Shown | null, other: Shown) => one?.id === other.id && one.shownIn === other.shownIn
