import type { Rect } from '@ramify/geometry'
import { type Primitive, paintTile, tileSide } from '@ramify/scene'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { useStore } from '../../../platform/store.ts'
import { useEditor } from '../../core/use-editor.ts'
import { followView } from '../../core/viewport/follow-view.ts'
import type { CanvasEditor } from '../canvas-editor.ts'
import { inStep } from '../in-step.ts'
import styles from './PaperPattern.module.css'

/** Smaller than that, lines would be a grey field. */
const least = 0.3

interface Props {
  /** Of an area of the page; another function whenever it would draw something else. */
  pattern: (area: Rect) => Primitive[]
}

/** What is drawn on the paper: one tile, repeated by the browser, in step with the page. */
export function PaperPattern({ pattern }: Props) {
  const editor = useEditor<CanvasEditor>()
  const layer = useRef<HTMLDivElement>(null)
  const { zoom } = useStore(editor.restingView)
  const tile = useMemo(() => paintTile(pattern), [pattern])
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
