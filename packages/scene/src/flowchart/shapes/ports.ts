import { flattenPath, type Path, type Point } from '@ramify/geometry'
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

/** Where lines have a value of one coordinate: the values of the other. */
function crossings(lines: readonly (readonly Point[])[], along: 'x' | 'y', value: number): number[] {
  const across = along === 'x' ? 'y' : 'x'
  const found: number[] = []
  for (const points of lines) {
    for (let at = 1; at < points.length; at++) {
      const [from, to] = [points[at - 1] as Point, points[at] as Point]
      const [low, high] = [Math.min(from[along], to[along]), Math.max(from[along], to[along])]
      if (value < low || value > high) continue
      if (low === high) found.push(from[across], to[across])
      else found.push(from[across] + ((value - from[along]) / (to[along] - from[along])) * (to[across] - from[across]))
    }
  }
  return found
}
