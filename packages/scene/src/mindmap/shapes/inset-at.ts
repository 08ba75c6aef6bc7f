import { flattenPath, type Path, type Point, type Size } from '@ramify/geometry'
import type { Direction } from '@ramify/layouts'
import { crossings } from '../../drawing/crossings.ts'
import type { Shape } from './shape.ts'

/** How far inside of a side of its box a form begins, at a place along that side; 0 for one that fills its box. */
export function insetAt(shape: Shape, size: Size, side: Direction, at: number): number {
  if (!shape.outline) return 0
  const { width, height } = size
  const lines = linesOf(shape, size)
  const isAcross = side === 'left' || side === 'right'
  const met = crossings(lines, isAcross ? 'y' : 'x', at)
  if (met.length === 0) return 0
  const far = isAcross ? width : height
  const inset = side === 'left' || side === 'up' ? Math.min(...met) : far - Math.max(...met)
  return Math.min(Math.max(0, inset), far / 2)
}

/** Lines are asked for many times while a map is drawn, and all of one size share them. */
function linesOf(shape: Shape, { width, height }: Size): readonly (readonly Point[])[] {
  const key = `${width} ${height}`
  const known = made.get(shape) ?? new Map<string, readonly (readonly Point[])[]>()
  made.set(shape, known)
  let lines = known.get(key)
  if (!lines) {
    if (known.size > mostSizes) known.clear()
    lines = flattenPath(outlineIn(shape, width, height), tolerance)
    known.set(key, lines)
  }
  return lines
}

function outlineIn(shape: Shape, width: number, height: number): Path {
  return shape.outline?.({ x: 0, y: 0, width, height }) ?? []
}

const made = new WeakMap<Shape, Map<string, readonly (readonly Point[])[]>>()
const mostSizes = 500
const tolerance = 0.1
