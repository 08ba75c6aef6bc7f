import { useEffect, useRef } from 'react'
import type { PlainTextKey } from '../../../platform/i18n/plain-text-key.ts'
import { createStore, useStore } from '../../../platform/store.ts'
import type { LiveDocument, SaveState } from '../../../platform/sync/index.ts'
import { saveLooks } from './save-looks.ts'

const justNowMs = 60_000
const untold = createStore<SaveState>('saving')

/** Where the work is, and whether it has just arrived there. */
export function useSavedWords(live: LiveDocument | null): PlainTextKey {
  const store = live?.saveState ?? untold
  const state = useStore(store)
  const savedAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    let before = store.get()
    return store.subscribe(() => {
      const now = store.get()
      if (before === 'saving' && now === 'saved') savedAt.current = Date.now()
      before = now
    })
  }, [store])
  const isFresh = state === 'saved' && Date.now() - savedAt.current < justNowMs
  return isFresh ? 'document.saved-now' : saveLooks[state].label
}
