import { notify } from '../../../platform/notices/notices.ts'
import type { MapEditor } from '../map-editor.ts'
import { shownTopics } from '../selection/shown-topics.ts'

/** All topics that are shown with a label. Some may be far away: how many they are is said. */
export function selectLabelled(editor: MapEditor, label: string): void {
  const topics = shownTopics(editor.document.snapshot).filter(({ node }) => node.marks.labels.includes(label))
  const ids = topics.map(({ node }) => node.id)
  const lead = editor.selectedTopics.get().at(-1)
  editor.selectTopics(lead !== undefined && ids.includes(lead) ? [...ids.filter((id) => id !== lead), lead] : ids)
  notify({
    kind: 'status',
    key: 'editor.select',
    words: ({ text }) => text('editor.select.count', { count: ids.length }),
  })
}
