import { paintTile, tileSide } from '@ramify/scene'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { usePart, useStore } from '../../../platform/store.ts'
import { inStep } from '../../canvas/in-step.ts'
import { followView } from '../../core/viewport/follow-view.ts'
import { useMapEditor } from '../use-map-editor.ts'
import styles from './PaperPattern.module.css'

/** Smaller than that, lines would be a grey field. */
const least = 0.3

/** What is drawn on the paper: one tile, repeated by the browser, in step with the map. */
export function PaperPattern() {
  const editor = useMapEditor()
  const layer = useRef<HTMLDivElement>(null)
  const theme = usePart(editor.scene, (scene) => scene.theme)
  const background = usePart(editor.scene, (scene) => scene.snapshot.background)
  const { zoom } = useStore(editor.restingView)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scene is another one with every letter, its pattern hangs on these
  const tile = useMemo(() => paintTile((area) => editor.scene.get().pattern(area)), [editor, background, theme])
  const isShown = tile !== null && zoom >= least
  useLayoutEffect(
    () => (isShown && layer.current ? followView(layer.current, editor, inStep) : undefined),
    [editor, isShown],
  )
  if (!isShown) return null
  return (
    <div
      ref={layer}
      className={styles.pattern}
      style={{
        backgroundImage: `url("data:image/svg+xml,${encodeURIComponent(tile)}")`,
        backgroundSize: `${tileSide * zoom}px`,
      }}
      data-pattern
    />
  )
}
