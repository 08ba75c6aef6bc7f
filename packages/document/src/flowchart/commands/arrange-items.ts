import { required } from '../../core/arguments.ts'
import { oneOf } from '../../core/fields.ts'
import type { ConnectorId, PageId, ShapeId } from '../snapshot/snapshot.ts'
import { connectorsOf, shapesOf } from './arguments.ts'
import { itemsIn, type OrderedItem, rekey, roomAmong, writePlace } from './order.ts'
import type { CommandContext, Plan } from './plan.ts'

/** Brings things to the front or the back, or past the next thing in front of or behind them. */
export interface ArrangeItems {
  readonly type: 'arrangeItems'
  readonly shapes?: readonly ShapeId[]
  readonly connectors?: readonly ConnectorId[]
  readonly to: 'front' | 'back' | 'forward' | 'backward'
}

export function arrangeItems(command: ArrangeItems, context: CommandContext): Plan {
  const to = required('to', command.to, oneOf('front', 'back', 'forward', 'backward'))
  const shapes = shapesOf(context, command.shapes)
  const connectors = connectorsOf(context, command.connectors)
  const chosen = new Set([...shapes, ...connectors].map(({ id }) => id))
  const lists = new Map<string, { page: PageId; parent: ShapeId | null }>()
  for (const { page, parent } of shapes) lists.set(`${page} ${parent}`, { page, parent })
  for (const { page } of connectors) lists.set(`${page} null`, { page, parent: null })
  const steps = [...lists.values()].map((list) => {
    const all = itemsIn(context, list)
    const moving = all.filter(({ id }) => chosen.has(id))
    const others = all.filter(({ id }) => !chosen.has(id))
    return { moving, others, room: roomAmong(others, moving.length, context, indexFor(to, all, others, chosen)) }
  })
  return {
    write(writer) {
      for (const { moving, others, room } of steps) {
        rekey(writer, others, room.rekeyed)
        for (const [nth, { collection, id }] of moving.entries()) {
          writePlace(writer, collection, id, { order: room.keys[nth] as string })
        }
      }
    },
  }
}

/** Before which of the others they come to stand. */
function indexFor(
  to: ArrangeItems['to'],
  all: readonly OrderedItem[],
  others: readonly OrderedItem[],
  chosen: ReadonlySet<string>,
): number {
  if (to === 'front') return others.length
  if (to === 'back') return 0
  const places = all.flatMap(({ id }, at) => (chosen.has(id) ? [at] : []))
  const edge = to === 'forward' ? Math.max(...places) : Math.min(...places)
  const behind = all.slice(0, edge).filter(({ id }) => !chosen.has(id)).length
  return Math.min(others.length, Math.max(0, to === 'forward' ? behind + 1 : behind - 1))
}
