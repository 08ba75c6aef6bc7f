import { nodeGap, type TidyPlaces } from './graph.ts'

interface LaneNode {
  readonly id: string
  readonly width: number
  readonly height: number
}

export interface LanePlan {
  /** From the left upper corner of each shape's lane. */
  readonly places: TidyPlaces
  /** How thick each lane has to be for what is in it; in the order of the lanes. */
  readonly thickness: readonly number[]
  /** How long all of them have to be, after their headers. */
  readonly length: number
}

const padding = 30

/**
 * Each shape stays in its lane, at the place along the lanes that it has in the arrangement of all of them: what follows in another lane
 * stands further along. Shapes of one lane at the same place stand one below the other, in the order they have there.
 */
export function placeInLanes(
  lanes: readonly (readonly LaneNode[])[],
  arranged: TidyPlaces,
  direction: 'rows' | 'columns',
  /** What the header of each lane takes along it. */
  header: number,
): LanePlan {
  const isRows = direction === 'rows'
  const along = (id: string) => (isRows ? arranged.get(id)?.x : arranged.get(id)?.y) ?? 0
  const across = (id: string) => (isRows ? arranged.get(id)?.y : arranged.get(id)?.x) ?? 0
  const lengthOf = ({ width, height }: LaneNode) => (isRows ? width : height)
  const depthOf = ({ width, height }: LaneNode) => (isRows ? height : width)
  const all = lanes.flat()
  const first = Math.min(...all.map(({ id }) => along(id)))
  const startOf = (node: LaneNode) => header + padding + along(node.id) - first
  const places = new Map<string, { x: number; y: number }>()
  const thickness = lanes.map((nodes) => {
    const stacks = stacked(nodes, startOf, lengthOf, across)
    const depths = stacks.map((stack) => stack.reduce((sum, node) => sum + depthOf(node) + nodeGap, -nodeGap))
    const depth = Math.max(0, ...depths) + 2 * padding
    for (const [nth, stack] of stacks.entries()) {
      let at = (depth - (depths[nth] ?? 0)) / 2
      for (const node of stack) {
        places.set(node.id, isRows ? { x: startOf(node), y: at } : { x: at, y: startOf(node) })
        at += depthOf(node) + nodeGap
      }
    }
    return depth
  })
  const length = all.reduce((most, node) => Math.max(most, startOf(node) + lengthOf(node)), header) + padding
  return { places, thickness, length }
}

/** Groups those that would lie on each other in one lane. */
function stacked<Node extends LaneNode>(
  nodes: readonly Node[],
  startOf: (node: Node) => number,
  lengthOf: (node: Node) => number,
  across: (id: string) => number,
): Node[][] {
  const stacks: { nodes: Node[]; end: number }[] = []
  for (const node of [...nodes].sort((a, b) => startOf(a) - startOf(b))) {
    const last = stacks.at(-1)
    const end = startOf(node) + lengthOf(node)
    if (last && startOf(node) < last.end) {
      last.nodes.push(node)
      last.end = Math.max(last.end, end)
    } else stacks.push({ nodes: [node], end })
  }
  return stacks.map((stack) => stack.nodes.sort((a, b) => across(a.id) - across(b.id)))
}
