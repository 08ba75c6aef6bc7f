import { type NodeId, tops } from '@ramify/document'
import type { Editor } from '../editor.ts'
import { leadOf } from '../selection/selection.ts'

/** All that is shown; who led goes on leading. */
export function selectAll(editor: Editor): void {
  const { snapshot } = editor.document
  const lead = leadOf(editor.selection.get()) ?? snapshot.root
  const ids: NodeId[] = []
  const waiting = tops(snapshot).reverse()
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const node = snapshot.nodes.get(id)
    if (!node) continue
    if (id !== lead) ids.push(id)
    if (!node.folded) for (const child of node.children.toReversed()) waiting.push(child)
  }
  editor.select([...ids, lead])
}
