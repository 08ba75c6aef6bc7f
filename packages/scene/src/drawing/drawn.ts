import type { Point, Rect } from '@ramify/geometry'
import type { Layer, Primitive } from './primitives.ts'

/** Something that is drawn and can be selected: each kind of document has its own types. */
export interface ItemRef<Type extends string = string> {
  readonly type: Type
  readonly id: string
}

/** All that painters know of a composed page. */
export interface Paintable {
  readonly bounds: Rect
  /** What is drawn in an area, in painting order; the background is apart. */
  layers(area?: Rect): readonly Layer[]
  background(area: Rect): readonly Primitive[]
}

/** One composed page of a document, whatever its kind: what the editor, exports and thumbnails know of it. */
export interface Drawn<Type extends string = string> extends Paintable {
  /** The colour behind everything. */
  readonly paper: string
  /** The same as `layers` for a scale under `farBelow`, where thousands of things have to be painted at once. */
  farLayers(area?: Rect): readonly Layer[]
  /** Where it looks different from an earlier one, as far as that is known and worth it; else null, and everything is painted. */
  changedAreas?(before: Drawn): readonly Rect[] | null
  /** The topmost item at a point; thin ones are hit within a distance. */
  hit(point: Point, slack: number): ItemRef<Type> | null
  /** What a frame that is drawn around an area selects: items whose boxes meet it. */
  itemsIn(area: Rect): readonly ItemRef<Type>[]
  /** Where an item stands; undefined while it is not shown. */
  boxOf(item: ItemRef<Type>): Rect | undefined
}
