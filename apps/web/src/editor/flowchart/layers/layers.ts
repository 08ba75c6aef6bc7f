import { type LayerId, type LayerSnapshot, newId } from '@ramify/document'
import { currentTranslator } from '../../../platform/i18n/language.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { idsOf, outermost } from '../items/items.ts'

/** The layers of the page that is shown, from the lowest to the highest. */
export function layersShown({ document: { snapshot }, page }: FlowchartEditor): LayerSnapshot[] {
  const ids = snapshot.pages.find(({ id }) => id === page.get())?.layers ?? []
  return ids.map((id) => snapshot.layers.get(id)).filter((layer) => layer !== undefined)
}

/** The layer that new things come to stand on; null where it is gone, hidden, locked or of another page. */
export function currentLayer(editor: FlowchartEditor): LayerId | null {
  const layer = editor.document.snapshot.layers.get(editor.layer.get() ?? '')
  return layer && layer.page === editor.page.get() && !layer.hidden && !layer.locked ? layer.id : null
}

export function layerName(editor: FlowchartEditor, { id, name }: LayerSnapshot): string {
  const number = layersShown(editor).findIndex((layer) => layer.id === id) + 1
  return name.text === '' ? currentTranslator().text('flowchart.layer.number', { number }) : name.text
}

/** A new layer above all others; what is drawn next stands on it. */
export function addLayer(editor: FlowchartEditor): void {
  const names = new Set(layersShown(editor).map((layer) => layerName(editor, layer)))
  const nameOf = (number: number) => currentTranslator().text('flowchart.layer.number', { number })
  let number = names.size + 1
  while (names.has(nameOf(number))) number++
  const id = newId()
  const result = editor.execute({ type: 'addLayer', page: editor.page.get(), id, name: nameOf(number) })
  if (result.ok) editor.layer.set(id)
}

/** To a place among the others, counted from the lowest. */
export function moveLayerTo(editor: FlowchartEditor, id: LayerId, place: number): void {
  const others = layersShown(editor).filter((layer) => layer.id !== id)
  editor.execute({ type: 'setLayer', layer: id, before: others[place]?.id ?? null })
}

export function moveLayerBy(editor: FlowchartEditor, id: LayerId, by: 1 | -1): void {
  const layers = layersShown(editor)
  const place = layers.findIndex((layer) => layer.id === id) + by
  if (place >= 0 && place < layers.length) moveLayerTo(editor, id, place)
}

/** What is selected comes to stand on a layer; null: on none. What is in something else stays in it. */
export function moveToLayer(editor: FlowchartEditor, layer: LayerId | null): void {
  const { snapshot } = editor.document
  const { shapes, connectors } = idsOf(editor.selection.get())
  const tops = outermost(snapshot, shapes).filter((id) => snapshot.shapes.get(id)?.parent === null)
  if (tops.length + connectors.length === 0) return
  editor.execute({ type: 'moveItems', shapes: tops, connectors, page: editor.page.get(), parent: null, layer })
}

/** Hides or shows a layer; what was selected on it is not any more. */
export function setLayerHidden(editor: FlowchartEditor, id: LayerId, hidden: boolean): void {
  editor.execute({ type: 'setLayer', layer: id, hidden })
  if (hidden) deselectOn(editor, id)
}

export function setLayerLocked(editor: FlowchartEditor, id: LayerId, locked: boolean): void {
  editor.execute({ type: 'setLayer', layer: id, locked })
  if (locked) deselectOn(editor, id)
}

function deselectOn(editor: FlowchartEditor, layer: LayerId): void {
  const { shapes, connectors } = editor.document.snapshot
  const isOn = (id: string) => (shapes.get(id) ?? connectors.get(id))?.layer === layer
  const selection = editor.selection.get()
  if (selection.some(({ id }) => isOn(id))) editor.select(selection.filter(({ id }) => !isOn(id)))
}
