import { useEffect } from 'react'
import { createStore, useStore } from '../../platform/store.ts'
import type { FileItem } from './file-item.ts'

/** What the actions of one document act on: where the focus is, or whose menu is open. */
export const fileTarget = createStore<FileItem | null>(null)

/** Keeps the target true to this entry: it may be called something else meanwhile, or go. */
export function useTarget(item: FileItem): void {
  const { id } = item
  useEffect(() => {
    if (fileTarget.get()?.id === item.id) fileTarget.set(item)
  }, [item])
  useEffect(
    () => () => {
      if (fileTarget.get()?.id === id) fileTarget.set(null)
    },
    [id],
  )
}

/** Whose name is being written. */
export const renamed = createStore<string | null>(null)

export const useIsRenamed = (id: string): boolean => useStore(renamed) === id
