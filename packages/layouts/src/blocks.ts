import { type Reaches, type Ways, waysOf } from './way.ts'

/**
 * Work in progress of a layout: a block is a box with its branch. Numbers are relative to the centre of the box: `dx` and
 * `dy` from the parent's centre, as if nothing were flipped, the others how far the block reaches.
 */
export interface Blocks extends Reaches {
  /** 1: mirrored, left for right. */
  readonly flipped: Uint8Array
  /** The directions to line children up in. */
  readonly ways: Ways
}

export function newBlocks(size: number): Blocks {
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
