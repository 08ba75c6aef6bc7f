import { type ConnectorSnapshot, type FlowchartSnapshot, isShapeEnd, type ShapeId } from '@ramify/document'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { connectorItem, idsOf, shapeItem } from '../items/items.ts'
import { currentLayer } from '../layers/layers.ts'
import { newConnectorStyle } from '../style/default-style.ts'

/** Connectors that begin or end at a shape: those that lead on first, each sort in the order of drawing. */
export function connectorsAt({ connectors }: FlowchartSnapshot, shape: ShapeId): ConnectorSnapshot[] {
  const at = (end: ConnectorSnapshot['from']) => isShapeEnd(end) && end.shape === shape
  const all = [...connectors.values()].sort((one, other) => (one.order < other.order ? -1 : 1))
  return [...all.filter(({ from }) => at(from)), ...all.filter(({ from, to }) => at(to) && !at(from))]
}

/** Connects the selected shapes one after the other, in the order in which they were selected. */
export function connectSelected(editor: FlowchartEditor): void {
  const { shapes } = idsOf(editor.selection.get())
  const connectors = shapes.slice(1).map((shape, nth) => {
    return { ...newConnectorStyle(), from: { shape: shapes[nth] as ShapeId }, to: { shape } }
  })
  const result = editor.execute({
    type: 'addItems',
    page: editor.page.get(),
    layer: currentLayer(editor),
    connectors,
  })
  if (result.ok) editor.select((result.ids ?? []).map(connectorItem))
}

/** Besides what is selected, the connectors of selected shapes and the shapes at their other ends, or those at the ends of connectors. */
export function selectConnected(editor: FlowchartEditor): void {
  const { snapshot } = editor.document
  const selected = idsOf(editor.selection.get())
  const shapes = new Set(selected.shapes)
  const connectors = new Set(selected.connectors)
  const starts = new Set(selected.shapes)
  for (const { id, from, to } of snapshot.connectors.values()) {
    const ends = [from, to].flatMap((end) => (isShapeEnd(end) ? [end.shape] : []))
    if (!connectors.has(id) && !ends.some((shape) => starts.has(shape))) continue
    connectors.add(id)
    for (const shape of ends) shapes.add(shape)
  }
  editor.select([...[...connectors].map(connectorItem), ...[...shapes].map(shapeItem)])
}
