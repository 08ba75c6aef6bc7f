import { createStore, type Store } from '../../../platform/store.ts'
import { perEditor } from '../../core/per-editor.ts'
import type { MapEditor } from '../../mindmap/map-editor.ts'

export type Tool = 'select' | 'hand'

interface Tools {
  readonly chosen: Store<Tool>
  /** Space lends the hand for as long as it is held. */
  readonly isLent: Store<boolean>
}

export const toolsOf = perEditor<Tools>(() => ({ chosen: createStore<Tool>('select'), isLent: createStore(false) }))

/** What a press does now. */
export function toolInHand(editor: MapEditor): Tool {
  const { chosen, isLent } = toolsOf(editor)
  return isLent.get() ? 'hand' : chosen.get()
}
