import { useMemo } from 'react'
import { useStore } from '../../../platform/store.ts'
import { useMapEditor } from '../use-map-editor.ts'
import { paletteOf, type ThemePalette } from './theme-palette.ts'

/** Of the map as it is, not as it is only tried on. */
export function useThemePalette(): ThemePalette {
  const editor = useMapEditor()
  useStore(editor.scene)
  const { snapshot } = editor.document
  const { theme, colors } = snapshot
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing else of the map is in its theme
  return useMemo(() => paletteOf(snapshot), [theme, colors])
}
