import { currentSpeaker } from '../i18n/language.ts'
import type { Words } from '../i18n/words.ts'
import { createStore, useStore } from '../store.ts'

/** A short word at the foot of the screen. */
export interface Notice {
  id: number
  words: Words
  kind: 'status' | 'error'
  action?: { label: Words; run: () => void }
  /** Until somebody closes it. */
  stays?: boolean
}

const atMost = 3
const notices = createStore<readonly Notice[]>([])
let lastId = 0

export function notify(notice: Omit<Notice, 'id'>): void {
  lastId += 1
  // The same words again start anew instead of standing there twice.
  const speaker = currentSpeaker()
  const others = notices.get().filter((other) => other.words(speaker) !== notice.words(speaker))
  notices.set([...others, { ...notice, id: lastId }].slice(-atMost))
}

export function dismissNotice(id: number): void {
  notices.set(notices.get().filter((notice) => notice.id !== id))
}

export function useNotices(): readonly Notice[] {
  return useStore(notices)
}
