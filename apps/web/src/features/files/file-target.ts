import { createStore, useStore } from '../../platform/store.ts'
import type { FileItem } from './file-item.ts'

/** What the actions of one document act on: where the focus is, or whose menu is open. */
export const fileTarget = createStore<FileItem | null>(null)

/** Whose name is being written. */
export const renamed = createStore<string | null>(null)

export const useIsRenamed = (id: string): boolean => useStore(renamed) === id
