import type { Words } from '../../platform/i18n/words.ts'
import { createStore } from '../../platform/store.ts'

/** Files on their way into documents. */
export interface Running {
  readonly status: 'running'
  readonly name: string
  readonly nth: number
  readonly count: number
  /** Of the documents and pictures of this file; 0 while it is read. */
  readonly done: number
  readonly total: number
  readonly cancel: () => void
}

export interface Failure {
  readonly name: string
  readonly words: Words
  /** What the reader found, in English. */
  readonly detail: string | null
}

/** Some could not be imported. */
interface Failed {
  readonly status: 'failed'
  readonly failures: readonly Failure[]
}

export const importState = createStore<Running | Failed | null>(null)
