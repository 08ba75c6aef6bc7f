import type { Rect } from '@ramify/geometry'
import { useCallback } from 'react'
import { usePart, useStore } from '../../../platform/store.ts'
import { Backdrop } from '../../canvas/paper/Backdrop.tsx'
import { PaperPattern } from '../../canvas/paper/PaperPattern.tsx'
import { useMapEditor } from '../use-map-editor.ts'

/** What lies behind a map. */
export function MapBackground() {
  const editor = useMapEditor()
  const theme = usePart(editor.scene, (scene) => scene.theme)
  // It is the same object until it is another one; the backdrop is made of it.
  const background = usePart(editor.scene, (scene) => scene.snapshot.background)
  const tried = useStore(editor.triedOpacity)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scene is another one with every letter, its pattern hangs on these
  const pattern = useCallback((area: Rect) => editor.scene.get().pattern(area), [editor, background, theme])
  const { backdrop } = editor.scene.get()
  return (
    <>
      <PaperPattern pattern={pattern} />
      {backdrop && (
        <Backdrop key={backdrop.resource} resource={backdrop.resource} opacity={tried ?? backdrop.opacity} />
      )}
    </>
  )
}
