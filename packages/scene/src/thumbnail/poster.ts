import type { Rect } from '@ramify/geometry'
import type { Layer, Primitive } from '../drawing/primitives.ts'
import { paintSvg, paintTile, type SvgOptions } from '../painters/svg.ts'
import { xmlText } from '../painters/xml.ts'

/** The places in a document by which somebody who opens it decides what to show first. */
export interface Landmarks {
  readonly bounds: Rect
  /** What everything else stands around; null where there is no such thing. */
  readonly root: Rect | null
  /** Around the root and what is next to it. */
  readonly mains: Rect | null
}

/** What a page must know of a poster to show it exactly where the document will be. It stands in the poster, as `data-poster`. */
export interface PosterFacts {
  /** Which part of the document is drawn. */
  readonly area: Rect
  readonly landmarks: Landmarks
  readonly paper: string
  /** What is drawn on the paper, as an SVG of `tileSide`; null: nothing. */
  readonly tile: string | null
}

export type PosterOptions = Omit<SvgOptions, 'padding' | 'background' | 'on' | 'scale'>

interface PosterInput extends Pick<PosterFacts, 'area' | 'landmarks' | 'paper'> {
  readonly layers: readonly Layer[]
  pattern(area: Rect): readonly Primitive[]
}

/** It is seen for a moment: outlines are half as fine as they could be. */
const detail = 0.5

/** A document as a viewer shows it first, life-size, until it can draw the document itself. */
export function paintPosterOf(
  { area, landmarks, paper, layers, pattern }: PosterInput,
  options: PosterOptions,
): string {
  const facts: PosterFacts = { area, landmarks, paper, tile: paintTile(pattern) }
  const part = { bounds: area, layers: () => layers, background: () => [] }
  const svg = paintSvg(part, { ...options, padding: 0, background: false, scale: detail })
  return svg.replace('<svg ', () => `<svg data-poster="${xmlText(JSON.stringify(facts))}" `)
}
