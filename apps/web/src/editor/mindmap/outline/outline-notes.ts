import type { NodeId } from '@ramify/document'
import { readLocal, writeLocal } from '../../../platform/storage/local.ts'
import { createStore } from '../../../platform/store.ts'
import type { MapEditor } from '../map-editor.ts'

const key = 'ramify.outline.notes'

/** Whether rows show the notes of their topics; remembered in this browser. */
export const areNotesShown = createStore(readLocal(key) !== 'hidden')

export function toggleNotes(): void {
  areNotesShown.set(!areNotesShown.get())
  writeLocal(key, areNotesShown.get() ? 'shown' : 'hidden')
}

/** What is being written in the row is finished first: the keys go to the note. */
export function writeNote(editor: MapEditor, id: NodeId): void {
  if (editor.readOnly) return
  editor.writing.set(null)
  editor.selectTopics([id])
  editor.openNote.set(id)
}
