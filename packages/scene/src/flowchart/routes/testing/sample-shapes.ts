import type { Path, Point, Rect } from '@ramify/geometry'
import { rectangle } from '@ramify/geometry'
import type { RoutedShape } from '../routed-shape.ts'

/** Shapes for tests of routes. */
export function boxShape(id: string, frame: Rect, isObstacle = true): RoutedShape {
  return { id, outline: rectangle(frame), frame: { ...frame, turn: 0 }, ports: [], isObstacle }
}

export function diamondShape(id: string, frame: Rect): RoutedShape {
  const { x, y, width, height } = frame
  const corners: Point[] = [
    { x: x + width / 2, y },
    { x: x + width, y: y + height / 2 },
    { x: x + width / 2, y: y + height },
    { x, y: y + height / 2 },
  ]
  const outline: Path = [...corners.map((corner, nth) => [nth === 0 ? 'M' : 'L', corner.x, corner.y] as const), ['Z']]
  const ports = corners.map((point, nth) => ({ name: ['north', 'east', 'south', 'west'][nth] as string, point }))
  return { id, outline, frame: { ...frame, turn: 0 }, ports, isObstacle: true }
}
