import { leadOf } from '../../core/selection.ts'
import type { MapEditor } from '../map-editor.ts'
import { itemsOf } from './items-of.ts'
import { drawnOf, type SelectedItem, sameItem } from './selected-item.ts'

/** On to the next line or range of the topic the keys came from; past the last one back to the topic itself. */
export function selectNextItem(editor: MapEditor, step: 1 | -1): void {
  const now = editor.selectedItem.get()
  const topic = now ? (now.of ?? null) : leadOf(editor.selectedTopics.get())
  const things = itemsOf(editor.scene.get(), topic)
  const at = now ? things.findIndex((thing) => sameItem(thing, now)) : step > 0 ? -1 : things.length
  const next = things[at + step] ?? (topic === null ? things.at(step > 0 ? 0 : -1) : undefined)
  if (next) selectItemAndShow(editor, next)
  else if (topic !== null) editor.selectAndShow(topic)
}

/** Selects it in place of topics and brings its words, or all of it, into view. */
export function selectItemAndShow(editor: MapEditor, thing: SelectedItem): void {
  editor.selectItem(thing)
  const drawn = drawnOf(editor.scene.get(), thing)
  if (drawn) editor.reveal(drawn.label?.box ?? drawn.bounds)
}
