import { bad } from '../../core/arguments.ts'
import { isNewId, newId } from '../../core/ids/new-id.ts'
import type {
  ConnectorSnapshot,
  LabelSnapshot,
  LayerSnapshot,
  PageSnapshot,
  ShapeId,
  ShapeSnapshot,
} from '../snapshot/snapshot.ts'
import { type CommandContext, Refused } from './plan.ts'

/** Commands may come from anywhere as data, so types are checked again here. */
export function pageOf({ snapshot }: CommandContext, id: unknown): PageSnapshot {
  return found('no-such-page', id, (known) => snapshot.pages.find((page) => page.id === known))
}

export function layerOf({ snapshot }: CommandContext, id: unknown): LayerSnapshot {
  return found('no-such-layer', id, (known) => snapshot.layers.get(known))
}

export function shapeOf({ snapshot }: CommandContext, id: unknown): ShapeSnapshot {
  return found('no-such-shape', id, (known) => snapshot.shapes.get(known))
}

export function connectorOf({ snapshot }: CommandContext, id: unknown): ConnectorSnapshot {
  return found('no-such-connector', id, (known) => snapshot.connectors.get(known))
}

export function labelOf({ snapshot }: CommandContext, id: unknown): LabelSnapshot {
  return found('no-such-label', id, (known) => snapshot.labels.get(known))
}

/** Each of some ids, none twice. */
export function allOf<Item>(ids: unknown, itemOf: (id: unknown) => Item, argument = 'ids'): Item[] {
  if (ids === undefined) return []
  if (!Array.isArray(ids)) throw bad(argument)
  return [...new Set<unknown>(ids)].map(itemOf)
}

export const shapesOf = (context: CommandContext, ids: unknown): ShapeSnapshot[] =>
  allOf(ids, (id) => shapeOf(context, id), 'shapes')

export const connectorsOf = (context: CommandContext, ids: unknown): ConnectorSnapshot[] =>
  allOf(ids, (id) => connectorOf(context, id), 'connectors')

/** The id the caller made, if nothing lives under it, or a new one. */
export function freshId(
  { snapshot, random }: CommandContext,
  collection: 'layers' | 'shapes' | 'connectors' | 'labels' | 'pages',
  id: unknown,
): string {
  if (id === undefined) return newId(random)
  if (!isNewId(id)) throw bad('id')
  const isTaken =
    collection === 'pages' ? snapshot.pages.some((page) => page.id === id) : snapshot[collection].get(id) !== undefined
  if (isTaken) throw new Refused({ code: 'id-taken', id })
  return id
}

/** These and all that is in them, each before what is in it. */
export function withInside(
  { snapshot }: CommandContext,
  shapes: readonly ShapeSnapshot[],
): Map<ShapeId, ShapeSnapshot> {
  const all = new Map<ShapeId, ShapeSnapshot>()
  const waiting = [...shapes]
  for (let shape = waiting.pop(); shape; shape = waiting.pop()) {
    if (all.has(shape.id)) continue
    all.set(shape.id, shape)
    for (const child of shape.children) {
      const inside = snapshot.shapes.get(child)
      if (inside) waiting.push(inside)
    }
  }
  return all
}

function found<Item>(
  code: ConstructorParameters<typeof Refused>[0]['code'],
  id: unknown,
  find: (id: string) => Item | undefined,
): Item {
  const item = typeof id === 'string' ? find(id) : undefined
  if (item === undefined) throw new Refused({ code, ...(typeof id === 'string' && { id }) })
  return item
}
