import type { Rect } from '@ramify/geometry'
import type { Drawn } from '@ramify/scene'
import { useLayoutEffect, useRef } from 'react'
import { useStore } from '../../../platform/store.ts'
import { useEditor } from '../../core/use-editor.ts'
import { followView, fromRest } from '../../core/viewport/follow-view.ts'
import type { ViewsEditor } from '../views-editor.ts'
import styles from './MarksLayer.module.css'

/** Between an item and the dashes around it, on the screen. */
const distance = 4
const radius = 8
/** What can be marked, of every kind of document. */
const markedTypes = ['node', 'shape', 'connector', 'range', 'line', 'callout']

/** Dashes around items that somebody is led to, and words beside the one that is looked at. */
export function MarksLayer() {
  const editor = useEditor<ViewsEditor>()
  const { ids } = useStore(editor.marks)
  return ids.length > 0 && <Marks editor={editor} />
}

function Marks({ editor }: { editor: ViewsEditor }) {
  const { ids, current, words } = useStore(editor.marks)
  const scene = useStore(editor.scene)
  const { x, y, zoom } = useStore(editor.restingView)
  const sheet = useRef<SVGSVGElement>(null)
  const label = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (sheet.current ? followView(sheet.current, editor, fromRest) : undefined), [editor])
  useLayoutEffect(() => (label.current ? followView(label.current, editor, fromRest) : undefined), [editor])
  const boxes = ids.flatMap((id) => {
    const box = boxOf(scene, id)
    return box ? [{ id, box }] : []
  })
  const lit = boxes.find(({ id }) => id === current)?.box
  const gap = distance / zoom
  return (
    <>
      <svg ref={sheet} className={styles.sheet} aria-hidden="true">
        <g transform={`scale(${zoom}) translate(${-x} ${-y})`}>
          {boxes.map(({ id, box }) => (
            <rect
              key={id}
              className={styles.mark}
              data-mark={id}
              data-current={id === current || undefined}
              x={box.x - gap}
              y={box.y - gap}
              width={box.width + 2 * gap}
              height={box.height + 2 * gap}
              rx={radius / zoom}
            />
          ))}
        </g>
      </svg>
      <div ref={label} className={styles.labels} aria-hidden="true">
        {lit && words && (
          <p
            className={styles.words}
            style={{ left: (lit.x - x) * zoom, top: (lit.y + lit.height - y) * zoom + 2 * distance }}
          >
            {words}
          </p>
        )}
      </div>
    </>
  )
}

function boxOf(scene: Drawn, id: string): Rect | undefined {
  for (const type of markedTypes) {
    const box = scene.boxOf({ type, id })
    if (box) return box
  }
  return undefined
}
