import {
  copyWhole,
  type MapSnapshot,
  type NodeId,
  type RangeSnapshot,
  topmost,
  walk,
  wholeBranches,
} from '@ramify/document'
import type { MapEditor } from '../map-editor.ts'
import { inOneStep } from './in-one-step.ts'

const offset = 24

/** A copy of every selected branch right behind it; where a range spans several, behind the last of them, or it could not span their copies. */
export function duplicate(editor: MapEditor): void {
  const { snapshot } = editor.document
  const originals = topmost(snapshot, editor.selectedTopics.get()).filter((id) => id !== snapshot.root)
  const groups = groupsOf(snapshot, wholeBranches(snapshot, originals))
  const count = [...walk(snapshot, groups.flat())].length
  if (originals.length === 0 || !editor.hasRoomFor(count)) return
  const copies = new Map<NodeId, NodeId>()
  inOneStep(editor, () => {
    for (const group of groups) copyGroup(editor, snapshot, group, copies)
    joinGroups(editor, snapshot, groups, copies)
  })
  const chosen = originals.flatMap((id) => copies.get(id) ?? [])
  const lead = chosen.at(-1)
  if (lead === undefined) return
  editor.selectTopics(chosen)
  editor.showTopic(lead)
}

/** What a range holds together stays together; all others are by themselves. */
function groupsOf(snapshot: MapSnapshot, ids: readonly NodeId[]): NodeId[][] {
  const groupOf = new Map(ids.map((id) => [id, new Set([id])]))
  for (const range of snapshot.ranges.values()) {
    const members = membersOf(snapshot, range)
    if (!members.every((id) => groupOf.has(id))) continue
    const together = new Set(members.flatMap((id) => [...(groupOf.get(id) ?? [])]))
    for (const id of together) groupOf.set(id, together)
  }
  return [...Map.groupBy(ids, (id) => groupOf.get(id)).values()]
}

function membersOf({ nodes }: MapSnapshot, { parent, first, last, topic }: RangeSnapshot): NodeId[] {
  const siblings = nodes.get(parent)?.children ?? []
  const spanned = siblings.slice(siblings.indexOf(first), siblings.indexOf(last) + 1)
  return topic !== null && nodes.get(topic)?.parent === parent ? [...new Set([...spanned, topic])] : spanned
}

/** Notes down which copy is whose. */
function copyGroup(
  editor: MapEditor,
  snapshot: MapSnapshot,
  group: readonly NodeId[],
  copies: Map<NodeId, NodeId>,
): void {
  const last = group.at(-1) as NodeId
  const at = snapshot.nodes.get(last)?.at
  const to = at ? { at: { x: at.x + offset, y: at.y + offset } } : { after: last }
  const result = editor.continueStep({ type: 'addTree', ...copyWhole(snapshot, group), to })
  const tops = result.ok ? (result.ids ?? []) : []
  // Copies stand as their originals do, so both are met in the same order.
  const made = walk(editor.document.snapshot, tops)
  for (const { id } of walk(snapshot, group)) {
    const copy = made.next()
    if (!copy.done) copies.set(id, copy.value.id)
  }
}

/** Lines from one group to another came along with neither. */
function joinGroups(
  editor: MapEditor,
  snapshot: MapSnapshot,
  groups: readonly (readonly NodeId[])[],
  copies: ReadonlyMap<NodeId, NodeId>,
): void {
  if (groups.length < 2) return
  const groupOf = new Map<NodeId, number>()
  for (const [nth, group] of groups.entries()) for (const { id } of walk(snapshot, group)) groupOf.set(id, nth)
  for (const line of snapshot.lines.values()) {
    const [from, to] = [copies.get(line.from), copies.get(line.to)]
    if (from === undefined || to === undefined || groupOf.get(line.from) === groupOf.get(line.to)) continue
    editor.continueStep({ type: 'addLine', from, to, bend: line.bend, text: line.text, look: line.look })
  }
}
