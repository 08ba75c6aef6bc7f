import type { OpenedDocument } from '@ramify/document'
import type { Editor } from '../../../editor/editor-kind.ts'
import type { Action } from '../../../platform/actions/action.ts'
import { createStore, useStore } from '../../../platform/store.ts'
import type { SharedDocument } from './visit.ts'

interface OpenViewer {
  readonly editor: Editor
  /** What it shows, with its kind. */
  readonly opened: OpenedDocument
  /** What can be done with what is looked at, for the table of the shell. */
  readonly table: readonly Action[]
}

/** The map that is looked at; null until it is drawn. */
export const openViewer = createStore<OpenViewer | null>(null)

/** Whose it is, and what one may do with it: known before it is drawn. */
export const viewedDocument = createStore<SharedDocument | null>(null)

/** On a desk they stand beside the map. */
export const areCommentsShown = createStore(false)

const nothing: readonly Action[] = []

export function useViewerTable(): readonly Action[] {
  return useStore(openViewer)?.table ?? nothing
}
