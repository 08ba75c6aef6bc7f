import type { NodeId } from '@ramify/document'
import { type Forest, layoutByName, type Places } from '@ramify/layouts'
import type { Plan } from './plan.ts'

/**
 * On which side the children of one topic stand that nobody put there. Layouts choose sides by height: kept over changes, a topic
 * that grows throws nobody across the root.
 */
export interface AutomaticSides {
  /** The layout that chose them: another one chooses anew. */
  readonly layout: string
  /** 1 as the topic's branch grows, -1 on the other side. */
  readonly sides: ReadonlyMap<NodeId, 1 | -1>
}

export type SidesByTopic = ReadonlyMap<NodeId, AutomaticSides>

export const noSides: SidesByTopic = new Map()

/** The forest with these sides in the place of those that are free. */
export function withSides(plan: Plan, layout: string, known: SidesByTopic): Forest {
  const { forest, faces } = plan
  if (known.size === 0) return forest
  const side = forest.side.slice()
  for (const { node, name } of twoSided(plan, layout)) {
    const chosen = known.get(faces[node]?.node.id ?? '')
    if (chosen?.layout !== name) continue
    for (const child of childrenOf(forest, node)) {
      if (side[child] === 0) side[child] = chosen.sides.get(faces[child]?.node.id ?? '') ?? 0
    }
  }
  return { ...forest, side }
}

/** Whether all of the chosen ones are among the known ones. */
export function hasSides(known: SidesByTopic, chosen: SidesByTopic): boolean {
  for (const [id, { layout, sides }] of chosen) {
    const before = known.get(id)
    if (before?.layout !== layout) return false
    for (const [child, side] of sides) if (before.sides.get(child) !== side) return false
  }
  return true
}

/** Those that were chosen in a map as it stands. */
export function sidesIn(plan: Plan, layout: string, { mirrored }: Places): SidesByTopic {
  const { forest, faces } = plan
  const found = new Map<NodeId, AutomaticSides>()
  for (const { node, name } of twoSided(plan, layout)) {
    const sides = new Map<NodeId, 1 | -1>()
    for (const child of childrenOf(forest, node)) {
      const face = faces[child]
      if (face && face.node.side === null) sides.set(face.node.id, mirrored[child] === mirrored[node] ? 1 : -1)
    }
    const id = faces[node]?.node.id
    if (id !== undefined && sides.size > 0) found.set(id, { layout: name, sides })
  }
  return found
}

function* twoSided({ forest }: Plan, layout: string): Generator<{ node: number; name: string }> {
  const names = new Map(forest.size > 0 ? [[0, layout], ...forest.own] : [])
  for (const [node, name] of names) if (layoutByName(name).hasSides) yield { node, name }
}

function* childrenOf({ end, apart }: Forest, node: number): Generator<number> {
  const stop = end[node] as number
  for (let child = node + 1; child < stop; child = end[child] as number) if (!apart[child]) yield child
}
