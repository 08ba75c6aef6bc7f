import { type NodeId, topmost } from '@ramify/document'
import type { MapEditor } from '../map-editor.ts'
import { standingSiblings } from '../ranges/span.ts'
import { leadNode } from '../selection/conditions.ts'
import { seenSides } from '../sides/sides.ts'

/** Moves the selected siblings past the next one before or behind them that stands on their side. */
export function moveAmongSiblings(editor: MapEditor, where: 'before' | 'after'): void {
  const { snapshot } = editor.document
  const lead = leadNode(editor)
  const parent = lead?.parent == null ? undefined : snapshot.nodes.get(lead.parent)
  if (!parent) return
  const isSibling = (id: NodeId) => snapshot.nodes.get(id)?.parent === parent.id
  const chosen = new Set(topmost(snapshot, editor.selectedTopics.get()).filter(isSibling))
  const sides = seenSides(editor.scene.get(), parent.id)
  const side = lead && sides.get(lead.id)
  const beside = standingSiblings(snapshot, parent.id).filter((id) => sides.get(id) === side)
  const past = passed(beside, chosen, where)
  if (past === undefined) return
  const to = { ...(where === 'before' ? { before: past } : { after: past }), ...(side && { side }) }
  editor.execute({ type: 'moveNodes', ids: [...chosen], to })
  if (lead) editor.showTopic(lead.id)
}

function passed(
  siblings: readonly NodeId[],
  chosen: ReadonlySet<NodeId>,
  where: 'before' | 'after',
): NodeId | undefined {
  const isChosen = (id: NodeId) => chosen.has(id)
  const edge = where === 'before' ? siblings.findIndex(isChosen) : siblings.findLastIndex(isChosen)
  // The topic of a summary stands nowhere among them.
  return edge < 0 ? undefined : siblings[where === 'before' ? edge - 1 : edge + 1]
}
