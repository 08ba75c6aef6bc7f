import type { Point } from '@ramify/geometry'
import { useSyncExternalStore } from 'react'
import { createStore } from '../../../platform/store.ts'
import type { FileItem } from '../file-item.ts'

interface Dragged {
  readonly items: readonly FileItem[]
  /** The folder under the pointer that would take them. */
  readonly over: string | null
}

/** What hangs on the pointer. */
export const dragged = createStore<Dragged | null>(null)
export const dragPoint = createStore<Point>({ x: 0, y: 0 })

export const useIsDropTarget = (folderId: string | null): boolean =>
  useSyncExternalStore(dragged.subscribe, () => folderId !== null && dragged.get()?.over === folderId)
