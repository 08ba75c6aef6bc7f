import type { Editor } from '../../../editor/editor-kind.ts'
import type { Action } from '../../../platform/actions/action.ts'
import { createStore, useStore } from '../../../platform/store.ts'

interface OpenEditor {
  readonly editor: Editor
  /** What it can do, for the table of the shell. */
  readonly table: readonly Action[]
  /** Gives it the keys. */
  readonly focus: () => void
}

/** The editor that is on the screen. */
export const openEditor = createStore<OpenEditor | null>(null)

const nothing: readonly Action[] = []

export function useEditorTable(): readonly Action[] {
  return useStore(openEditor)?.table ?? nothing
}

export function useOpenEditor(): Editor | null {
  return useStore(openEditor)?.editor ?? null
}
