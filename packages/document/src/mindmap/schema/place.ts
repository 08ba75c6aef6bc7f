import type { Point } from '@ramify/geometry'
import { oneOf } from '../../core/fields.ts'
import { isPlain } from '../../core/json.ts'
import { readPoint } from '../../core/point.ts'
import type { NodeId, Side } from '../snapshot/snapshot.ts'

/** Where a node says it stands. With neither parent nor point it is lost, and the root takes it in. */
export interface Place {
  readonly parent: NodeId | null
  readonly at: Point | null
  readonly order: string
  readonly side: Side | null
}

export function readPlace(value: unknown): Place {
  if (!isPlain(value)) return lost
  const parent = typeof value.parent === 'string' ? value.parent : null
  return {
    parent,
    at: value.parent === null ? (readPoint(value.at) ?? null) : null,
    order: typeof value.order === 'string' ? value.order : '',
    side: readSide(value.side) ?? null,
  }
}

/** The stored form. What else stood in the old value and is not ours to know stays. */
export function writePlace({ parent, order, at, side }: Place, old?: unknown): Record<string, unknown> {
  const place: Record<string, unknown> = { parent, order }
  if (at) place.at = { x: at.x, y: at.y }
  if (side) place.side = side
  if (!isPlain(old)) return place
  const { parent: _parent, at: _at, order: _order, side: _side, ...unknown } = old
  return { ...unknown, ...place }
}

export function samePlace(one: Place, other: Place): boolean {
  return (
    one.parent === other.parent &&
    one.order === other.order &&
    one.side === other.side &&
    one.at?.x === other.at?.x &&
    one.at?.y === other.at?.y
  )
}

export const readSide = oneOf('left', 'right')

const lost: Place = Object.freeze({ parent: null, at: null, order: '', side: null })
