import type { FlowchartItems } from '@ramify/document'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { currentLayer } from '../layers/layers.ts'
import { connectorItem, shapeItem } from './items.ts'

/** Adds copied things to the page that is shown, selected; false where there is no room or they are refused. */
export function putItems(editor: FlowchartEditor, { shapes, connectors }: FlowchartItems): boolean {
  if (!editor.hasRoomFor(shapes.length)) return false
  const result = editor.execute({
    type: 'addItems',
    page: editor.page.get(),
    layer: currentLayer(editor),
    shapes,
    connectors,
  })
  if (!result.ok) return false
  editor.select([
    ...shapes.flatMap(({ id, parent }) => (id !== undefined && parent === undefined ? [shapeItem(id)] : [])),
    ...connectors.flatMap(({ id }) => (id === undefined ? [] : [connectorItem(id)])),
  ])
  return true
}
