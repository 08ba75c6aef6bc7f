import type { Size } from '@ramify/geometry'

/**
 * Trees of boxes in preorder: the branch of `i` is `i` to `end[i] - 1`, its first child `i + 1`, the next sibling of a
 * child `end[child]`. Flat, because ten thousand boxes are placed again after every keystroke.
 */
export interface Forest {
  readonly size: number
  /** -1 for the top of a tree. The first tree is the map's own, others float. */
  readonly parent: Int32Array
  readonly end: Int32Array
  /** How deep a box counts for spacing: 0, 1, and 2 for all deeper ones. */
  readonly level: Uint8Array
  readonly width: Float64Array
  readonly height: Float64Array
  /** Room past the box on the side where its branch grows, e.g. for the number of what is folded. */
  readonly tail: Float64Array
  /** Set by a person, honoured by layouts with two sides: 1 right, -1 left, 0 automatic. */
  readonly side: Int8Array
  /** Moved by a person from the automatic place, its branch along. For the top of a tree: where its centre stands. */
  readonly shiftX: Float64Array
  readonly shiftY: Float64Array
  /** 1 for the topic of a summary: a child in the tree that does not stand among its siblings. */
  readonly apart: Uint8Array
  /** Names of layouts that branches have of their own. */
  readonly own: ReadonlyMap<number, string>
  /** Summaries and boundaries, by parent. */
  readonly spans: ReadonlyMap<number, readonly Span[]>
  /** Room for what stands on the top of a box; few have any. */
  readonly calloutSpace: ReadonlyMap<number, Size>
}

/** Neighbouring children that something is drawn around or beside. */
export interface Span {
  readonly first: number
  readonly last: number
  /** The summary's topic, or -1. */
  readonly topic: number
  /** Room before the first and after the last. */
  readonly before: number
  readonly after: number
  /** Room past the branches, on the side where they grow; the topic stands behind it. */
  readonly beyond: number
}
