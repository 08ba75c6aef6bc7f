import { noText, type ShapeId } from '@ramify/document'
import type { NoteTarget } from '../../views/notes/note-target.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'

export function noteOfShape(editor: FlowchartEditor, id: ShapeId): NoteTarget {
  return {
    note: () => editor.document.snapshot.shapes.get(id)?.note ?? noText,
    edit: (delta) => void editor.continueStep({ type: 'editText', id, part: 'note', delta }),
    format: ({ start: from, end: to }, attributes) =>
      void editor.continueStep({ type: 'formatText', id, part: 'note', from, to, attributes }),
    subscribe: (listener) =>
      editor.document.subscribe(({ shapes }) => {
        if (shapes.has(id)) listener()
      }),
  }
}
