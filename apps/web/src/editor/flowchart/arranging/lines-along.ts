import {
  type ConnectorId,
  type End,
  type FlowchartCommand,
  type FlowchartSnapshot,
  isShapeEnd,
  type ShapeId,
} from '@ramify/document'
import type { Point } from '@ramify/geometry'
import { isLockedConnector } from '../items/locked.ts'

type SetConnectors = Extract<FlowchartCommand, { type: 'setConnectors' }>

/** Some shapes and everything that is in them. */
export function withInside({ shapes }: FlowchartSnapshot, ids: Iterable<ShapeId>): Set<ShapeId> {
  const all = new Set(ids)
  // A set that grows while it is walked through hands out what is added, too.
  for (const id of all) for (const child of shapes.get(id)?.children ?? []) all.add(child)
  return all
}

/**
 * Points of connectors are places on the page, so they do not move by themselves: fixed bends between shapes that are moved together, and
 * free ends of connectors that are selected. The last argument says where each point goes.
 */
export function linesAlong(
  snapshot: FlowchartSnapshot,
  moved: ReadonlySet<ShapeId>,
  selected: readonly ConnectorId[],
  move: (point: Point) => Point,
): SetConnectors[] {
  const chosen = new Set(selected)
  return [...snapshot.connectors.values()].flatMap(({ id, from, to, bends }): SetConnectors[] => {
    const isAlong = (end: End) => (isShapeEnd(end) ? moved.has(end.shape) : chosen.has(id))
    if (isLockedConnector(snapshot, id) || !isAlong(from) || !isAlong(to)) return []
    const ends = {
      ...(!isShapeEnd(from) && { from: { point: move(from.point) } }),
      ...(!isShapeEnd(to) && { to: { point: move(to.point) } }),
    }
    if (bends.length === 0 && Object.keys(ends).length === 0) return []
    return [{ type: 'setConnectors', connectors: [id], ...ends, ...(bends.length > 0 && { bends: bends.map(move) }) }]
  })
}
