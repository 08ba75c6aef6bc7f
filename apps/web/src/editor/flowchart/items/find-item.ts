import type { FlowchartSnapshot, PageId } from '@ramify/document'
import type { FlowItem, ItemRef } from '@ramify/scene'

/** An item with the page it is on. */
export interface FoundItem {
  readonly item: ItemRef<FlowItem>
  readonly page: PageId
}

/** What an id stands for, on whichever page; links and comments know items by their ids only. */
export function findItem({ shapes, connectors, labels }: FlowchartSnapshot, id: string): FoundItem | null {
  const shape = shapes.get(id)
  if (shape) return { item: { type: 'shape', id }, page: shape.page }
  const connector = connectors.get(id)
  if (connector) return { item: { type: 'connector', id }, page: connector.page }
  const label = labels.get(id)
  const labelled = label && connectors.get(label.connector)
  return labelled ? { item: { type: 'label', id }, page: labelled.page } : null
}
