import type { Path, Pen, Rect } from '@ramify/geometry'
import type { Font } from '@ramify/text'

/** Everything a painter knows. Inside a drawing geometry is relative to the drawing's place. */
export type Primitive = ShapePrimitive | TracedPrimitive | TextPrimitive | ImagePrimitive | BackdropPrimitive

export interface ShapePrimitive {
  readonly kind: 'shape'
  readonly path: Path
  readonly fill: string | null
  /** What the fill becomes from the top to the bottom of the path. */
  readonly gradient?: string
  readonly stroke: string | null
  readonly strokeWidth: number
  /** Lengths of dashes and gaps; empty for a whole line. */
  readonly dash: readonly number[]
  /** Whether the ends and corners of the stroke are round. */
  readonly round: boolean
}

/** Many lines of one look, drawn straight to the painter's pen: for what is too much to be written down first. */
export interface TracedPrimitive {
  readonly kind: 'traced'
  trace(pen: Pen): void
  readonly fill: string | null
  readonly stroke: string | null
  readonly strokeWidth: number
}

/** One piece of one line of text, set at its baseline. */
export interface TextPrimitive {
  readonly kind: 'text'
  readonly text: string
  readonly x: number
  readonly baseline: number
  readonly width: number
  readonly font: Font
  /** None of our fonts has these characters: whatever the system has is squeezed into the width. */
  readonly fallback: boolean
  /** The name of the picture that stands for the text, which is one emoji then; drawn as text only where there is none. */
  readonly emoji: string | null
  readonly color: string
  readonly underline: boolean
  readonly strike: boolean
}

export interface ImagePrimitive {
  readonly kind: 'image'
  readonly resource: string
  readonly rect: Rect
  readonly radius: number
}

/** A picture behind a map: it covers its place and is faded, so that words stay readable. Where it is missing the paper shows. */
export interface BackdropPrimitive {
  readonly kind: 'backdrop'
  readonly resource: string
  readonly rect: Rect
  readonly opacity: number
}

/** Primitives that belong together, at a place of the page. */
export interface Drawing {
  readonly x: number
  readonly y: number
  /** Degrees, clockwise, around that place. */
  readonly turn?: number
  /** Of all of it together, below 1. */
  readonly opacity?: number
  /** What it shows, in words, where somebody said it: written into files that can have it. */
  readonly title?: string
  /** Where a press on it leads: an address that is allowed. */
  readonly link?: string
  /** What links to a place in the same document call it. */
  readonly anchor?: string
  readonly primitives: readonly Primitive[]
}

/** Drawings that do not cover each other, so that a painter may paint them in any order. */
export type Layer = readonly Drawing[]

export function filled(path: Path, fill: string): ShapePrimitive {
  return { kind: 'shape', path, fill, stroke: null, strokeWidth: 0, dash: noDash, round: false }
}

export function stroked(
  path: Path,
  stroke: string,
  strokeWidth: number,
  dash: readonly number[] = noDash,
): ShapePrimitive {
  return { kind: 'shape', path, fill: null, stroke, strokeWidth, dash, round: false }
}

/** With round ends and corners, as icons are drawn. */
export function drawn(path: Path, stroke: string, strokeWidth: number): ShapePrimitive {
  return { ...stroked(path, stroke, strokeWidth), round: true }
}

const noDash: readonly number[] = []
