import { pathData, type Rect, rectangle } from '@ramify/geometry'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { usePart } from '../../../platform/store.ts'
import { Backdrop } from '../../canvas/paper/Backdrop.tsx'
import { PaperPattern } from '../../canvas/paper/PaperPattern.tsx'
import { followView, fromMap } from '../../core/viewport/follow-view.ts'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'
import styles from './PageBackground.module.css'

/** What lies behind the page that is shown: its pattern, its picture and the edge of its sheet. */
export function PageBackground() {
  const editor = useFlowchartEditor()
  const theme = usePart(editor.scene, (page) => page.theme)
  // It is the same object until it is another one; the backdrop is made of it.
  const background = usePart(editor.scene, ({ parts }) => parts.page.background)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is another one with every letter, its pattern hangs on these
  const pattern = useCallback((area: Rect) => editor.scene.get().pattern(area), [editor, background, theme])
  const { backdrop } = editor.scene.get()
  return (
    <>
      <PaperPattern pattern={pattern} />
      {backdrop && <Backdrop key={backdrop.resource} {...backdrop} />}
      <Sheet />
    </>
  )
}

/** The edge of the paper, where the page has one. */
function Sheet() {
  const editor = useFlowchartEditor()
  const layer = useRef<SVGSVGElement>(null)
  const size = usePart(editor.scene, ({ parts }) => parts.page.size)
  const edge = usePart(editor.scene, ({ parts }) => parts.tools.theme.tones.frame.border)
  const isShown = size !== null && edge !== null
  useLayoutEffect(
    () => (isShown && layer.current ? followView(layer.current, editor, fromMap) : undefined),
    [editor, isShown],
  )
  if (!isShown) return null
  return (
    <svg ref={layer} className={styles.sheet} aria-hidden="true" data-sheet>
      <path className={styles.edge} d={pathData(rectangle({ x: 0, y: 0, ...size }))} stroke={edge} />
    </svg>
  )
}
