import { flattenPath, type Path, type Point, pathBounds, type Rect, rectangle } from '@ramify/geometry'

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

/** The outline of a shape as corners, and the box around it. */
export interface Border {
  readonly corners: readonly Point[]
  readonly bounds: Rect
}

const borders = new WeakMap<RoutedShape, Border>()

export function borderOf(shape: RoutedShape): Border {
  let border = borders.get(shape)
  if (!border) {
    const outline = shape.outline.length > 0 ? shape.outline : rectangle(shape.frame)
    border = { corners: flattenPath(outline)[0] ?? [], bounds: pathBounds(outline) ?? shape.frame }
    borders.set(shape, border)
  }
  return border
}
