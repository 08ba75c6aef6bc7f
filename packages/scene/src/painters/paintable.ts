import type { Rect } from '@ramify/geometry'
import type { Layer, Primitive } from '../primitives.ts'

/** All that painters know of a scene. */
export interface Paintable {
  readonly bounds: Rect
  layers(area?: Rect): readonly Layer[]
  background(area: Rect): readonly Primitive[]
}
