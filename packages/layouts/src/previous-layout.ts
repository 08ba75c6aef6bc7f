import type { Blocks } from './blocks.ts'
import type { Forest } from './forest.ts'
import { type Layout, type Spacing, sameSpacing } from './layout.ts'

interface PreviousLayout {
  readonly forest: Forest
  readonly name: string
  readonly spacing: Spacing
  readonly layouts: readonly Layout[]
  readonly blocks: Blocks
}

interface Usable extends Pick<PreviousLayout, 'layouts' | 'blocks'> {
  /** 1 for boxes whose block has to be made again; those above them are still to be marked. */
  readonly stale: Uint8Array
}

let previous: PreviousLayout | null = null

/** Its blocks are those that every layout works in: it is of use until the next one. */
export function keepLayout(layout: PreviousLayout): void {
  previous = layout
}

/**
 * The layout before this one, if it was of the same trees: with a letter one box of thousands has another size, and only its block
 * and those it is in have to be made again. Null where anything else is different.
 */
export function takeLayout(forest: Forest, name: string, spacing: Spacing): Usable | null {
  const before = previous
  previous = null
  const isUsable =
    before !== null &&
    before.name === name &&
    isSameTree(before.forest, forest) &&
    sameSpacing(before.spacing, spacing) &&
    // The cells of a table are found from its top down.
    before.blocks.cells === null
  return isUsable ? { ...before, stale: staleIn(before.forest, forest) } : null
}

function isSameTree(one: Forest, other: Forest): boolean {
  return (
    one.size === other.size &&
    one.parent === other.parent &&
    one.end === other.end &&
    one.level === other.level &&
    one.apart === other.apart &&
    one.own === other.own &&
    one.spans === other.spans &&
    one.calloutSpace === other.calloutSpace
  )
}

const sizes = ['width', 'height', 'tail', 'side'] as const

function staleIn(before: Forest, forest: Forest): Uint8Array {
  const stale = new Uint8Array(forest.size)
  for (const key of sizes) {
    const [old, now] = [before[key], forest[key]]
    if (old === now) continue
    for (let node = 0; node < forest.size; node++) if (old[node] !== now[node]) stale[node] = 1
  }
  return stale
}
