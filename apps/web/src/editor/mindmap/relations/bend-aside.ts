import type { LineSnapshot } from '@ramify/document'
import type { Cubic, Point } from '@ramify/geometry'
import { bendThrough } from '@ramify/scene'
import { relationOf } from '../items/selected-item.ts'
import type { MapEditor } from '../map-editor.ts'

/** So far with each press of a key, in the map. */
const step = 16

/** Bends a line further to one side, as seen from its start: negative to the left. Both control points go along. */
export function bendAside(editor: MapEditor, { id, from, to, bend }: LineSnapshot, side: 1 | -1): void {
  const scene = editor.scene.get()
  const [start, end] = [scene.placeOf(from), scene.placeOf(to)]
  const curve = relationOf(scene, id)?.curve
  if (!start || !end || !curve) return
  const once = bendThrough(start, end, bend, 'control1', aside(curve, curve.control1, side * step))
  const twice = bendThrough(start, end, once, 'control2', aside(curve, curve.control2, side * step))
  editor.execute({ type: 'setLine', id, bend: twice })
}

function aside({ from, to }: Cubic, { x, y }: Point, by: number): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy) || 1
  return { x: x - (dy / length) * by, y: y + (dx / length) * by }
}
