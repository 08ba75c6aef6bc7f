import type { MapSnapshot, NodeId, NodeSnapshot, RangeSnapshot } from '../snapshot/snapshot.ts'

type Attachments = Pick<MapSnapshot, 'lines' | 'ranges' | 'callouts'>

/**
 * Lines, ranges and callouts once a branch is restored. Those that touch the branch, now or in the version, are as they were; all others
 * stay. What has lost its nodes goes.
 */
export function restoredAttachments(
  current: MapSnapshot,
  version: MapSnapshot,
  nodes: ReadonlyMap<NodeId, NodeSnapshot>,
  branch: ReadonlySet<NodeId>,
): Attachments {
  const isOfBranch = (id: NodeId | null) => id !== null && branch.has(id)
  return {
    lines: joined(
      current.lines,
      version.lines,
      ({ from, to }) => isOfBranch(from) || isOfBranch(to),
      (line) => (nodes.has(line.from) && nodes.has(line.to) ? line : null),
    ),
    callouts: joined(
      current.callouts,
      version.callouts,
      ({ node }) => isOfBranch(node),
      (callout) => (nodes.has(callout.node) ? callout : null),
    ),
    ranges: joined(
      current.ranges,
      version.ranges,
      ({ parent, topic }) => isOfBranch(parent) || isOfBranch(topic),
      (range, from) => rangeIn(nodes, range, (from === 'version' ? version : current).nodes.get(range.parent)),
    ),
  }
}

function joined<T>(
  current: ReadonlyMap<string, T>,
  version: ReadonlyMap<string, T>,
  isOfBranch: (item: T) => boolean,
  fitted: (item: T, from: 'current' | 'version') => T | null,
): ReadonlyMap<string, T> {
  const found = new Map<string, T>()
  for (const id of [...new Set([...current.keys(), ...version.keys()])].sort()) {
    const [now, older] = [current.get(id), version.get(id)]
    const isRestored = (now && isOfBranch(now)) || (older && isOfBranch(older))
    const item = isRestored ? older && fitted(older, 'version') : now && fitted(now, 'current')
    if (item) found.set(id, item)
  }
  return found
}

/** The range over those of its nodes that are still children of its parent. */
function rangeIn(
  nodes: ReadonlyMap<NodeId, NodeSnapshot>,
  range: RangeSnapshot,
  parent: NodeSnapshot | undefined,
): RangeSnapshot | null {
  const siblings = parent?.children ?? []
  const spanned = new Set(siblings.slice(siblings.indexOf(range.first), siblings.indexOf(range.last) + 1))
  const left = nodes.get(range.parent)?.children.filter((id) => spanned.has(id)) ?? []
  const [first, last] = [left[0], left.at(-1)]
  if (first === undefined || last === undefined) return null
  return { ...range, first, last, topic: range.topic !== null && nodes.has(range.topic) ? range.topic : null }
}
