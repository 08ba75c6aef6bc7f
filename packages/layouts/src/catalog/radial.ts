import type { Layout } from '../layout.ts'
import { placeOnRings } from '../placement/rings.ts'

/** Levels on rings around the root, from the top on with the clock; the branch of a topic stands in a sector of its own. */
export const radial: Layout = {
  arrange(node, forest, blocks, spacing) {
    const above = forest.parent[node] as number
    // The top of the rings places all that is on them: nobody below knows how much room the others need.
    if (above < 0 || blocks.layouts[above] !== radial) placeOnRings(node, forest, blocks, spacing, radial)
  },
  grows: 'right',
  beyond: 'right',
  exit: { x: 1, y: 0 },
  entry: { x: -1, y: 0 },
  spokes: true,
  line: 'straight',
}
