import { withItemsPutBack } from '../../core/difference/order-difference.ts'
import type {
  ConnectorSnapshot,
  FlowchartSnapshot,
  LayerSnapshot,
  PageSnapshot,
  ShapeSnapshot,
} from '../snapshot/snapshot.ts'
import { withOrder } from './with-order.ts'

/**
 * The newer version with everything that was removed put back where it was, so that one drawing shows both. A removed shape is in its old
 * container, wherever that is now.
 */
export function mergedFlowchart(before: FlowchartSnapshot, after: FlowchartSnapshot): FlowchartSnapshot {
  const layers = joined<LayerSnapshot>(before.layers, after.layers)
  const pages = mergedPages(before, after)
  const all = joined<ShapeSnapshot>(before.shapes, after.shapes)
  const shapes = new Map([...all].map(([id, shape]) => [id, after.shapes.has(id) ? shape : placed(shape, all, after)]))
  const connectors = joined<ConnectorSnapshot>(before.connectors, after.connectors)
  const labels = joined(before.labels, after.labels)
  return { ...after, layers, labels, ...withOrder({ shapes, connectors, pages }, after, before) }
}

/** Page and layer of a removed shape are those of what it is in now. */
function placed(
  shape: ShapeSnapshot,
  all: ReadonlyMap<string, ShapeSnapshot>,
  after: FlowchartSnapshot,
): ShapeSnapshot {
  let outer = shape
  while (outer.parent !== null && !after.shapes.has(outer.id)) {
    const next = all.get(outer.parent)
    if (!next) break
    outer = next
  }
  return outer === shape ? shape : { ...shape, page: outer.page, layer: outer.layer }
}

function mergedPages(before: FlowchartSnapshot, after: FlowchartSnapshot): PageSnapshot[] {
  const old = new Map(before.pages.map((page) => [page.id, page]))
  const now = new Map(after.pages.map((page) => [page.id, page]))
  const idsOf = ({ pages }: FlowchartSnapshot) => pages.map(({ id }) => id)
  const putBack = (id: string) => (now.has(id) ? [] : [id])
  return withItemsPutBack(idsOf(after), idsOf(before), putBack).map((id) => {
    const [was, is] = [old.get(id), now.get(id)]
    if (!was || !is) return (is ?? was) as PageSnapshot
    const layers = withItemsPutBack(is.layers, was.layers, (layer) => (after.layers.has(layer) ? [] : [layer]))
    return layers === is.layers ? is : { ...is, layers }
  })
}

function joined<T>(before: ReadonlyMap<string, T>, after: ReadonlyMap<string, T>): Map<string, T> {
  const removed = [...before].filter(([id]) => !after.has(id))
  return new Map([...after, ...removed])
}
