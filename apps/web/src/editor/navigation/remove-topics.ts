import type { NodeId } from '@ramify/document'
import type { Editor } from '../editor.ts'
import { orphanedTopics } from '../ranges/orphaned-topics.ts'
import { leadOf } from '../selection/selection.ts'
import { heirOf } from './heir.ts'

/** Deletes what is selected with all that hangs on it, and goes on to what stood beside it. The root stays. */
export function removeSelected(editor: Editor): void {
  const { snapshot } = editor.document
  const chosen = removable(editor)
  const lead = leadOf(chosen)
  if (lead === null) return
  const ids = [...chosen, ...orphanedTopics(snapshot, chosen)]
  const heir = heirOf(snapshot, ids, lead)
  if (!editor.execute({ type: 'deleteNodes', ids }).ok) return
  if (heir !== null) editor.selectAndShow(heir)
}

function removable(editor: Editor): NodeId[] {
  return editor.selection.get().filter((id) => id !== editor.document.snapshot.root)
}
