import { inflate, type Rect } from '@ramify/geometry'
import type { Drawing, Layer } from '../../drawing/primitives.ts'
import { SpatialIndex } from '../../drawing/spatial-index.ts'

/** Something that is painted, in the order of painting. */
export interface Paintwork {
  /** What it covers. */
  readonly pieces: readonly Rect[]
  readonly drawings: readonly Drawing[]
  /** Lines may cross each other in any order: nobody sees which one is above. */
  readonly isLine: boolean
  /** Ids of shapes that it only touches. */
  readonly touched: readonly string[]
  readonly id: string
}

/** Layers in which nothing covers anything else, so that painters may paint what looks alike at once. */
export function layersOf(works: readonly Paintwork[]): Layer[] {
  const layers: Drawing[][] = []
  const levels = levelsOf(works)
  for (const [nth, { drawings }] of works.entries()) {
    const level = levels[nth] as number
    layers[level] ??= []
    layers[level].push(...drawings)
  }
  return layers
}

/** For each how many layers are below it: one more than below the highest of those that it covers. */
function levelsOf(works: readonly Paintwork[]): Int32Array {
  const owners: number[] = []
  const pieces: Rect[] = []
  for (const [nth, work] of works.entries()) {
    for (const piece of work.pieces) {
      owners.push(nth)
      // Neighbours that share a border do not cover each other.
      pieces.push(inflate(piece, -shared))
    }
  }
  const levels = new Int32Array(works.length)
  const isDone = eachOverlap(pieces, SpatialIndex.of(pieces), (piece, other) => {
    const [upper, lower] = [owners[piece] as number, owners[other] as number]
    if (upper === lower || (levels[lower] as number) < (levels[upper] as number)) return
    if (covers(works[upper] as Paintwork, works[lower] as Paintwork)) levels[upper] = (levels[lower] as number) + 1
  })
  return isDone ? levels : levels.map((_, nth) => nth)
}

const shared = 1

function covers(upper: Paintwork, lower: Paintwork): boolean {
  if (upper.isLine && lower.isLine) return false
  return !upper.touched.includes(lower.id) && !lower.touched.includes(upper.id)
}

/**
 * Tells of each rectangle, in their order, which earlier ones it touches. False when there is no end to it, because thousands lie at one
 * place: then whoever asks has to do without.
 */
export function eachOverlap(
  rects: readonly Rect[],
  index: SpatialIndex,
  tell: (upper: number, lower: number) => void,
): boolean {
  let left = mostOverlaps
  for (let upper = 0; upper < rects.length; upper++) {
    index.forEach(rects[upper] as Rect, (lower) => {
      left--
      if (lower < upper) tell(upper, lower)
    })
    if (left < 0) return false
  }
  return true
}

const mostOverlaps = 1_000_000
