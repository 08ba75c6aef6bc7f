import { notify } from '../notices/notices.ts'
import { showError } from '../show-error.ts'
import type { Action } from './action.ts'

/** Does it, or says why it cannot be done now: a finger has no tooltip. */
export async function runAction(action: Action): Promise<void> {
  const enabled = action.isEnabled?.() ?? true
  if (enabled !== true) {
    notify({ kind: 'status', words: ({ text }) => text(enabled) })
    return
  }
  try {
    await action.run()
  } catch (error) {
    showError(error)
  }
}
