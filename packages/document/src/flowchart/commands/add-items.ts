import { bad, nullable, optional } from '../../core/arguments.ts'
import { isPlain } from '../../core/json.ts'
import { planNewRecords } from '../../core/new-records.ts'
import { groupNames } from '../schema/groups.ts'
import { storedPlace } from '../schema/place.ts'
import { type End, isShapeEnd, type LayerId, type PageId, type ShapeId } from '../snapshot/snapshot.ts'
import { freshId, layerOf, pageOf, shapeOf } from './arguments.ts'
import { type ConnectorContent, type ShapeContent, storedConnector, storedLabel, storedShape } from './contents.ts'
import { itemsIn, rekey, roomAmong } from './order.ts'
import { type CommandContext, type NewRecord, type Plan, Refused } from './plan.ts'

/** New shapes and connectors, in front of everything. Connectors may end at shapes that come with them. */
export interface AddItems {
  readonly type: 'addItems'
  /** The first page where none is named. */
  readonly page?: PageId
  readonly layer?: LayerId | null
  /** The shape that they are put into. */
  readonly parent?: ShapeId | null
  readonly shapes?: readonly ShapeContent[]
  readonly connectors?: readonly ConnectorContent[]
}

export function addItems(command: AddItems, context: CommandContext): Plan {
  const into = floorOf(command, context)
  const { shapes = [], connectors = [] } = command
  for (const items of [shapes, connectors]) if (!Array.isArray(items) || !items.every(isPlain)) throw bad('items')
  const ids = shapes.map((shape) => freshId(context, 'shapes', shape.id))
  const known = new Set(ids)
  const parents = shapes.map((shape) => parentOf(shape, known))
  const outerCount = parents.filter((parent) => parent === null).length
  const items = itemsIn(context, into)
  const isOne = into.parent === null
  const onPage = isOne ? items : itemsIn(context, { page: into.page, parent: null })
  const room = roomAmong(items, outerCount + (isOne ? connectors.length : 0), context)
  const connectorRoom = isOne
    ? { keys: room.keys.slice(outerCount), rekeyed: [] }
    : roomAmong(onPage, connectors.length, context)
  const outerKeys = room.keys.values()
  const insideKeys = new Map<ShapeId, number>()

  const shapeRecords = shapes.map((shape, at): NewRecord => {
    const parent = parents[at] ?? null
    const stored = storedShape(shape)
    const order = parent === null ? (outerKeys.next().value as string) : insideKey(insideKeys, parent)
    const place = storedPlace({ page: into.page, layer: into.layer, parent: parent ?? into.parent, order })
    return {
      collection: 'shapes',
      id: ids[at] as string,
      groups: { created: context.now(), ...stored.groups, place },
      texts: stored.texts,
    }
  })
  const connectorRecords = connectors.flatMap((connector: ConnectorContent, at): NewRecord[] => {
    const id = freshId(context, 'connectors', connector.id)
    const stored = storedConnector(connector)
    for (const end of [stored.from, stored.to]) requireEnd(end, known, context)
    const place = storedPlace({
      page: into.page,
      layer: into.layer,
      parent: null,
      order: connectorRoom.keys[at] as string,
    })
    const labels =
      optional('labels', connector.labels, (each) => (Array.isArray(each) && each.every(isPlain) ? each : undefined)) ??
      []
    return [
      { collection: 'connectors', id, groups: { created: context.now(), ...stored.groups, place }, texts: {} },
      ...labels.map((label): NewRecord => {
        const labelId = freshId(context, 'labels', label.id)
        return { collection: 'labels', id: labelId, ...storedLabel(label, id) }
      }),
    ]
  })
  const records = [...shapeRecords, ...connectorRecords]
  if (new Set(records.map(({ collection, id }) => `${collection} ${id}`)).size < records.length) throw bad('id')
  const plan = planNewRecords(context.collections, groupNames, records)
  return {
    ...plan,
    ids: records.filter(({ collection }) => collection !== 'labels').map(({ id }) => id),
    write(writer) {
      rekey(writer, items, room.rekeyed)
      rekey(writer, onPage, connectorRoom.rekeyed)
      plan.write?.(writer)
    },
  }
}

interface Floor {
  readonly page: PageId
  readonly layer: LayerId | null
  readonly parent: ShapeId | null
}

function floorOf({ page, layer = null, parent = null }: AddItems, context: CommandContext): Floor {
  const inside = nullable('parent', parent, (id) => shapeOf(context, id))
  const first = context.snapshot.pages[0]?.id
  const on = inside?.page ?? pageOf(context, page ?? first).id
  const level = nullable('layer', layer, (id) => layerOf(context, id))
  if (level && level.page !== on) throw new Refused({ code: 'no-such-layer', id: level.id })
  return { page: on, layer: level?.id ?? null, parent: inside?.id ?? null }
}

/** Another of the new shapes, or null for one that is in none of them. */
function parentOf({ parent }: ShapeContent, known: ReadonlySet<string>): ShapeId | null {
  if (parent === undefined || parent === null) return null
  if (!known.has(parent)) throw bad('parent')
  return parent
}

/** Of shapes that come together with the one around them: in the order in which they come. */
function insideKey(counts: Map<ShapeId, number>, parent: ShapeId): string {
  const count = counts.get(parent) ?? 0
  counts.set(parent, count + 1)
  return `V${count.toString().padStart(6, '0')}V`
}

function requireEnd(end: End, known: ReadonlySet<string>, context: CommandContext): void {
  if (isShapeEnd(end) && !known.has(end.shape)) shapeOf(context, end.shape)
}
