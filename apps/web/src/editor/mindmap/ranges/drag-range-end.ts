import type { NodeId, RangeId } from '@ramify/document'
import { inflate, type Point, type Rect, union } from '@ramify/geometry'
import type { Scene } from '@ramify/scene'
import type { HandleDrag } from '../gestures/handle-drag.ts'
import type { RangePreview } from '../gestures/preview.ts'
import { rangeOf } from '../items/selected-item.ts'
import { type SpanEnd, spanned, standingSiblings, withEnd } from './span.ts'

/** Between what is spanned and the line around it. */
const air = 10

/** Brings one end of a summary or boundary to the sibling nearest to the pointer. */
export function dragRangeEnd(id: RangeId, end: SpanEnd): HandleDrag {
  let known: { readonly scene: Scene; readonly boxes: ReadonlyMap<NodeId, Rect> } | null = null
  return {
    preview: (editor, point) => {
      const scene = editor.scene.get()
      const range = rangeOf(scene, id)?.range
      if (!range) return null
      if (known?.scene !== scene) known = { scene, boxes: boxesOf(scene, range.parent) }
      return respanned(known.boxes, range, end, point)
    },
    drop: (editor, preview) => {
      const range = editor.document.snapshot.ranges.get(id)
      if (preview.kind !== 'range' || !range) return
      const { first, last } = preview
      if (first !== range.first || last !== range.last) editor.execute({ type: 'setRange', id, span: { first, last } })
    },
  }
}

/** Around each sibling and all that hangs on it, in their order. */
export function boxesOf(scene: Scene, parent: NodeId): ReadonlyMap<NodeId, Rect> {
  const boxes = new Map<NodeId, Rect>()
  for (const id of standingSiblings(scene.snapshot, parent)) {
    const box = scene.branchBox(id)
    if (box) boxes.set(id, box)
  }
  return boxes
}

/** By nearness, not by height: in a fish bone siblings do not stand one below the other. */
export function respanned(
  boxes: ReadonlyMap<NodeId, Rect>,
  span: { readonly first: NodeId; readonly last: NodeId },
  end: SpanEnd,
  point: Point,
): RangePreview | null {
  const siblings = [...boxes.keys()]
  let [nearest, least] = [span[end], Number.POSITIVE_INFINITY]
  for (const [id, box] of boxes) {
    const away = distanceTo(box, point)
    if (away < least) [nearest, least] = [id, away]
  }
  const { first, last } = withEnd(siblings, { first: span.first, last: span.last }, end, nearest)
  const around = union(spanned(siblings, { first, last }).flatMap((id) => boxes.get(id) ?? []))
  return around && { kind: 'range', first, last, rect: inflate(around, air) }
}

function distanceTo({ x, y, width, height }: Rect, point: Point): number {
  return Math.hypot(Math.max(x - point.x, 0, point.x - x - width), Math.max(y - point.y, 0, point.y - y - height))
}
