import type { Point, Rect } from '@ramify/geometry'
import type { Drawn, Layer } from '@ramify/scene'
import type { ComponentType } from 'react'
import type { ReadStore } from '../../platform/store.ts'
import type { CoreEditor } from '../core/editor.ts'
import type { PictureShelf } from './picture-shelf.ts'

/** How a kind of document is drawn on the screen. */
export interface CanvasKind {
  /** What is near enough to be read, as SVG in coordinates of the page. */
  readonly PageLayer: ComponentType
  /** What lies behind it and does not move with it, or moves by itself. */
  readonly BackgroundLayer?: ComponentType
}

/** What the drawing needs besides the core. */
export interface CanvasEditor extends CoreEditor {
  readonly kind: CanvasKind
  /** Pictures as they are painted from far away. */
  readonly farPictures: PictureShelf<CanvasImageSource>
  /** Parts of the page that are drawn as always while all else is dimmed. */
  readonly spotlight: Spotlight
  /** Null while nothing is carried; kinds that carry in another way have none. */
  readonly carried?: ReadStore<CarriedParts | null>
}

/** A part of the page. */
type FarPart = Pick<Drawn, 'farLayers'>

/**
 * The page while some of it is carried around: what moves is painted once, and its picture is moved. Null where the kind draws what moves
 * in another way.
 */
export interface CarriedParts {
  readonly moving: FarPart | null
  readonly rest: FarPart
  readonly by: Point
}

export interface Spotlight {
  /** Another value whenever other parts are lit. */
  readonly lit: ReadStore<unknown>
  /** The parts that are lit, for a scale at which they cannot be read; null: nothing is dimmed. */
  farLayers(area: Rect): readonly Layer[] | null
}
