import { useMemo } from 'react'
import { usePart } from '../../../platform/store.ts'
import type { ThemePalette } from '../../views/colors/theme-palette.ts'
import { useMapEditor } from '../use-map-editor.ts'
import { paletteOf } from './map-palette.ts'

/** Of the map as it is, not as it is only tried on. */
export function useThemePalette(): ThemePalette {
  const editor = useMapEditor()
  const theme = usePart(editor.scene, () => editor.document.snapshot.theme)
  const colors = usePart(editor.scene, () => editor.document.snapshot.colors)
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing else of the map is in its theme
  return useMemo(() => paletteOf(editor.document.snapshot), [editor, theme, colors])
}
