import { createContext, useContext } from 'react'
import type { CoreEditor } from './editor.ts'

export const EditorContext = createContext<CoreEditor | null>(null)

/** The editor around a component. Who renders a component of a group of folders or of a kind has given it an editor of that. */
export function useEditor<Editor extends CoreEditor = CoreEditor>(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('There is no editor around this')
  return editor as Editor
}
