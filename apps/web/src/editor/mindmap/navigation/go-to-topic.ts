import type { NodeId } from '@ramify/document'
import { notify } from '../../../platform/notices/notices.ts'
import type { MapEditor } from '../map-editor.ts'
import { inOneStep } from '../topics/in-one-step.ts'
import { shownAncestor } from './neighbour.ts'

/** Into the middle of the screen, out of whatever it is folded away in. */
export function goToTopic(editor: MapEditor, id: NodeId): void {
  if (!editor.document.snapshot.nodes.get(id)) {
    notify({ kind: 'status', words: ({ text }) => text('editor.link.gone') })
    return
  }
  unfoldTo(editor, id)
  // While reading nothing unfolds: what is folded around it is what can be shown.
  const shown = shownAncestor(editor.scene.get(), id) ?? id
  editor.selectTopics([shown])
  editor.centreTopic(shown)
}

function unfoldTo(editor: MapEditor, id: NodeId): void {
  const { nodes } = editor.document.snapshot
  const folded: NodeId[] = []
  for (let above = nodes.get(id)?.parent ?? null; above !== null; above = nodes.get(above)?.parent ?? null) {
    if (nodes.get(above)?.folded) folded.push(above)
  }
  if (folded.length > 0) inOneStep(editor, () => editor.continueStep({ type: 'setFold', ids: folded, folded: false }))
}
