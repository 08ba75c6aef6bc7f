import type { ChangeSort, FlowchartVersionDifference } from '@ramify/document'
import { intersects, type Point, type Rect } from '@ramify/geometry'
import { type ComponentType, useLayoutEffect, useMemo, useRef } from 'react'
import { useStore } from '../../../platform/store.ts'
import { useArea } from '../../canvas/use-view.ts'
import { followView, fromRest } from '../../core/viewport/follow-view.ts'
import { ChangeSign } from '../../views/difference/ChangeSign.tsx'
import { OldWords } from '../../views/difference/OldWords.tsx'
import overlays from '../overlays/Overlays.module.css'
import { Rings } from '../overlays/Rings.tsx'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'

/** Between a shape and what it said before. */
const gap = 6
/** More are so small that nobody can tell them apart. */
const mostMarks = 600
/** More words would reach far over the page. */
const longest = 80

interface Marked {
  readonly id: string
  readonly at: Point
  readonly box: Rect
  readonly sort: ChangeSort
  readonly old: string | null
}

/** What lies over the drawing of a difference: a sign for each sort of change, so that nobody has to tell them by colour, and old words. */
export function differenceOverlays(difference: FlowchartVersionDifference): ComponentType {
  return function DifferenceOverlays() {
    const editor = useFlowchartEditor()
    const sheet = useRef<SVGSVGElement>(null)
    const { x, y, zoom } = useStore(editor.restingView)
    useLayoutEffect(() => (sheet.current ? followView(sheet.current, editor, fromRest) : undefined), [editor])
    const marked = useMarked(difference)
    return (
      <>
        <svg ref={sheet} className={overlays.sheet} aria-hidden="true">
          <g transform={`scale(${zoom}) translate(${-x} ${-y})`}>
            <Rings />
            {marked.map(({ id, at, sort }) => (
              <ChangeSign key={id} at={at} sort={sort} />
            ))}
          </g>
        </svg>
        <OldWords
          all={marked.flatMap(({ id, old, box }) => (old === null ? [] : [{ id, words: old, style: placeBelow(box) }]))}
        />
      </>
    )
  }
}

/** Those on the screen, and a little around it. */
function useMarked({ shapes, connectors }: FlowchartVersionDifference): readonly Marked[] {
  const editor = useFlowchartEditor()
  const scene = useStore(editor.scene)
  const area = useArea(editor)
  return useMemo(() => {
    const oldOf = (one: { sort: ChangeSort; oldText?: string | null }) => shortened(one.oldText ?? '')
    const found: Marked[] = []
    for (const [id, one] of shapes) {
      const placed = scene.shapeOf(id)
      if (placed && intersects(placed.box, area)) {
        found.push({ id, at: placed.toPage({ x: 0, y: 0 }), box: placed.box, sort: one.sort, old: oldOf(one) })
      }
    }
    for (const [id, one] of connectors) {
      const placed = scene.connectorOf(id)
      const at = placed?.pointAt(0.5)
      if (at && intersects({ ...at, width: 0, height: 0 }, area)) {
        found.push({ id, at, box: { x: at.x, y: at.y, width: 0, height: 7 }, sort: one.sort, old: oldOf(one) })
      }
    }
    return found.slice(0, mostMarks)
  }, [shapes, connectors, scene, area])
}

function shortened(text: string): string | null {
  const letters = [...text.replace(/\s+/g, ' ').trim()]
  if (letters.length === 0) return null
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : letters.join('')
}

function placeBelow({ x, y, width, height }: Rect) {
  return { left: x + width / 2, top: y + height + gap, transform: 'translateX(-50%)' }
}
