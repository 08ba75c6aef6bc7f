import type { FlowchartItems } from '@ramify/document'
import { putIntoContainers } from '../containers/put-into.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { currentLayer } from '../layers/layers.ts'
import { connectorItem, shapeItem } from './items.ts'

/** Adds copied things to the page that is shown, selected; false where there is no room or they are refused. */
export function putItems(editor: FlowchartEditor, { shapes, connectors }: FlowchartItems): boolean {
  if (!editor.hasRoomFor(shapes.length)) return false
  const tops = shapes.flatMap(({ id, parent, box }) => (id !== undefined && parent === undefined ? [{ id, box }] : []))
  const result = editor.batch([
    { type: 'addItems', page: editor.page.get(), layer: currentLayer(editor), shapes, connectors },
    ...putIntoContainers(editor, tops),
  ])
  if (!result.ok) return false
  editor.select([
    ...tops.map(({ id }) => shapeItem(id)),
    ...connectors.flatMap(({ id }) => (id === undefined ? [] : [connectorItem(id)])),
  ])
  return true
}
