import { createStore, type Store } from '../../platform/store.ts'
import type { Editor } from '../editor.ts'

export type Tool = 'select' | 'hand'

interface Tools {
  readonly chosen: Store<Tool>
  /** Space lends the hand for as long as it is held. */
  readonly isLent: Store<boolean>
}

const tools = new WeakMap<Editor, Tools>()

export function toolsOf(editor: Editor): Tools {
  let known = tools.get(editor)
  if (!known) {
    known = { chosen: createStore<Tool>('select'), isLent: createStore(false) }
    tools.set(editor, known)
  }
  return known
}

/** What a press does now. */
export function toolInHand(editor: Editor): Tool {
  const { chosen, isLent } = toolsOf(editor)
  return isLent.get() ? 'hand' : chosen.get()
}
