import { createContext, useContext } from 'react'
import type { MapEditor } from '../mindmap/map-editor.ts'

export const EditorContext = createContext<MapEditor | null>(null)

export function useMapEditor(): MapEditor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('There is no editor around this')
  return editor
}
