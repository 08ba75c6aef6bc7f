import type { CalloutContent } from '../commands/callout-content.ts'
import type { NodeContent } from '../commands/node-content.ts'
import type { MapSnapshot, NodeId } from '../snapshot/snapshot.ts'
import { topmost, walk } from '../snapshot/walk.ts'

/** Branches as plain data for `addTree`, without ids: what is pasted is new. */
export function copyBranches(snapshot: MapSnapshot, ids: readonly NodeId[]): NodeContent[] {
  const copies = new Map<NodeId, NodeContent & { readonly children: NodeContent[] }>()
  const roots: NodeContent[] = []
  const calloutsOf = Map.groupBy(snapshot.callouts.values(), ({ node }) => node)
  for (const node of walk(snapshot, topmost(snapshot, ids))) {
    const { text, note, look, marks, link, image, folded, nudge, layout, side, kept, formula, task, files } = node
    const callouts = calloutsOf.get(node.id)?.map(({ at, text, look }): CalloutContent => ({ at, text, look }))
    const copy = {
      text,
      note,
      look,
      marks,
      link,
      image,
      folded,
      nudge,
      layout,
      side,
      ...(formula !== undefined && { formula }),
      ...(task && { task }),
      ...(files && { files }),
      ...(kept && { kept }),
      ...(callouts && { callouts }),
      children: [],
    }
    copies.set(node.id, copy)
    const siblings = (node.parent === null ? undefined : copies.get(node.parent)?.children) ?? roots
    siblings.push(copy)
  }
  return roots
}
