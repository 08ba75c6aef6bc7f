import { currentTranslator } from '../i18n/language.ts'
import type { Words } from '../i18n/words.ts'
import { createStore, useStore } from '../store.ts'

/** A short word at the foot of the screen. */
export interface Notice {
  id: number
  words: Words
  kind: 'status' | 'error'
  action?: { label: Words; run: () => void }
  /** How many things were done at once: the more, the longer it can be read and undone. */
  size?: number
  /** Until somebody closes it, or until what it is about is over. */
  stays?: boolean | 'until-withdrawn'
  /** What it is about: it takes the place of what was said of that before. */
  key?: string
}

const atMost = 3
const notices = createStore<readonly Notice[]>([])
let lastId = 0

export function notify(notice: Omit<Notice, 'id'>): void {
  lastId += 1
  // The same words again start anew instead of standing there twice.
  const translator = currentTranslator()
  const isSame = (other: Notice) =>
    other.words(translator) === notice.words(translator) || (notice.key !== undefined && other.key === notice.key)
  const others = notices.get().filter((other) => !isSame(other))
  notices.set([...others, { ...notice, id: lastId }].slice(-atMost))
}

export function dismissNotice(id: number): void {
  notices.set(notices.get().filter((notice) => notice.id !== id))
}

/** It holds no longer. */
export function withdrawNotice(key: string): void {
  notices.set(notices.get().filter((notice) => notice.key !== key))
}

export function currentNotices(): readonly Notice[] {
  return notices.get()
}

export function useNotices(): readonly Notice[] {
  return useStore(notices)
}
