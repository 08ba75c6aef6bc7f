import {
  type ConnectorSnapshot,
  type FlowchartCommand,
  type FlowchartItems,
  type FlowchartSnapshot,
  flowchartItemsFromContent,
  flowchartItemsToContent,
  type LayerId,
  newId,
  type PageSnapshot,
} from '@ramify/document'
import { renewed } from '../items/copy-items.ts'

/** The commands that make the same page once more, with its paper, its layers and all that is on it. */
export function* pageCopy(
  snapshot: FlowchartSnapshot,
  page: PageSnapshot,
  { name, before }: { readonly name: string; readonly before?: string },
): Iterable<FlowchartCommand> {
  const id = newId()
  yield { type: 'addPage', id, name, ...(before !== undefined && { before }) }
  const { size, background, guides = null } = page
  if (size || background || guides) {
    yield { type: 'setPage', page: id, size, background, guides }
  }
  const layers = new Map<LayerId | null, LayerId | null>([[null, null]])
  for (const old of page.layers) {
    const layer = snapshot.layers.get(old)
    const copy = newId()
    layers.set(old, copy)
    yield { type: 'addLayer', page: id, id: copy, name: layer?.name.text ?? '' }
    if (layer?.hidden || layer?.locked) {
      yield { type: 'setLayer', layer: copy, hidden: layer.hidden, locked: layer.locked }
    }
  }
  const items = itemsOf(snapshot, page)
  const layerOf = layersOfCopies(snapshot, items)
  for (const [old, layer] of layers) {
    const shapes = items.copied.shapes.filter((shape) => layerOf(shape.id) === old)
    if (shapes.length > 0) yield { type: 'addItems', page: id, layer, shapes }
  }
  // Lines may lead from one layer to another: all shapes are there first.
  for (const [old, layer] of layers) {
    const connectors = items.copied.connectors.filter((connector) => layerOf(connector.id) === old)
    if (connectors.length > 0) yield { type: 'addItems', page: id, layer, connectors }
  }
}

interface Copy {
  /** In the same order as their copies. */
  readonly originals: FlowchartItems
  readonly copied: FlowchartItems
}

function itemsOf(snapshot: FlowchartSnapshot, page: PageSnapshot): Copy {
  const connectors = [...snapshot.connectors.values()].filter((connector) => connector.page === page.id)
  const byOrder = (a: ConnectorSnapshot, b: ConnectorSnapshot) => (a.order < b.order ? -1 : a.order > b.order ? 1 : 0)
  const content = flowchartItemsToContent(snapshot, page.tops, connectors.sort(byOrder))
  const originals = flowchartItemsFromContent(content) ?? { shapes: [], connectors: [] }
  return { originals, copied: renewed(originals, { x: 0, y: 0 }) }
}

/** On which layer of the old page the original of a copy is. */
function layersOfCopies({ shapes, connectors }: FlowchartSnapshot, { originals, copied }: Copy) {
  const layers = new Map<string, LayerId | null>()
  for (const [nth, { id = '' }] of copied.shapes.entries()) {
    layers.set(id, shapes.get(originals.shapes[nth]?.id ?? '')?.layer ?? null)
  }
  for (const [nth, { id = '' }] of copied.connectors.entries()) {
    layers.set(id, connectors.get(originals.connectors[nth]?.id ?? '')?.layer ?? null)
  }
  return (id: string | undefined) => layers.get(id ?? '') ?? null
}
