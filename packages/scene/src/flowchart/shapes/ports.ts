import { flattenPath, type Path } from '@ramify/geometry'
import { crossings } from '../../drawing/crossings.ts'
import type { FlowShape, ShapeBox, ShapePort } from './flow-shape.ts'

/** Where connectors attach to a shape of this size. */
export function portsOf(shape: FlowShape, box: ShapeBox): readonly ShapePort[] {
  return shape.ports?.(box) ?? middlePorts(shape.outline(box), box)
}

/** Where the middles of a box meet an outline, as far out as they do. */
function middlePorts(outline: Path, { width, height }: ShapeBox): ShapePort[] {
  const lines = flattenPath(outline, tolerance)
  const [x, y] = [width / 2, height / 2]
  const ys = crossings(lines, 'x', x)
  const xs = crossings(lines, 'y', y)
  return [
    { name: 'top', side: 'top', point: { x, y: Math.min(...ys, height) } },
    { name: 'right', side: 'right', point: { x: Math.max(...xs, 0), y } },
    { name: 'bottom', side: 'bottom', point: { x, y: Math.max(...ys, 0) } },
    { name: 'left', side: 'left', point: { x: Math.min(...xs, width), y } },
  ]
}

const tolerance = 0.05
