import type { ChangeSort, RecordDifference } from '../../core/difference/keyed-difference.ts'
import type { Settings } from '../schema/settings.ts'
import type { CalloutId, LineId, MapSnapshot, NodeId, NodeSnapshot, RangeId } from '../snapshot/snapshot.ts'
import { walk } from '../snapshot/walk.ts'
import type { AttachmentDifferences } from './attachment-differences.ts'
import type { NodeDifference } from './node-differences.ts'

export type SettingName = Exclude<keyof Settings, 'kept'>

/** One step of a walk through everything that is different. */
export type MapChange =
  | {
      readonly item: 'node'
      /** A node that was changed or moved, or the top of a branch that was added or removed as a whole. */
      readonly id: NodeId
      readonly sort: ChangeSort
      /** How many nodes were added or removed with it, itself included; otherwise 1. */
      readonly nodes: number
    }
  | { readonly item: 'line'; readonly id: LineId; readonly sort: AttachmentSort }
  | { readonly item: 'range'; readonly id: RangeId; readonly sort: AttachmentSort }
  | { readonly item: 'callout'; readonly id: CalloutId; readonly sort: AttachmentSort }
  | { readonly item: 'setting'; readonly name: SettingName; readonly sort: 'changed' }

type AttachmentSort = RecordDifference<string>['sort']

interface Differences extends AttachmentDifferences {
  readonly nodes: ReadonlyMap<NodeId, NodeDifference>
  readonly settings: readonly SettingName[]
}

/** All changes in reading order: each node, then what hangs on it; the settings of the map last. */
export function changesInOrder(
  before: MapSnapshot,
  after: MapSnapshot,
  merged: MapSnapshot,
  differences: Differences,
): MapChange[] {
  const attached = attachmentChanges(before, after, differences)
  const different = [...walk(merged)].filter(({ id }) => differences.nodes.has(id) || attached.has(id))
  const nodes = nodeChanges(different, differences.nodes)
  const changes = different.flatMap(({ id }) => [...(nodes.get(id) ?? []), ...(attached.get(id) ?? [])])
  return [...changes, ...differences.settings.map((name): MapChange => ({ item: 'setting', name, sort: 'changed' }))]
}

/** One change for each, but nodes that were added or removed together are one change of the topmost. */
function nodeChanges(
  different: readonly NodeSnapshot[],
  differences: ReadonlyMap<NodeId, NodeDifference>,
): Map<NodeId, readonly MapChange[]> {
  const tops = new Map<NodeId, NodeId>()
  const sizes = new Map<NodeId, number>()
  for (const { id, parent } of different) {
    const sort = differences.get(id)?.sort
    if (sort === undefined) continue
    const isPart = (sort === 'added' || sort === 'removed') && parent !== null && differences.get(parent)?.sort === sort
    const top = isPart ? (tops.get(parent) as NodeId) : id
    tops.set(id, top)
    sizes.set(top, (sizes.get(top) ?? 0) + 1)
  }
  const changes = new Map<NodeId, readonly MapChange[]>()
  for (const [id, nodes] of sizes) {
    changes.set(id, [{ item: 'node', id, sort: (differences.get(id) as NodeDifference).sort, nodes }])
  }
  return changes
}

/** By the node where each stands. */
function attachmentChanges(
  before: MapSnapshot,
  after: MapSnapshot,
  { nodes, lines, ranges, callouts }: Differences,
): Map<NodeId, MapChange[]> {
  const found = new Map<NodeId, MapChange[]>()
  const add = (change: MapChange, at: NodeId, hangsOn: readonly (NodeId | null)[]) => {
    // What came or went together with a node is part of that change.
    if (hangsOn.some((id) => id !== null && isSame(nodes.get(id)?.sort, change.sort))) return
    const here = found.get(at)
    if (here) here.push(change)
    else found.set(at, [change])
  }
  for (const [id, { sort }] of callouts) {
    const { node } = existing(before.callouts, after.callouts, id)
    add({ item: 'callout', id, sort }, node, [node])
  }
  for (const [id, { sort }] of ranges) {
    const { first, last, topic } = existing(before.ranges, after.ranges, id)
    add({ item: 'range', id, sort }, first, [first, last, topic])
  }
  for (const [id, { sort }] of lines) {
    const { from, to } = existing(before.lines, after.lines, id)
    add({ item: 'line', id, sort }, from, [from, to])
  }
  return found
}

function existing<T>(before: ReadonlyMap<string, T>, after: ReadonlyMap<string, T>, id: string): T {
  return (after.get(id) ?? before.get(id)) as T
}

function isSame(ofNode: ChangeSort | undefined, sort: ChangeSort): boolean {
  return ofNode === sort && (sort === 'added' || sort === 'removed')
}
