import type { OpenedDocument } from '@ramify/document'
import { useLocation } from 'wouter'
import type { Editor } from '../../../editor/editor-kind.ts'
import type { Action } from '../../../platform/actions/action.ts'
import { createStore, useStore } from '../../../platform/store.ts'
import { isHistoryPath } from '../address.ts'

interface OpenEditor {
  readonly editor: Editor
  /** What it edits, with its kind. */
  readonly opened: OpenedDocument
  /** What it can do, for the table of the shell. */
  readonly table: readonly Action[]
  /** Gives it the keys. */
  readonly focus: () => void
}

/** The editor that is on the screen. */
export const openEditor = createStore<OpenEditor | null>(null)

const nothing: readonly Action[] = []

/** Under the history it can do nothing. */
export function useEditorTable(): readonly Action[] {
  const [path] = useLocation()
  const open = useStore(openEditor)
  return open && !isHistoryPath(path) ? open.table : nothing
}

export function useOpenEditor(): Editor | null {
  return useStore(openEditor)?.editor ?? null
}
