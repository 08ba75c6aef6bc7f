import type { NodeId } from '@ramify/document'
import type { Editor } from '../editor.ts'
import { shownAncestor } from '../navigation/neighbour.ts'

/** Folds or unfolds a branch; what was selected in it gives way to what can still be seen. */
export function fold(editor: Editor, id: NodeId): void {
  const node = editor.document.snapshot.nodes.get(id)
  if (!node) return
  editor.execute({ type: 'setFold', ids: [id], folded: !node.folded })
  const selection = editor.selection.get()
  const shown = selection.flatMap((one) => shownAncestor(editor.scene.get(), one) ?? [])
  if (shown.some((one, nth) => one !== selection[nth])) editor.select([...new Set(shown)])
}
