import type { Editor } from '../editor.ts'
import { leadOf } from '../selection/selection.ts'
import { shownTopics } from '../selection/shown-topics.ts'

/** All that is shown; who led goes on leading. */
export function selectAll(editor: Editor): void {
  const { snapshot } = editor.document
  const lead = leadOf(editor.selection.get()) ?? snapshot.root
  const ids = shownTopics(snapshot).map(({ node }) => node.id)
  editor.select([...ids.filter((id) => id !== lead), lead])
}
