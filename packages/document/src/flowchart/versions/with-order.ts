import type {
  ConnectorId,
  ConnectorSnapshot,
  FlowchartSnapshot,
  PageId,
  ShapeId,
  ShapeSnapshot,
} from '../snapshot/snapshot.ts'
import { itemsByPage, ordered } from './item-order.ts'

interface Items {
  readonly shapes: ReadonlyMap<ShapeId, ShapeSnapshot>
  readonly connectors: ReadonlyMap<ConnectorId, ConnectorSnapshot>
  readonly pages: FlowchartSnapshot['pages']
}

/**
 * Gives a made-up set of items its lists and keys: those of each page and shape stand as in the first of two flowcharts, what is only in
 * the second stands where it stood there. `isSecond`: pages and shapes in which the second one decides.
 */
export function withOrder(
  { shapes, connectors, pages }: Items,
  first: FlowchartSnapshot,
  second: FlowchartSnapshot,
  isSecond: (id: string) => boolean = () => false,
): Pick<FlowchartSnapshot, 'shapes' | 'connectors' | 'pages'> {
  const [orderOfFirst, orderOfSecond] = [itemsByPage(first), itemsByPage(second)]
  const inside = new Map<ShapeId, Set<ShapeId>>()
  const onPage = new Map<PageId, Set<string>>(pages.map(({ id }) => [id, new Set()]))
  for (const { id, parent, page } of shapes.values()) {
    if (parent === null) onPage.get(page)?.add(id)
    else inside.set(parent, (inside.get(parent) ?? new Set()).add(id))
  }
  for (const { id, page } of connectors.values()) onPage.get(page)?.add(id)
  const orders = new Map<string, string>()
  const listed = (id: string, wanted: ReadonlySet<string>, one: readonly string[] = none, other = none) => {
    const list = isSecond(id) ? ordered(wanted, other, one) : ordered(wanted, one, other)
    for (const [nth, item] of list.entries()) orders.set(item, String(nth).padStart(keyLength, '0'))
    return list
  }
  const lists = new Map(
    [...onPage].map(([id, ids]) => [id, listed(id, ids, orderOfFirst.get(id), orderOfSecond.get(id))]),
  )
  const children = new Map(
    [...inside].map(([id, ids]) => [
      id,
      listed(id, ids, first.shapes.get(id)?.children, second.shapes.get(id)?.children),
    ]),
  )
  return {
    shapes: new Map(
      [...shapes].map(([id, shape]) => [
        id,
        { ...shape, order: orders.get(id) ?? shape.order, children: children.get(id) ?? none },
      ]),
    ),
    connectors: new Map(
      [...connectors].map(([id, connector]) => [id, { ...connector, order: orders.get(id) ?? connector.order }]),
    ),
    pages: pages.map((page) => ({ ...page, tops: (lists.get(page.id) ?? none).filter((id) => shapes.has(id)) })),
  }
}

/** Keys of this flowchart are compared with each other only: no document gets them. */
const keyLength = 10
const none: readonly string[] = []
