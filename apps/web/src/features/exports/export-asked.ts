import type { Editor } from '../../editor/editor-kind.ts'
import { createStore } from '../../platform/store.ts'
import type { ExportSource } from './source.ts'

/** What somebody wants to export: one document or several; of the one that is open, with its editor. */
interface Asked {
  readonly sources: readonly [ExportSource, ...ExportSource[]]
  readonly editor: Editor | null
  /** Somebody else's: the plan that counts is not that of whoever looks at it. */
  readonly isShared?: boolean
}

export const exportAsked = createStore<Asked | null>(null)

/** The document that somebody wants to print. */
export const printAsked = createStore<Asked | null>(null)
