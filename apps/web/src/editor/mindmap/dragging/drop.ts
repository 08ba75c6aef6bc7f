import {
  copyWhole,
  type Destination,
  type MapSnapshot,
  type NodeId,
  topmost,
  walk,
  wholeBranches,
} from '@ramify/document'
import type { Point } from '@ramify/geometry'
import type { MapEditor } from '../map-editor.ts'
import { nudgeTopics } from '../nudging/nudge-topics.ts'
import { inOneStep } from '../topics/in-one-step.ts'
import type { DropTarget } from './drop-target.ts'

/** Lets go of branches that were carried: one undo step, or none where they stay what and where they were. */
export function drop(
  editor: MapEditor,
  lifted: Iterable<NodeId>,
  target: DropTarget,
  by: Point,
  copies: boolean,
): void {
  // Beside a branch that is shown alone nothing would be seen of it.
  if (target.kind === 'nowhere' || (target.kind === 'floating' && editor.drilledTopic.get() !== null)) return
  const { snapshot } = editor.document
  // Somebody else may have deleted some of them meanwhile.
  const ids = topmost(
    snapshot,
    [...lifted].filter((id) => snapshot.nodes.get(id)),
  )
  if (ids.length === 0) return
  if (target.kind === 'free') {
    nudgeTopics(editor, ids, by)
    return
  }
  const placeOf = (tops: readonly NodeId[]) =>
    target.kind === 'floating' ? { at: tops.map((id) => carried(editor, id, by)) } : target.to
  const to = placeOf(ids)
  if (copies) copy(editor, wholeBranches(snapshot, ids), placeOf)
  else if (!isThere(snapshot, ids, to)) {
    inOneStep(editor, () => {
      editor.continueStep({ type: 'moveNodes', ids, to })
      open(editor, to)
    })
  }
}

/** What was dropped is seen where it is. */
function open(editor: MapEditor, to: Destination): void {
  const parent = 'parent' in to ? editor.document.snapshot.nodes.get(to.parent) : undefined
  if (parent?.folded) editor.continueStep({ type: 'setFold', ids: [parent.id], folded: false })
}

function copy(editor: MapEditor, ids: readonly NodeId[], placeOf: (ids: readonly NodeId[]) => Destination): void {
  const { snapshot } = editor.document
  const to = placeOf(ids)
  if (!editor.hasRoomFor([...walk(snapshot, ids)].length)) return
  const result = inOneStep(editor, () => {
    const added = editor.continueStep({ type: 'addTree', ...copyWhole(snapshot, ids), to })
    open(editor, to)
    return added
  })
  if (result.ok && result.ids) editor.selectTopics(result.ids)
}

function carried(editor: MapEditor, id: NodeId, by: Point): Point {
  const topic = editor.scene.get().placeOf(id)
  return { x: (topic?.x ?? 0) + by.x, y: (topic?.y ?? 0) + by.y }
}

/** Whether a move would change nothing: it would be an undo step that does nothing. */
function isThere({ nodes }: MapSnapshot, ids: readonly NodeId[], to: Destination): boolean {
  if ('at' in to) return false
  const neighbour = 'before' in to ? to.before : 'after' in to ? to.after : null
  const parent = 'parent' in to ? to.parent : nodes.get(neighbour ?? '')?.parent
  if (!parent || ids.some((id) => nodes.get(id)?.parent !== parent)) return false
  if (to.side && ids.some((id) => nodes.get(id)?.side !== to.side)) return false
  const children = nodes.get(parent)?.children ?? []
  const moving = new Set(ids)
  const staying = children.filter((id) => !moving.has(id))
  const at = neighbour === null ? staying.length : staying.indexOf(neighbour) + ('after' in to ? 1 : 0)
  return [...staying.slice(0, at), ...ids, ...staying.slice(at)].every((id, nth) => id === children[nth])
}
