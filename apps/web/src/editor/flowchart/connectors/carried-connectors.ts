import {
  type ConnectorId,
  type ConnectorSnapshot,
  type End,
  type FlowchartCommand,
  type FlowchartSnapshot,
  isShapeEnd,
  type ShapeId,
} from '@ramify/document'
import type { Point } from '@ramify/geometry'
import { isLockedConnector } from '../items/locked.ts'

export interface CarriedConnector {
  readonly connector: ConnectorSnapshot
  readonly movesFrom: boolean
  readonly movesTo: boolean
}

/** Selected connectors with free ends, which move together with selected shapes. Bends move where both ends do. */
export function carriedConnectors(
  snapshot: FlowchartSnapshot,
  movedShapes: ReadonlySet<ShapeId>,
  selected: readonly ConnectorId[],
): readonly CarriedConnector[] {
  const { shapes, connectors } = snapshot
  const isMoved = (id: ShapeId | null): boolean =>
    id !== null && (movedShapes.has(id) || isMoved(shapes.get(id)?.parent ?? null))
  const moves = (end: End) => !isShapeEnd(end) || isMoved(end.shape)
  return selected.flatMap((id): CarriedConnector[] => {
    const connector = connectors.get(id)
    if (!connector || isLockedConnector(snapshot, id)) return []
    const { from, to } = connector
    if (isShapeEnd(from) && isShapeEnd(to)) return []
    return [{ connector, movesFrom: moves(from), movesTo: moves(to) }]
  })
}

/** As they are so far away. */
export function movedConnectors(carried: readonly CarriedConnector[], by: Point): Map<ConnectorId, ConnectorSnapshot> {
  const moved = ({ x, y }: Point): Point => ({ x: x + by.x, y: y + by.y })
  const endOf = (end: End, moves: boolean): End => (moves && !isShapeEnd(end) ? { point: moved(end.point) } : end)
  return new Map(
    carried.map(({ connector, movesFrom, movesTo }) => {
      const { from, to, bends } = connector
      const ends = { from: endOf(from, movesFrom), to: endOf(to, movesTo) }
      return [connector.id, { ...connector, ...ends, bends: movesFrom && movesTo ? bends.map(moved) : bends }]
    }),
  )
}

/** The same in the document; one that somebody has deleted meanwhile is left out. */
export function moveConnectors(
  { connectors }: FlowchartSnapshot,
  carried: readonly CarriedConnector[],
  by: Point,
): FlowchartCommand[] {
  const moved = [...movedConnectors(carried, by).values()].filter(({ id }) => connectors.has(id))
  return moved.map(({ id, from, to, bends }): FlowchartCommand => {
    const old = connectors.get(id)
    return {
      type: 'setConnectors',
      connectors: [id],
      ...(isShapeEnd(from) ? {} : { from }),
      ...(isShapeEnd(to) ? {} : { to }),
      ...(old && old.bends.length > 0 && { bends }),
    }
  })
}
