import type { Point, Size } from '@ramify/geometry'
import type { Background } from '../../core/background.ts'
import type { ImageReference } from '../../core/image.ts'
import type { Kept } from '../../core/kept.ts'
import type { Link } from '../../core/link.ts'
import type { CoreChange } from '../../core/open-document.ts'
import type { RichText } from '../../core/text/rich-text.ts'
import type { PageGuides } from '../schema/guides.ts'

export type PageId = string
export type LayerId = string
export type ShapeId = string
export type ConnectorId = string
export type LabelId = string

/**
 * What a flowchart looks like at one moment: a function of any state of its document, on every replica the same. Objects that did not
 * change are the same objects as before.
 */
export interface FlowchartSnapshot extends FlowchartSettings {
  /** At least one, in the order of their tabs. */
  readonly pages: readonly PageSnapshot[]
  readonly layers: ReadonlyMap<LayerId, LayerSnapshot>
  readonly shapes: ReadonlyMap<ShapeId, ShapeSnapshot>
  readonly connectors: ReadonlyMap<ConnectorId, ConnectorSnapshot>
  readonly labels: ReadonlyMap<LabelId, LabelSnapshot>
}

/** What is chosen for a flowchart as a whole. */
export interface FlowchartSettings {
  readonly theme: string
  /** What lines do where they cross: `arc`, `gap` or nothing. */
  readonly jumps: string
  readonly kept?: Kept
}

export interface PageSnapshot {
  readonly id: PageId
  readonly name: RichText
  readonly order: string
  readonly background: Background | null
  /** The paper people chose; null for a page without end. */
  readonly size: Size | null
  readonly guides?: PageGuides
  /** From the lowest to the highest. Things on none of them lie below all. */
  readonly layers: readonly LayerId[]
  /** Shapes that are in no other one, from the back to the front. */
  readonly tops: readonly ShapeId[]
  readonly kept?: Kept
}

export interface LayerSnapshot {
  readonly id: LayerId
  readonly page: PageId
  readonly order: string
  readonly name: RichText
  readonly hidden: boolean
  readonly locked: boolean
}

/** Where something stands. Page and layer are those of the outermost shape it is in. */
interface Standing {
  readonly page: PageId
  readonly layer: LayerId | null
  /** Shapes and connectors of one page, and shapes in one shape, are drawn in the order of these keys. */
  readonly order: string
}

export interface ShapeSnapshot extends Standing {
  readonly id: ShapeId
  /** The group, lane or container it is in. */
  readonly parent: ShapeId | null
  /** From the back to the front. */
  readonly children: readonly ShapeId[]
  /** The name of its form. Names nobody knows are kept. */
  readonly kind: string
  readonly box: Box
  readonly text: RichText
  readonly note: RichText
  readonly look: ShapeLook
  readonly link: Link | null
  readonly image: ImageReference | null
  /** What those hear who do not see it. */
  readonly alt?: string
  readonly locked: boolean
  readonly stack: Stack | null
  readonly created?: number
  readonly kept?: Kept
}

/** From the left upper corner of the parent, which turns with the parent; of a shape in no other, on the page. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Degrees, clockwise, around its centre. */
  readonly turn: number
}

/** A shape with this puts the shapes in it one after the other: pools do it with their lanes, tables with their cells. */
export interface Stack {
  readonly direction: 'rows' | 'columns'
  /** Room for its own text, at one side. */
  readonly header: number
  readonly side: 'top' | 'left'
}

export interface ShapeLook {
  readonly fill?: string
  readonly gradient?: string
  readonly border?: string
  readonly borderWidth?: number
  readonly dash?: string
  readonly radius?: number
  readonly opacity?: number
  readonly shadow?: boolean
  readonly sketch?: boolean
  readonly color?: string
  readonly size?: number
  readonly family?: string
  readonly bold?: boolean
  readonly italic?: boolean
  readonly underline?: boolean
  readonly strike?: boolean
  readonly align?: 'left' | 'center' | 'right'
  readonly vertical?: 'top' | 'middle' | 'bottom'
  /** The side of the shape that its words stand at; without it they stand where its form has room for them. */
  readonly textPlace?: TextPlace
  readonly padding?: number
}

export type TextPlace = 'above' | 'below' | 'left' | 'right'

export interface ConnectorSnapshot extends Standing {
  readonly id: ConnectorId
  readonly from: End
  readonly to: End
  /** How it gets there: `orthogonal`, `straight`, `curved`, `rounded`. Names nobody knows are kept. */
  readonly style: string
  /** Points that people fixed, on the page. Without any the way is found. */
  readonly bends: readonly Point[]
  readonly look: ConnectorLook
  readonly link: Link | null
  readonly locked: boolean
  readonly created?: number
  readonly kept?: Kept
}

/** An end at a shape: at a port by name, at a place of its box (0 to 1), or wherever is best. Or an end at a point of the page. */
export type End = ShapeEnd | PointEnd

export interface ShapeEnd {
  readonly shape: ShapeId
  readonly port?: string
  readonly at?: Point
}

export interface PointEnd {
  readonly point: Point
}

export interface ConnectorLook {
  readonly color?: string
  readonly width?: number
  readonly dash?: string
  /** How round the corners of straight and orthogonal ones are. */
  readonly radius?: number
  readonly startArrow?: string
  readonly endArrow?: string
  readonly opacity?: number
  readonly sketch?: boolean
}

export interface LabelSnapshot {
  readonly id: LabelId
  readonly connector: ConnectorId
  /** How far along its connector, 0 to 1. */
  readonly at: number
  /** From there. */
  readonly offset: Point
  readonly text: RichText
  readonly look: LabelLook
}

export type LabelLook = Pick<
  ShapeLook,
  'fill' | 'color' | 'size' | 'family' | 'bold' | 'italic' | 'underline' | 'strike' | 'align'
>

export interface FlowchartChange extends CoreChange<FlowchartSnapshot> {
  /** Those that came, went or became others. */
  readonly shapes: ReadonlySet<ShapeId>
  readonly connectors: ReadonlySet<ConnectorId>
  readonly labels: ReadonlySet<LabelId>
  /** Whether pages or layers did. */
  readonly pages: boolean
  readonly settings: boolean
}

export const isShapeEnd = (end: End): end is ShapeEnd => 'shape' in end
