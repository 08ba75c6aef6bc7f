import type { Point } from '@ramify/geometry'
import type { Record } from '../../core/collections.ts'
import { type NodeParts, readParts } from '../schema/node-groups.ts'
import type { Branch } from './branch.ts'
import type { NodeId, NodeSnapshot, Side } from './snapshot.ts'

/** The node as it is now: the very object from before when nothing of it changed. Without groups all are read. */
export function readNode(
  record: Record,
  branch: Branch,
  parent: NodeId | null,
  isRoot: boolean,
  before: NodeSnapshot | undefined,
  groups: ReadonlySet<string> | undefined,
): NodeSnapshot {
  const parts = readParts(record, before, groups)
  // A side is one of the parent's.
  const side = parent === null ? null : branch.place.side
  const at = stillThere(isRoot ? null : branch.place.at, before?.at)
  if (
    before &&
    parts === before &&
    before.parent === parent &&
    before.children === branch.children &&
    before.side === side &&
    before.at === at
  ) {
    return before
  }
  return joined(branch, parent, at, side, parts)
}

function stillThere(at: Point | null, before: Point | null | undefined): Point | null {
  return before && at && before.x === at.x && before.y === at.y ? before : at
}

/** Written out: one order of properties keeps all nodes one shape for the engine, and a map is opened by the thousand. */
function joined(branch: Branch, parent: NodeId | null, at: Point | null, side: Side | null, parts: NodeParts) {
  const node: { -readonly [K in keyof NodeSnapshot]: NodeSnapshot[K] } = {
    id: branch.id,
    parent,
    children: branch.children,
    at,
    side,
    text: parts.text,
    note: parts.note,
    look: parts.look,
    marks: parts.marks,
    link: parts.link,
    image: parts.image,
    folded: parts.folded,
    nudge: parts.nudge,
    layout: parts.layout,
  }
  if (parts.formula !== undefined) node.formula = parts.formula
  if (parts.task !== undefined) node.task = parts.task
  if (parts.files !== undefined) node.files = parts.files
  if (parts.created !== undefined) node.created = parts.created
  if (parts.kept) node.kept = parts.kept
  return node
}

/** Whether places have to be computed again. A change of text or look is seen in the node's size. */
export function movesOthers(before: NodeSnapshot | undefined, after: NodeSnapshot | undefined): boolean {
  return (
    !before ||
    !after ||
    before.children !== after.children ||
    before.parent !== after.parent ||
    before.at !== after.at ||
    before.side !== after.side ||
    before.folded !== after.folded ||
    before.nudge !== after.nudge ||
    before.layout !== after.layout
  )
}
