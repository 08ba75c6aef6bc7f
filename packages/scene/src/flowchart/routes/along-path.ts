import { between, distance, flattenPath, type Path, type Point } from '@ramify/geometry'
import { nearestOnPiece } from './border-points.ts'

export interface PlaceOnPath {
  readonly point: Point
  /** Where the line goes from there, of length 1. */
  readonly direction: Point
}

/** The place that is so far along a line, 0 to 1; null for a line without a point. */
export function placeOnPath(path: Path, share: number): PlaceOnPath | null {
  const pieces = piecesOf(path)
  let rest = Math.min(1, Math.max(0, share)) * lengthOf(pieces)
  for (const [nth, piece] of pieces.entries()) {
    if (rest <= piece.length || nth === pieces.length - 1) {
      const { from, to, length } = piece
      const point = between(from, to, Math.min(1, rest / length))
      return { point, direction: { x: (to.x - from.x) / length, y: (to.y - from.y) / length } }
    }
    rest -= piece.length
  }
  const [, x, y] = path[0] ?? []
  return x === undefined || y === undefined ? null : { point: { x, y }, direction: { x: 1, y: 0 } }
}

/** The place of a line next to a point, how far along it is (0 to 1), and how far away from the point. */
export function nearestOnPath(
  path: Path,
  point: Point,
): { readonly share: number; readonly point: Point; readonly distance: number } | null {
  const pieces = piecesOf(path)
  const total = lengthOf(pieces)
  let nearest: { share: number; point: Point; distance: number } | null = null
  let before = 0
  for (const { from, to, length } of pieces) {
    const on = nearestOnPiece(point, from, to)
    const away = distance(on, point)
    if (!nearest || away < nearest.distance) {
      nearest = { share: (before + distance(from, on)) / total, point: on, distance: away }
    }
    before += length
  }
  return nearest
}

interface StraightPiece {
  readonly from: Point
  readonly to: Point
  readonly length: number
}

/** Pieces of no length have no direction, and are left out. */
function piecesOf(path: Path): StraightPiece[] {
  return flattenPath(path).flatMap((line) =>
    line.flatMap((to, nth) => {
      const from = line[nth - 1]
      const length = from ? distance(from, to) : 0
      return from && length > 0 ? [{ from, to, length }] : []
    }),
  )
}

const lengthOf = (pieces: readonly StraightPiece[]): number => pieces.reduce((sum, { length }) => sum + length, 0)
