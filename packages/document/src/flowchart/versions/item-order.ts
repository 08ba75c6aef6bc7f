import { withItemsPutBack } from '../../core/difference/order-difference.ts'
import { byOrder } from '../commands/order.ts'
import type { FlowchartSnapshot, PageSnapshot } from '../snapshot/snapshot.ts'

/** Shapes in no other one and connectors, page by page, from the back to the front. */
export function itemsByPage(snapshot: FlowchartSnapshot): Map<string, readonly string[]> {
  const connectors = Map.groupBy(snapshot.connectors.values(), ({ page }) => page)
  const itemsOf = ({ id, tops }: PageSnapshot) => {
    const shapes = tops.flatMap((top) => snapshot.shapes.get(top) ?? [])
    return [...shapes, ...(connectors.get(id) ?? [])].sort(byOrder).map((item) => item.id)
  }
  return new Map(snapshot.pages.map((page) => [page.id, itemsOf(page)]))
}

/** The wanted ids in the order of the first list; those that are only in the second stand where they stood there. */
export function ordered(
  wanted: ReadonlySet<string>,
  first: readonly string[],
  second: readonly string[],
): readonly string[] {
  const begun = first.filter((id) => wanted.has(id))
  const known = new Set(begun)
  const joined = withItemsPutBack(begun, second, (id) => (wanted.has(id) && !known.has(id) ? [id] : none))
  const all = new Set(joined)
  return wanted.size === all.size ? joined : [...joined, ...[...wanted].filter((id) => !all.has(id))]
}

const none: readonly string[] = []
