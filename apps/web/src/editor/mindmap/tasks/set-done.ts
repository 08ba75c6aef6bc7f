import type { NodeId } from '@ramify/document'
import { notify } from '../../../platform/notices/notices.ts'
import type { MapEditor } from '../map-editor.ts'

/** Done is the progress mark at its end. What is open again has not begun; how far it had come is what Undo brings back. */
export function setDone(editor: MapEditor, id: NodeId, isDone: boolean): void {
  const before = editor.document.snapshot.nodes.get(id)
  if (!before) return
  const result = editor.execute({ type: 'setMarks', ids: [id], marks: { progress: isDone ? 100 : 0 } })
  if (!result.ok) return
  notify({
    kind: 'status',
    key: 'task-done',
    words: ({ text }) => text(isDone ? 'editor.tasks.finished' : 'editor.tasks.opened', { name: before.text.text }),
    action: {
      label: ({ text }) => text('files.undo'),
      run: () => void editor.execute({ type: 'setMarks', ids: [id], marks: { progress: before.marks.progress } }),
    },
  })
}
