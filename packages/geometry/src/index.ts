export { type Cubic, cubicAt, cubicBounds, cubicTangent, flattenCubic, partOfCubic, reverseCubic } from './cubic.ts'
export { circle, ellipse, hexagon, pill, polygon, rectangle, roundedRectangle, sector } from './outlines.ts'
export { parsePath } from './parse-path.ts'
export {
  curveTo,
  type Path,
  type PathCommand,
  pathOf,
  reversePath,
  type Segment,
  scalePath,
  segmentsOf,
  translatePath,
} from './path.ts'
export { pathBounds } from './path-bounds.ts'
export { pathData, shortNumber } from './path-data.ts'
export { distanceToPath } from './path-distance.ts'
export { isInside } from './path-inside.ts'
export { flattenPath } from './path-points.ts'
export { type Pen, recordPath, tracePath } from './pen.ts'
export { between, distance, distanceToSegment } from './point.ts'
export { polyline } from './polyline.ts'
export {
  center,
  contains,
  containsRect,
  covering,
  fitInside,
  inflate,
  intersects,
  rectAround,
  rectBetween,
  translateRect,
  union,
} from './rect.ts'
export { ribbon } from './ribbon.ts'
export type { Point, Rect, Size } from './shapes.ts'
