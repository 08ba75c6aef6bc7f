import { notify } from '../../../platform/notices/notices.ts'
import type { Store } from '../../../platform/store.ts'
import type { SaveState } from '../../../platform/sync/index.ts'
import { saveLooks } from './save-looks.ts'

const key = 'document.save'

/** Everything is saved as it is typed: whoever asks for it is told where their work is, and again when it has arrived. */
export function tellSaveState(saveState: Store<SaveState>): void {
  stopWatching()
  tell(saveState.get())
  if (saveState.get() !== 'saving') return
  stopWatching = saveState.subscribe(() => {
    if (saveState.get() === 'saving') return
    stopWatching()
    tell(saveState.get())
  })
}

/** One answer at a time. */
let stopWatching: () => void = () => undefined

function tell(state: SaveState): void {
  // The bar says where a draft is; whoever asks wants to know that nothing is lost.
  const label = state === 'local' ? 'drafts.saved-here' : saveLooks[state].label
  notify({ kind: state === 'failed' ? 'error' : 'status', key, words: ({ text }) => text(label) })
}
