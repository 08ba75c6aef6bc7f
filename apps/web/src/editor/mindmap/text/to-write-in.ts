import { leadOf } from '../../core/selection.ts'
import type { Writing } from '../../input/text/writing.ts'
import type { MapEditor } from '../map-editor.ts'
import { placeWritten } from './place-written.ts'

/** What the first key would be written in: the lead topic, or the words of the line, range or callout that is picked. */
export function toWriteIn({ selection, picked, document }: MapEditor): Pick<Writing, 'id' | 'part'> | null {
  const thing = picked.get()
  if (!thing) {
    const id = leadOf(selection.get())
    return id === null ? null : { id }
  }
  // The words of a summary are its topic's.
  const topic = thing.kind === 'range' ? (document.snapshot.ranges.get(thing.id)?.topic ?? null) : null
  return topic === null ? { id: thing.id, part: thing.kind } : { id: topic }
}

/** False where there is nothing to write in. */
export function beginWriting(editor: MapEditor, begins: Writing['begins']): boolean {
  const next = toWriteIn(editor)
  if (!next || editor.readOnly || !placeWritten(editor.scene.get(), next)) return false
  if (next.part === undefined && editor.picked.get()) editor.select([next.id])
  editor.writing.set({ ...next, begins })
  return true
}
