import { leadOf } from '../../core/selection.ts'
import type { MapEditor } from '../map-editor.ts'
import { drawnOf, type Picked, samePicked } from './picked.ts'
import { thingsOf } from './things-of.ts'

/** On to the next line or range of the topic the keys came from; past the last one back to the topic itself. */
export function pickNext(editor: MapEditor, step: 1 | -1): void {
  const now = editor.picked.get()
  const topic = now ? (now.of ?? null) : leadOf(editor.selection.get())
  const things = thingsOf(editor.scene.get(), topic)
  const at = now ? things.findIndex((thing) => samePicked(thing, now)) : step > 0 ? -1 : things.length
  const next = things[at + step] ?? (topic === null ? things.at(step > 0 ? 0 : -1) : undefined)
  if (next) pickAndShow(editor, next)
  else if (topic !== null) editor.selectAndShow(topic)
}

/** Selects it in place of topics and brings its words, or all of it, into view. */
export function pickAndShow(editor: MapEditor, thing: Picked): void {
  editor.pick(thing)
  const drawn = drawnOf(editor.scene.get(), thing)
  if (drawn) editor.reveal(drawn.label?.box ?? drawn.bounds)
}
