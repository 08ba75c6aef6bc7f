import { createStore } from '../../../platform/store.ts'

/** The document whose import report stands beside it; null: none. */
export const shownReport = createStore<string | null>(null)

/** The open document, where it has a report. */
export const reportedDocument = createStore<string | null>(null)
