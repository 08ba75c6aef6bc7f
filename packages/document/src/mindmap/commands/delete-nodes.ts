import type { MapSnapshot, NodeId } from '../snapshot/snapshot.ts'
import { topmost, walk } from '../snapshot/walk.ts'
import { nodesOf, notRoot } from './arguments.ts'
import type { CommandContext, Plan } from './plan.ts'

/**
 * Hides branches: every node in them that can be seen here, the lines that end there, the callouts that speak of them and
 * the ranges over nothing else or whose topic goes. What somebody else adds there meanwhile lives on elsewhere.
 */
export interface DeleteNodes {
  readonly type: 'deleteNodes'
  readonly ids: readonly NodeId[]
}

export function deleteNodes({ ids }: DeleteNodes, context: CommandContext): Plan {
  const { snapshot } = context
  const tops = nodesOf(context, ids).map((node) => notRoot(context, node).id)
  const going = new Set<NodeId>()
  for (const { id } of walk(snapshot, topmost(snapshot, tops))) going.add(id)
  const lines = [...snapshot.lines.values()].filter(({ from, to }) => going.has(from) || going.has(to))
  const callouts = [...snapshot.callouts.values()].filter(({ node }) => going.has(node))
  const ranges = [...snapshot.ranges].flatMap(([id, { topic }]) =>
    (topic !== null && going.has(topic)) || spansOnly(snapshot, id, going) ? [id] : [],
  )
  return {
    write(writer) {
      for (const id of going) writer.hide('nodes', id)
      for (const { id } of lines) writer.hide('lines', id)
      for (const { id } of callouts) writer.hide('callouts', id)
      for (const id of ranges) writer.hide('ranges', id)
    },
  }
}

function spansOnly(snapshot: MapSnapshot, id: string, going: ReadonlySet<NodeId>): boolean {
  const range = snapshot.ranges.get(id)
  const siblings = range && snapshot.nodes.get(range.parent)?.children
  if (!range || !siblings || !going.has(range.first) || !going.has(range.last)) return false
  const covered = siblings.slice(siblings.indexOf(range.first), siblings.indexOf(range.last) + 1)
  return covered.every((child) => going.has(child))
}
