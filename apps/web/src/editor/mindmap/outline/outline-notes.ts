import type { NodeId } from '@ramify/document'
import { readLocal, writeLocal } from '../../../platform/storage/local.ts'
import { createStore } from '../../../platform/store.ts'
import { perEditor } from '../../core/per-editor.ts'
import type { MapEditor } from '../map-editor.ts'

const key = 'ramify.outline.notes'

/** Whether rows show the notes of their topics; remembered in this browser. */
export const areNotesShown = createStore(readLocal(key) !== 'hidden')

export function toggleNotes(): void {
  areNotesShown.set(!areNotesShown.get())
  writeLocal(key, areNotesShown.get() ? 'shown' : 'hidden')
}

/** The topic whose note is being written below its row, shown or not. */
export const openNote = perEditor(() => createStore<NodeId | null>(null))

/** What is being written in the row is finished first: the keys go to the note. */
export function writeNote(editor: MapEditor, id: NodeId): void {
  if (editor.readOnly) return
  editor.writing.set(null)
  editor.select([id])
  openNote(editor).set(id)
}
