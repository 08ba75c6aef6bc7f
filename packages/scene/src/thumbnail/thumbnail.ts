import type { Rect, Size } from '@ramify/geometry'
import type { Drawn, Paintable } from '../drawing/drawn.ts'
import { paintSvg, type SvgOptions } from '../painters/svg.ts'

/** A small picture of a document: what it shows, and how large. */
export interface Thumbnail extends Paintable {
  /** Pixels of the picture for one of the document. */
  readonly scale: number
  readonly paper: string
  /** The sizes of all words that it draws, in the document. */
  readonly words: readonly number[]
}

/** Of a card in a list, and of a card in a panel, in pixels of the screen. */
export const cardSize: ThumbnailSize = { width: 240, height: 138, padding: 8, isTile: false }
export const tileSize: ThumbnailSize = { width: 118, height: 76, padding: 5, isTile: true }

/** Where links are shown. It is painted `previewScale` times as large. */
export const previewSize: ThumbnailSize = { width: 400, height: 210, padding: 12, isTile: false }
export const previewScale = 3

export interface ThumbnailSize extends Size {
  readonly padding: number
  /** So small that there is room for one word per topic. */
  readonly isTile: boolean
}

/** Of any word, in pixels of the picture. */
export const leastText = 6
/** However little there is to draw. */
const largestScale = 0.7
const mostCharacters = 48_000
/** Characters that any word takes. */
const leastOfWord = 20
/** Places may be wider than their pictures: the paper goes on there, so much wider. */
export const widening = 1.5

/** The fullest that takes no more characters; null when there is nothing to draw. `enlarged`: shown so many times as large. */
export function paintThumbnail(
  thumbnails: Iterable<Thumbnail>,
  { enlarged = 1, ...options }: Omit<SvgOptions, 'padding' | 'background' | 'on' | 'scale'> & { enlarged?: number },
): string | null {
  for (const thumbnail of thumbnails) {
    // To paint a million words takes long, only to find out that they are too many.
    if (thumbnail.words.length * leastOfWord > mostCharacters * enlarged) continue
    const scale = thumbnail.scale * enlarged
    const svg = paintSvg(thumbnail, { ...options, padding: 0, on: thumbnail.paper, scale })
    if (svg.length <= mostCharacters * enlarged) return svg
  }
  return null
}

/** A whole page, as large as fits. */
export function thumbnailOf(page: Drawn, { width, height, padding }: ThumbnailSize): Thumbnail {
  const { bounds } = page
  const fitting = Math.min((width - 2 * padding) / bounds.width, (height - 2 * padding) / bounds.height)
  const scale = Math.min(largestScale, fitting)
  const parts = page.layers().flatMap((layer) => layer.flatMap(({ primitives }) => primitives))
  const area: Rect = {
    x: bounds.x + bounds.width / 2 - width / scale / 2,
    y: bounds.y + bounds.height / 2 - height / scale / 2,
    width: width / scale,
    height: height / scale,
  }
  return {
    scale,
    paper: page.paper,
    words: parts.flatMap((part) => (part.kind === 'text' ? part.font.size : [])),
    bounds: area,
    layers: () => page.layers(),
    background: () => page.background(widened(area)),
  }
}

/** The paper goes on beside the picture. */
export function widened({ x, y, width, height }: Rect): Rect {
  return { x: x - (width * (widening - 1)) / 2, y, width: width * widening, height }
}
