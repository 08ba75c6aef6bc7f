import { createStore } from '../../../platform/store.ts'
import type { FileItem } from '../file-item.ts'
import type { Destination } from './move-items.ts'

/** Somebody is asked for a folder: where to move or copy something. */
interface Asked {
  readonly items: readonly FileItem[]
  readonly act: 'move' | 'copy'
  readonly carryOut: (items: readonly FileItem[], to: Destination) => Promise<void>
}

export const destinationAsked = createStore<Asked | null>(null)
