import type { LineId, NodeId } from '@ramify/document'
import type { Point } from '@ramify/geometry'
import { relationCurve, type Scene } from '@ramify/scene'
import type { HandleDrag } from '../gestures/handle-drag.ts'
import type { LinePreview } from '../gestures/preview.ts'
import { relationOf } from '../items/selected-item.ts'
import { curveTo } from './curve-to.ts'

/** A topic this near takes the end, on the screen. */
const near = 16

/** Brings one end of a line to another topic. */
export function reattachLine(id: LineId, end: 'from' | 'to'): HandleDrag {
  return {
    preview: (editor, point) => reattached(editor.scene.get(), id, end, point, near / editor.view.get().zoom),
    drop: (editor, preview) => {
      const target = preview.kind === 'line' ? preview.target : null
      const line = editor.document.snapshot.lines.get(id)
      if (target !== null && line && line[end] !== target) editor.execute({ type: 'setLine', id, [end]: target })
    },
  }
}

/** The line as it would be; the topic that holds its other end cannot hold this one too. */
export function reattached(
  scene: Scene,
  id: LineId,
  end: 'from' | 'to',
  point: Point,
  slack: number,
): LinePreview | null {
  const relation = relationOf(scene, id)
  if (!relation) return null
  const { line } = relation
  const other = end === 'from' ? line.to : line.from
  const found: NodeId | null = scene.nodeAt(point, slack)
  const target = found === other ? null : found
  const fixed = scene.placeOf(other)
  const there = target === null ? undefined : scene.placeOf(target)
  if (!fixed) return null
  if (!there) return { kind: 'line', curve: curveTo(fixed, point), target: null }
  const curve = end === 'from' ? relationCurve(there, fixed, line.bend) : relationCurve(fixed, there, line.bend)
  return { kind: 'line', curve, target }
}
