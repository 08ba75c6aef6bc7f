import type { ConnectorId, FlowchartSnapshot, LabelId, PageId, ShapeId } from '@ramify/document'
import type { FlowItem, ItemRef } from '@ramify/scene'
import type { Selection } from '../../core/selection.ts'

export const shapeItem = (id: ShapeId): ItemRef<FlowItem> => ({ type: 'shape', id })
export const connectorItem = (id: ConnectorId): ItemRef<FlowItem> => ({ type: 'connector', id })

/** Whether an item is there, on this page. */
export function hasItem(snapshot: FlowchartSnapshot, page: PageId, { type, id }: ItemRef<FlowItem>): boolean {
  const { shapes, connectors, labels } = snapshot
  if (type === 'shape') return shapes.get(id)?.page === page
  if (type === 'connector') return connectors.get(id)?.page === page
  return connectors.get(labels.get(id)?.connector ?? '')?.page === page
}

/** What is selected, by type. */
export interface SelectedIds {
  readonly shapes: readonly ShapeId[]
  readonly connectors: readonly ConnectorId[]
  readonly labels: readonly LabelId[]
}

export function idsOf(selection: Selection): SelectedIds {
  const of = (type: FlowItem) => selection.filter((item) => item.type === type).map(({ id }) => id)
  return { shapes: of('shape'), connectors: of('connector'), labels: of('label') }
}

/** Those of the shapes that are in none of the others. */
export function outermost({ shapes }: FlowchartSnapshot, ids: readonly ShapeId[]): ShapeId[] {
  const chosen = new Set(ids)
  const isInChosen = (id: ShapeId) => {
    let parent = shapes.get(id)?.parent ?? null
    while (parent !== null && !chosen.has(parent)) parent = shapes.get(parent)?.parent ?? null
    return parent !== null
  }
  return ids.filter((id) => !isInChosen(id))
}
