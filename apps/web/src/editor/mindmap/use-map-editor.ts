import { useEditor } from '../core/use-editor.ts'
import type { MapEditor } from './map-editor.ts'

export const useMapEditor = (): MapEditor => useEditor<MapEditor>()
