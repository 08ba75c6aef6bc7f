import type { MapEditor } from '../map-editor.ts'

/** A map that was just opened takes keys at once: Tab adds to the central topic, arrows go on from it. */
export function beginAtRoot(editor: MapEditor): void {
  const { nodes, root } = editor.document.snapshot
  if (!editor.readOnly && nodes.get(root) && editor.selectedTopics.get().length === 0) editor.selectTopics([root])
}
