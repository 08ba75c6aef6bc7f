import type { Point } from '@ramify/geometry'
import { bad, nullable, optional, required } from '../../core/arguments.ts'
import { farthest, whole } from '../../core/fields.ts'
import { isPlain } from '../../core/json.ts'
import { makeRoom, type Siblings } from '../../core/order/make-room.ts'
import { readPoint } from '../../core/point.ts'
import { type Place, readSide } from '../schema/place.ts'
import type { NodeId, Side } from '../snapshot/snapshot.ts'
import { indexOf, nodeOf, notRoot } from './arguments.ts'
import type { CommandContext } from './plan.ts'

/**
 * Where nodes go. `index` counts the children that stay, not those that are moved; without it they go last. Without a side
 * they stand on that of the neighbour named, or on none. Several nodes set afloat at one point are set off from each other.
 */
export type Destination =
  | { readonly parent: NodeId; readonly index?: number; readonly side?: Side | null }
  | { readonly before: NodeId; readonly side?: Side | null }
  | { readonly after: NodeId; readonly side?: Side | null }
  | { readonly at: Point | readonly Point[] }

export interface Places {
  readonly parent: NodeId | null
  /** Among the children that stay. */
  readonly index: number
  /** For the nodes that come, in order. */
  readonly places: readonly Place[]
  /** For neighbours that have to be given a new key. */
  readonly neighbours: ReadonlyMap<NodeId, Place>
}

/** Places for this many nodes at a destination; `moving` are the ones among the children there that leave anyway. */
export function placesAt(
  context: CommandContext,
  to: Destination,
  count: number,
  moving: ReadonlySet<NodeId> = new Set(),
): Places {
  const spot = spotOf(context, to, count, moving)
  const { children, index } = staying(context, spot, moving)
  const room = makeRoom(siblings(context, children), index, count, context.random)
  const neighbours = new Map(
    room.rekeyed.map(({ id, order }) => [id, { ...placeOf(context, id), parent: spot.parent, order }]),
  )
  const places = room.keys.map((order, nth) => ({
    parent: spot.parent,
    at: spot.points?.[nth] ?? null,
    order,
    side: spot.side,
  }))
  return { parent: spot.parent, index, places, neighbours }
}

export function siblings(context: CommandContext, ids: readonly NodeId[]): Siblings {
  return {
    length: ids.length,
    at(index) {
      const id = ids[index] as NodeId
      const branch = context.tree.get(id)
      return { id, order: branch?.key ?? '', adopted: branch?.adoptive ?? false }
    },
  }
}

/** The place a node says it has, with what it is read as: an adopted node says something else. */
export function placeOf(context: CommandContext, id: NodeId): Place {
  const branch = context.tree.get(id)
  const node = nodeOf(context, id)
  return { parent: node.parent, at: node.at, order: branch?.key ?? '', side: node.side }
}

interface Spot {
  readonly parent: NodeId | null
  /** Among all children of the parent. */
  readonly index: number
  readonly side: Side | null
  readonly points: readonly Point[] | null
}

function spotOf(context: CommandContext, to: unknown, count: number, moving: ReadonlySet<NodeId>): Spot {
  if (!isPlain(to)) throw bad('to')
  if ('at' in to) {
    return { parent: null, index: context.snapshot.floating.length, side: null, points: pointsOf(to.at, count) }
  }
  const side = to.side === undefined ? undefined : nullable('side', to.side, readSide)
  if ('parent' in to) {
    const parent = nodeOf(context, to.parent)
    const stay = moving.size === 0 ? parent.children : parent.children.filter((id) => !moving.has(id))
    const index = optional('index', to.index, whole(0, stay.length)) ?? stay.length
    const next = stay[index]
    const among = next === undefined ? parent.children.length : parent.children.indexOf(next)
    return { parent: parent.id, index: among, side: side ?? null, points: null }
  }
  const neighbour = notRoot(context, nodeOf(context, 'before' in to ? to.before : to.after))
  // Beside a floating node there is no order to stand in, only a point.
  if (neighbour.parent === null || moving.has(neighbour.id)) throw bad('to')
  const index = indexOf(context, neighbour.id) + ('before' in to ? 0 : 1)
  return { parent: neighbour.parent, index, side: side === undefined ? neighbour.side : side, points: null }
}

function staying(
  context: CommandContext,
  spot: Spot,
  moving: ReadonlySet<NodeId>,
): { children: readonly NodeId[]; index: number } {
  const all = spot.parent === null ? context.snapshot.floating : nodeOf(context, spot.parent).children
  if (moving.size === 0) return { children: all, index: spot.index }
  const children = all.filter((id) => !moving.has(id))
  const index = all.slice(0, spot.index).filter((id) => !moving.has(id)).length
  return { children, index }
}

const offset = 24

function pointsOf(value: unknown, count: number): Point[] {
  if (Array.isArray(value)) {
    if (value.length !== count) throw bad('at')
    return value.map((point) => required('at', point, readPoint))
  }
  const { x, y } = required('at', value, readPoint)
  return Array.from({ length: count }, (_, nth) => ({ x: within(x + nth * offset), y: within(y + nth * offset) }))
}

/** A step too far would not be read as a point any more. */
function within(value: number): number {
  return Math.min(value, farthest)
}
