import type { Cells } from './cells.ts'
import { type Reaches, type Ways, waysOf } from './way.ts'

/**
 * Work in progress of a layout, of no use after it: a block is a box with its branch. Numbers are relative to the centre
 * of the box: `dx` and `dy` from the parent's centre, as if nothing were flipped, the others how far the block reaches.
 */
export interface Blocks extends Reaches {
  /** 1: mirrored, left for right. */
  readonly flipped: Uint8Array
  /** The directions to line children up in. */
  readonly ways: Ways
  /** The layout in force at each box: who knows it knows more of a branch than how far it reaches. */
  readonly layouts: readonly object[]
  /** How far the cells of tables reach; null as long as there is no table. */
  cells: Cells | null
}

/**
 * The same arrays for every map, one layout after the other: half a megabyte that ten thousand topics throw away with every
 * keystroke would be a collection soon.
 */
export function emptyBlocks(size: number, layouts: readonly object[]): Blocks {
  if (kept.dx.length < size) kept = newArrays(Math.ceil(1.25 * size))
  kept.dx.fill(0, 0, size)
  kept.dy.fill(0, 0, size)
  kept.flipped.fill(0, 0, size)
  return { ...kept, layouts, cells: null }
}

let kept = newArrays(0)

function newArrays(size: number) {
  const reaches = {
    dx: new Float64Array(size),
    dy: new Float64Array(size),
    flipped: new Uint8Array(size),
    left: new Float64Array(size),
    right: new Float64Array(size),
    up: new Float64Array(size),
    down: new Float64Array(size),
  }
  return { ...reaches, ways: waysOf(reaches) }
}
