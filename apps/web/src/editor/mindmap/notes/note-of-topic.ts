import { type NodeId, noText } from '@ramify/document'
import type { NoteTarget } from '../../views/notes/note-target.ts'
import type { MapEditor } from '../map-editor.ts'

export function noteOfTopic(editor: MapEditor, id: NodeId): NoteTarget {
  return {
    note: () => editor.document.snapshot.nodes.get(id)?.note ?? noText,
    edit: (delta) => void editor.continueStep({ type: 'editText', id, part: 'note', delta }),
    format: ({ start: from, end: to }, attributes) =>
      void editor.continueStep({ type: 'formatText', id, part: 'note', from, to, attributes }),
    subscribe: (listener) =>
      editor.document.subscribe(({ nodes }) => {
        if (nodes.has(id)) listener()
      }),
  }
}
