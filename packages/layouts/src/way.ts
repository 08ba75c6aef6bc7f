/** Which part the arrays of blocks play when children follow each other in one direction and grow in another. */
export interface Way {
  /** Where children stand in their line, and how far they reach back and on in it. */
  readonly along: Float64Array
  readonly before: Float64Array
  readonly after: Float64Array
  /** Where they stand away from their parent, and how far they reach towards it and away from it. */
  readonly out: Float64Array
  readonly near: Float64Array
  readonly far: Float64Array
  /** Whether children grow towards larger numbers. */
  readonly sign: 1 | -1
  /** Only children that are flipped, or only those that are not. */
  readonly side: 0 | 1
}

/** By where children grow to. */
export interface Ways {
  /** One below the other. */
  readonly right: Way
  /** The mirror image of it. */
  readonly left: Way
  /** Side by side, from the left to the right. */
  readonly down: Way
}

/** What children are placed with, by their index; `blocks.ts` says what each means. */
export interface Reaches {
  readonly dx: Float64Array
  readonly dy: Float64Array
  readonly left: Float64Array
  readonly right: Float64Array
  readonly up: Float64Array
  readonly down: Float64Array
}

/** Made once for all nodes: with ten thousand of them, what each throws away is a collection soon. */
export function waysOf({ dx, dy, left, right, up, down }: Reaches): Ways {
  const sideways = { along: dy, before: up, after: down, out: dx, near: left, far: right }
  return {
    right: { ...sideways, sign: 1, side: 0 },
    left: { ...sideways, sign: -1, side: 1 },
    down: { along: dx, before: left, after: right, out: dy, near: up, far: down, sign: 1, side: 0 },
  }
}

/** How much of its line a block takes. */
export function lengthOf(node: number, { before, after }: Way): number {
  return node < 0 ? 0 : (before[node] as number) + (after[node] as number)
}

/** How much room it takes away from the parent. */
export function depthOf(node: number, { near, far }: Way): number {
  return (near[node] as number) + (far[node] as number)
}
