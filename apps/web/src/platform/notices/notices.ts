import { createStore, useStore } from '../store.ts'

/** A short word at the foot of the screen. */
export interface Notice {
  id: number
  text: string
  kind: 'status' | 'error'
  action?: { label: string; run: () => void }
  /** Until somebody closes it. */
  stays?: boolean
}

const atMost = 3
const notices = createStore<readonly Notice[]>([])
let lastId = 0

export function notify(notice: Omit<Notice, 'id'>): void {
  lastId += 1
  // The same words again start anew instead of standing there twice.
  const others = notices.get().filter((other) => other.text !== notice.text)
  notices.set([...others, { ...notice, id: lastId }].slice(-atMost))
}

export function dismissNotice(id: number): void {
  notices.set(notices.get().filter((notice) => notice.id !== id))
}

export function useNotices(): readonly Notice[] {
  return useStore(notices)
}
