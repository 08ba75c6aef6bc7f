import { nullable, optional } from '../../core/arguments.ts'
import { newId } from '../../core/ids/new-id.ts'
import type { RecordWriter } from '../../core/record-writer.ts'
import { noText } from '../../core/text/rich-text.ts'
import { storedBox } from '../schema/box.ts'
import type { CollectionName } from '../schema/collections.ts'
import { storedPlace } from '../schema/place.ts'
import { boxIn, type Frame, frameOf } from '../snapshot/frames.ts'
import {
  type ConnectorId,
  isShapeEnd,
  type LayerId,
  type PageId,
  type ShapeId,
  type ShapeSnapshot,
} from '../snapshot/snapshot.ts'
import { connectorsOf, freshId, layerOf, pageOf, shapeOf, shapesOf, withInside } from './arguments.ts'
import { itemsIn, rekey, roomAmong, writePlace } from './order.ts'
import { type CommandContext, type Plan, Refused } from './plan.ts'

/** Puts shapes into another one, or on a page or a layer. Where they are seen does not change. */
export interface MoveItems {
  readonly type: 'moveItems'
  readonly shapes?: readonly ShapeId[]
  readonly connectors?: readonly ConnectorId[]
  /** Null for the page itself; left out, they stay in what they are in, if that is on the page. */
  readonly parent?: ShapeId | null
  readonly page?: PageId
  readonly layer?: LayerId | null
  /** They come to stand behind this one; left out, in front of all others. */
  readonly before?: ShapeId | ConnectorId
}

export function moveItems(command: MoveItems, context: CommandContext): Plan {
  const shapes = outermost(context, shapesOf(context, command.shapes))
  const connectors = connectorsOf(context, command.connectors)
  const inside = command.parent == null ? null : shapeOf(context, command.parent)
  const moved = withInside(context, shapes)
  if (inside && moved.has(inside.id)) throw new Refused({ code: 'own-inside', id: inside.id })
  const page = inside?.page ?? pageOf(context, command.page ?? shapes[0]?.page ?? connectors[0]?.page).id
  const layer = nullable('layer', command.layer ?? null, (id) => layerOf(context, id))
  if (layer && layer.page !== page) throw new Refused({ code: 'no-such-layer', id: layer.id })
  const keepsLayer = command.layer === undefined
  // Lines between things that change their page go with them.
  const along = [...context.snapshot.connectors.values()].filter(({ from, to, page: old }) => {
    const ends = [from, to].filter(isShapeEnd)
    return old !== page && ends.length > 0 && ends.every((end) => moved.has(end.shape))
  })
  const lines = [...new Set([...connectors, ...along])]

  const into = { page, parent: inside?.id ?? null }
  const ids = new Set([...shapes, ...lines].map(({ id }) => id))
  const items = itemsIn(context, into, (id) => ids.has(id))
  const index = indexOf(
    items,
    optional('before', command.before, (id) => (typeof id === 'string' ? id : undefined)),
  )
  const isOne = into.parent === null
  const room = roomAmong(items, shapes.length + (isOne ? lines.length : 0), context, index)
  const onPage = isOne ? [] : itemsIn(context, { page, parent: null }, (id) => ids.has(id))
  const lineRoom = isOne
    ? { keys: room.keys.slice(shapes.length), rekeyed: [] }
    : roomAmong(onPage, lines.length, context)
  const around = inside ? frameOf(context.snapshot, inside.id) : undefined

  return {
    write(writer) {
      rekey(writer, items, room.rekeyed)
      rekey(writer, onPage, lineRoom.rekeyed)
      for (const [nth, shape] of shapes.entries()) {
        const floor = keepsLayer && shape.page === page ? shape.layer : (layer?.id ?? null)
        writePlace(writer, 'shapes', shape.id, { ...into, layer: floor, order: room.keys[nth] as string })
        if (shape.parent !== into.parent) rewriteBox(writer, shape, around, context)
      }
      for (const [nth, { id, page: old, layer: own }] of lines.entries()) {
        const floor = keepsLayer && old === page ? own : (layer?.id ?? null)
        writePlace(writer, 'connectors', id, { page, layer: floor, order: lineRoom.keys[nth] as string })
      }
    },
  }
}

/** Makes one thing of several. */
export interface GroupShapes {
  readonly type: 'groupShapes'
  readonly shapes: readonly ShapeId[]
  readonly id?: ShapeId
}

/** The form of a group: nothing of its own is drawn. */
export const groupKind = 'group'

export function groupShapes({ shapes: named, id }: GroupShapes, context: CommandContext): Plan {
  const all = shapesOf(context, named)
  const shapes = inPaintingOrder(context, outermost(context, all))
  const [first] = shapes
  if (!first) throw new Refused({ code: 'bad-argument', argument: 'shapes' })
  // In what all of them are in, if that is one; else on the page of the first.
  const parent = shapes.every((shape) => shape.parent === first.parent) ? first.parent : null
  const group = id === undefined ? newId(context.random) : freshId(context, 'shapes', id)
  const frames = shapes.map((shape) => frameOf(context.snapshot, shape.id)).filter((frame) => frame !== undefined)
  const corner = {
    x: Math.min(...frames.map(({ x }) => x)),
    y: Math.min(...frames.map(({ y }) => y)),
    width: 0,
    height: 0,
    turn: 0,
  }
  const outer = parent === null ? undefined : frameOf(context.snapshot, parent)
  const items = itemsIn(context, { page: first.page, parent }, (each) => shapes.some((shape) => shape.id === each))
  const last = shapes.at(-1)
  const behind = items.filter(
    ({ order, id: each }) => last && (order < last.order || (order === last.order && each < last.id)),
  )
  const room = roomAmong(items, 1, context, behind.length)
  const keys = roomAmong([], shapes.length, context).keys
  const place = storedPlace({ page: first.page, layer: first.layer, parent, order: room.keys[0] as string })
  const record = {
    collection: 'shapes',
    id: group,
    groups: { created: context.now(), kind: groupKind, box: storedBox(boxIn(corner, outer)), place },
    texts: { text: noText, note: noText },
  } as const
  return {
    newRecords: [record],
    ids: [group],
    write(writer) {
      rekey(writer, items, room.rekeyed)
      writer.show('shapes', group)
      for (const [nth, shape] of shapes.entries()) {
        const order = keys[nth] as string
        writePlace(writer, 'shapes', shape.id, { page: first.page, layer: first.layer, parent: group, order })
        rewriteBox(writer, shape, corner, context)
      }
    },
  }
}

/** Takes groups apart; what was in them stays where it is seen. */
export interface UngroupShapes {
  readonly type: 'ungroupShapes'
  readonly shapes: readonly ShapeId[]
}

export function ungroupShapes({ shapes: named }: UngroupShapes, context: CommandContext): Plan {
  const groups = shapesOf(context, named)
  const goes = new Set(groups.map(({ id }) => id))
  const steps = groups.map((group) => {
    const parent = livingParent(context, group, goes)
    const around = parent === null ? undefined : frameOf(context.snapshot, parent)
    const items = itemsIn(context, { page: group.page, parent }, (id) => goes.has(id))
    const index = items.filter(
      ({ order, id }) => order < group.order || (order === group.order && id < group.id),
    ).length
    const children = group.children.filter((id) => !goes.has(id)).map((id) => shapeOf(context, id))
    return { group, parent, around, items, children, room: roomAmong(items, children.length, context, index) }
  })
  return {
    ids: steps.flatMap(({ children }) => children.map(({ id }) => id)),
    write(writer) {
      for (const { group, parent, around, items, children, room } of steps) {
        rekey(writer, items, room.rekeyed)
        for (const [nth, child] of children.entries()) {
          const order = room.keys[nth] as string
          writePlace(writer, 'shapes', child.id, { page: group.page, layer: group.layer, parent, order })
          rewriteBox(writer, child, around, context)
        }
        writer.hide('shapes', group.id)
      }
    },
  }
}

function livingParent(
  { snapshot }: CommandContext,
  { parent }: ShapeSnapshot,
  goes: ReadonlySet<ShapeId>,
): ShapeId | null {
  let outer = parent
  while (outer !== null && goes.has(outer)) outer = snapshot.shapes.get(outer)?.parent ?? null
  return outer
}

/** Without those that are in others of them. */
function outermost({ snapshot }: CommandContext, shapes: readonly ShapeSnapshot[]): ShapeSnapshot[] {
  const named = new Set(shapes.map(({ id }) => id))
  return shapes.filter(({ parent }) => {
    for (let outer = parent; outer !== null; outer = snapshot.shapes.get(outer)?.parent ?? null) {
      if (named.has(outer)) return false
    }
    return true
  })
}

function inPaintingOrder({ snapshot }: CommandContext, shapes: readonly ShapeSnapshot[]): ShapeSnapshot[] {
  return [...shapes].sort((one, other) => {
    const siblings =
      one.parent !== null && one.parent === other.parent ? snapshot.shapes.get(one.parent)?.children : undefined
    if (siblings) return siblings.indexOf(one.id) - siblings.indexOf(other.id)
    return one.order < other.order || (one.order === other.order && one.id < other.id) ? -1 : 1
  })
}

function rewriteBox(
  writer: RecordWriter<CollectionName>,
  shape: ShapeSnapshot,
  around: Frame | undefined,
  { snapshot }: CommandContext,
): void {
  const frame = frameOf(snapshot, shape.id)
  if (frame) writer.set('shapes', shape.id, 'box', storedBox(rounded(boxIn(frame, around))))
}

/** Sums of fractions would make boxes differ that are meant to be equal. */
function rounded<T extends { readonly x: number; readonly y: number; readonly turn: number }>(box: T): T {
  const round = (value: number) => Math.round(value * 1000) / 1000
  return { ...box, x: round(box.x), y: round(box.y), turn: round(box.turn) }
}

function indexOf(items: readonly { readonly id: string }[], before: string | undefined): number {
  const index = before === undefined ? -1 : items.findIndex(({ id }) => id === before)
  return index < 0 ? items.length : index
}
