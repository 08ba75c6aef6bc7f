import { bad } from '../../core/arguments.ts'
import { isNewId, newId } from '../../core/ids/new-id.ts'
import { planNewRecords } from '../../core/new-records.ts'
import { keysBetween } from '../../core/order/order-key.ts'
import type { CollectionName } from '../schema/collections.ts'
import { nodeGroups } from '../schema/node-groups.ts'
import { type Place, writePlace } from '../schema/place.ts'
import type { NodeId } from '../snapshot/snapshot.ts'
import { free } from './arguments.ts'
import { type NodeContent, type StoredNode, storedNode } from './node-content.ts'
import { type CommandContext, type NewRecord, type Plan, Refused } from './plan.ts'

interface NewNode extends StoredNode {
  readonly id: NodeId
  readonly children: NewNode[]
}

/** A forest checked and given ids, its roots first. */
export interface NewForest {
  readonly roots: readonly NewNode[]
  readonly all: readonly NewNode[]
}

export function newForest(context: CommandContext, forest: unknown): NewForest {
  if (!Array.isArray(forest) || forest.length === 0) throw bad('forest')
  const taken = new Set<NodeId>()
  const met = new Set<unknown>()
  const all: NewNode[] = []
  const roots: NewNode[] = []
  const waiting = forest.toReversed().map((content: unknown) => ({ content, siblings: roots }))
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    // The same object twice is two nodes with one id, or a branch without end.
    if (met.has(next.content)) throw bad('forest')
    met.add(next.content)
    const node: NewNode = { ...withId(context, storedNode(next.content), taken), children: [] }
    next.siblings.push(node)
    all.push(node)
    const children = (next.content as NodeContent).children ?? []
    for (let at = children.length - 1; at >= 0; at--) waiting.push({ content: children[at], siblings: node.children })
  }
  return { roots, all }
}

/** The plan that lets a forest be born, its roots at these places, and what else comes with it. */
export function planForest(
  context: CommandContext,
  forest: NewForest,
  places: readonly Place[],
  more: readonly NewRecord[] = [],
): Plan {
  const standing = new Map<NewNode, Place>()
  for (const [nth, root] of forest.roots.entries()) {
    const place = places[nth] as Place
    standing.set(root, { ...place, side: place.side ?? root.side })
  }
  for (const { id, children } of forest.all) {
    const keys = keysBetween(null, null, children.length, context.random)
    for (const [nth, child] of children.entries()) {
      standing.set(child, { parent: id, at: null, order: keys[nth] as string, side: child.side })
    }
  }
  const created = context.now()
  const newRecords = forest.all.flatMap((node): NewRecord[] => [
    {
      collection: 'nodes',
      id: node.id,
      groups: { created, ...node.groups, place: writePlace(standing.get(node) as Place) },
      texts: node.texts,
    },
    ...node.callouts.map(({ groups, texts }) => {
      const id = newId(context.random)
      return { collection: 'callouts' as const, id, groups: { ...groups, node: node.id }, texts }
    }),
  ])
  return {
    ...planNewRecords(context.collections, groupsOf, [...newRecords, ...more]),
    ids: forest.roots.map((root) => root.id),
  }
}

function withId<T extends StoredNode>(context: CommandContext, node: T, taken: Set<NodeId>): T & { id: NodeId } {
  const id = node.id ?? newId(context.random)
  if (!isNewId(id)) throw bad('id')
  if (taken.has(id)) throw new Refused({ code: 'id-taken', id })
  taken.add(free(context, 'nodes', id))
  return { ...node, id }
}

/** Every group that a record of a collection can have. */
export const groupsOf: { readonly [K in CollectionName]: readonly string[] } = {
  nodes: ['place', ...Object.keys(nodeGroups).filter((group) => group !== 'text' && group !== 'note')],
  lines: ['ends', 'bend', 'look'],
  ranges: ['span', 'topic', 'kind', 'look'],
  callouts: ['node', 'at', 'look'],
}
