import type { ConnectorId, FlowchartSnapshot, ShapeId } from '@ramify/document'

/** Whether a shape stays as it is: it is locked, something around it is, or its layer. */
export function isLockedShape({ shapes, layers }: Pick<FlowchartSnapshot, 'shapes' | 'layers'>, id: ShapeId): boolean {
  let shape = shapes.get(id)
  if (shape && layers.get(shape.layer ?? '')?.locked) return true
  for (; shape; shape = shape.parent === null ? undefined : shapes.get(shape.parent)) if (shape.locked) return true
  return false
}

/** The same of a connector, which is in nothing. */
export function isLockedConnector({ connectors, layers }: FlowchartSnapshot, id: ConnectorId): boolean {
  const connector = connectors.get(id)
  return connector !== undefined && (connector.locked || layers.get(connector.layer ?? '')?.locked === true)
}
