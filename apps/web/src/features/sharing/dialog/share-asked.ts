import { createStore } from '../../../platform/store.ts'

/** The document whose share dialog is open. */
export interface SharedFile {
  readonly id: string
  readonly name: string
  /** In this browser alone: it can be shared once it is in an account. */
  readonly isDraft: boolean
}

export const shareAsked = createStore<SharedFile | null>(null)
