import { useSyncExternalStore } from 'react'
import type { Editor } from '../editor.ts'
import { relatingOf } from './relating.ts'

/** Renders again when it begins or ends, not at every move. */
export function useIsRelating(editor: Editor): boolean {
  const store = relatingOf(editor)
  return useSyncExternalStore(store.subscribe, () => store.get() !== null)
}
