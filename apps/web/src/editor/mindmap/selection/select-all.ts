import { leadOf } from '../../core/selection.ts'
import type { MapEditor } from '../map-editor.ts'
import { shownTopics } from './shown-topics.ts'

/** All that is shown; who led goes on leading. */
export function selectAll(editor: MapEditor): void {
  const { snapshot } = editor.document
  const lead = leadOf(editor.selectedTopics.get()) ?? snapshot.root
  const ids = shownTopics(snapshot).map(({ node }) => node.id)
  editor.selectTopics([...ids.filter((id) => id !== lead), lead])
}
