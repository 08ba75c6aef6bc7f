import { flattenPath, type Path, type Point, pathBounds, type Rect, rectangle } from '@ramify/geometry'
import { rectOnGrid } from './fine-grid.ts'

/** A shape as connectors see it. Everything is on the page, turned as the shape is. */
export interface RoutedShape {
  readonly id: string
  /** The one closed line around it. Where it is empty, its box is. */
  readonly outline: Path
  /** Where its box is before it is turned, and by how many degrees it is turned around its centre. */
  readonly frame: Rect & { readonly turn: number }
  /** Around its outline, where that is known without looking at it. */
  readonly bounds?: Rect | undefined
  /** Places with names that connectors can be attached to. */
  readonly ports: readonly NamedPort[]
  /** Whether lines go around it. They do not go around groups, lanes and containers. */
  readonly isObstacle: boolean
}

export interface NamedPort {
  readonly name: string
  readonly point: Point
}

/** The outline of a shape as corners, and the box around it on the fine grid. */
export interface Border {
  readonly corners: readonly Point[]
  readonly bounds: Rect
}

/** The last ones that were asked for: a route asks for the same two many times, and those of a whole page take too much memory. */
const borders = new Map<RoutedShape, Border>()
const mostBorders = 256

export function borderOf(shape: RoutedShape): Border {
  let border = borders.get(shape)
  if (!border) {
    const { outline: whole, frame } = shape
    const outline = whole.length > 0 ? whole : rectangle(frame)
    border = { corners: flattenPath(outline)[0] ?? [], bounds: rectOnGrid(pathBounds(outline) ?? frame) }
    if (borders.size >= mostBorders) borders.clear()
    borders.set(shape, border)
  }
  return border
}

/** What lines go around; undefined for what they do not go around, and for what has no inside. */
export function obstacleBox(shape: RoutedShape): Rect | undefined {
  const box = shape.isObstacle ? rectOnGrid(shape.bounds ?? borderOf(shape).bounds) : undefined
  return box && box.width > 0 && box.height > 0 ? box : undefined
}
