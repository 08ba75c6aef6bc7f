import type { NodeId } from '@ramify/document'
import type { PlainTextKey } from '../../../platform/i18n/plain-text-key.ts'
import type { MapEditor } from '../map-editor.ts'
import { shownAncestor } from '../navigation/neighbour.ts'
import type { Condition } from '../selection/conditions.ts'

/** All that are selected do what the lead does. */
export function toggleFold(editor: MapEditor): void {
  const { document, selectedTopics, scene } = editor
  const ids = foldable(editor)
  const lead = ids.at(-1)
  if (lead === undefined) return
  editor.execute({ type: 'setFold', ids, folded: !document.snapshot.nodes.get(lead)?.folded })
  const shown = selectedTopics.get().map((id) => shownAncestor(scene.get(), id))
  editor.selectTopics([...new Set(shown.filter((id) => id !== null))])
}

/** What folding would do to what is selected. */
export function foldLabel(editor: MapEditor): PlainTextKey {
  const lead = foldable(editor).at(-1)
  if (lead === undefined) return 'editor.action.fold-branch'
  return editor.document.snapshot.nodes.get(lead)?.folded ? 'editor.action.unfold-branch' : 'editor.action.fold-branch'
}

/** Or the reason that is given. */
export function hasChildren(editor: MapEditor, reason: PlainTextKey = 'editor.reason.no-children'): Condition {
  return () => foldable(editor).length > 0 || reason
}

function foldable({ selectedTopics, document }: MapEditor): NodeId[] {
  return selectedTopics.get().filter((id) => (document.snapshot.nodes.get(id)?.children.length ?? 0) > 0)
}
