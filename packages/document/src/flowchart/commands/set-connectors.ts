import type { Point } from '@ramify/geometry'
import { nullable, optional, required } from '../../core/arguments.ts'
import { checkPatch, flag, type Patch } from '../../core/fields.ts'
import { filled, patched } from '../../core/groups.ts'
import { newId } from '../../core/ids/new-id.ts'
import type { GivenLink } from '../../core/link.ts'
import { bendsField, checkEnd, styleName } from '../schema/ends.ts'
import { connectorLookFields } from '../schema/look.ts'
import { storedPlace } from '../schema/place.ts'
import {
  type ConnectorId,
  type ConnectorLook,
  type ConnectorSnapshot,
  type End,
  isShapeEnd,
  type ShapeId,
} from '../snapshot/snapshot.ts'
import { connectorOf, connectorsOf, freshId, shapeOf } from './arguments.ts'
import { itemsIn, rekey, roomAmong } from './order.ts'
import { type CommandContext, type Plan, Refused } from './plan.ts'
import { allowedLink } from './set-shapes.ts'

/** Changes what is given of some connectors; null takes it away. */
export interface SetConnectors {
  readonly type: 'setConnectors'
  readonly connectors: readonly ConnectorId[]
  readonly from?: End
  readonly to?: End
  readonly style?: string
  /** Null or none: the way is found again. */
  readonly bends?: readonly Point[] | null
  readonly locked?: boolean
  readonly link?: GivenLink | null
  readonly look?: Patch<ConnectorLook> | null
}

export function setConnectors(command: SetConnectors, context: CommandContext): Plan {
  const all = connectorsOf(context, command.connectors)
  const from = optional('from', command.from, (value) => endOf(value, context))
  const to = optional('to', command.to, (value) => endOf(value, context))
  const style = optional('style', command.style, styleName)
  const bends = command.bends === undefined ? undefined : (nullable('bends', command.bends, bendsField) ?? [])
  const locked = optional('locked', command.locked, flag)
  const { link, look } = command
  const address = link === undefined || link === null ? undefined : allowedLink(link)
  const patch =
    look === undefined ? undefined : nullable('look', look, (value) => checkPatch(connectorLookFields, value))
  return {
    write(writer) {
      for (const connector of all) {
        const { id } = connector
        if (from || to) writer.set('connectors', id, 'ends', { from: from ?? connector.from, to: to ?? connector.to })
        if (style !== undefined || bends) {
          writer.set(
            'connectors',
            id,
            'way',
            wayOf({ style: style ?? connector.style, bends: bends ?? connector.bends }),
          )
        }
        if (locked !== undefined) writer.set('connectors', id, 'locked', locked || undefined)
        if (link !== undefined) writer.set('connectors', id, 'link', address)
        if (patch !== undefined) {
          writer.set('connectors', id, 'look', patched(writer.get('connectors', id, 'look'), patch))
        }
      }
    },
  }
}

/** Lets connectors lead the other way; heads of arrows stay at the ends they are named for. */
export interface ReverseConnectors {
  readonly type: 'reverseConnectors'
  readonly connectors: readonly ConnectorId[]
}

export function reverseConnectors({ connectors }: ReverseConnectors, context: CommandContext): Plan {
  const all = connectorsOf(context, connectors)
  const ids = new Set(all.map(({ id }) => id))
  const labels = [...context.snapshot.labels.values()].filter(({ connector }) => ids.has(connector))
  return {
    write(writer) {
      for (const { id, from, to, style, bends } of all) {
        writer.set('connectors', id, 'ends', { from: to, to: from })
        writer.set('connectors', id, 'way', wayOf({ style, bends: bends.toReversed() }))
      }
      for (const { id, at, offset } of labels) {
        writer.set('labels', id, 'spot', { at: 1 - at, ...((offset.x !== 0 || offset.y !== 0) && offset) })
      }
    },
  }
}

/** Lets a connector go through a shape that was put on it: one to the shape, and another on from there. */
export interface SplitConnector {
  readonly type: 'splitConnector'
  readonly connector: ConnectorId
  readonly shape: ShapeId
  readonly id?: ConnectorId
}

export function splitConnector(command: SplitConnector, context: CommandContext): Plan {
  const connector = connectorOf(context, command.connector)
  const shape = shapeOf(context, command.shape)
  if ([connector.from, connector.to].some((end) => isShapeEnd(end) && end.shape === shape.id)) {
    throw new Refused({ code: 'bad-argument', argument: 'shape' })
  }
  const id = command.id === undefined ? newId(context.random) : freshId(context, 'connectors', command.id)
  const items = itemsIn(context, { page: connector.page, parent: null })
  const index = items.findIndex((item) => item.id === connector.id) + 1
  const room = roomAmong(items, 1, context, index)
  const place = storedPlace({
    page: connector.page,
    layer: connector.layer,
    parent: null,
    order: room.keys[0] as string,
  })
  // A head at the beginning belongs to the first part alone; the one at the end points at both.
  const { startArrow: _startArrow, ...look } = connector.look
  const groups = {
    created: context.now(),
    ends: { from: { shape: shape.id }, to: connector.to },
    way: { style: connector.style },
    ...(filled(look) && { look }),
    place,
  }
  return {
    newRecords: [{ collection: 'connectors', id, groups, texts: {} }],
    ids: [id],
    write(writer) {
      rekey(writer, items, room.rekeyed)
      writer.set('connectors', connector.id, 'ends', { from: connector.from, to: { shape: shape.id } })
      writer.set('connectors', connector.id, 'way', wayOf({ style: connector.style, bends: [] }))
      writer.show('connectors', id)
    },
  }
}

const wayOf = ({ style, bends }: Pick<ConnectorSnapshot, 'style' | 'bends'>) => ({
  style,
  ...(bends.length > 0 && { bends }),
})

/** At a shape that lives, or at a point. */
function endOf(value: unknown, context: CommandContext): End {
  const end = required('end', value, checkEnd)
  if (isShapeEnd(end)) shapeOf(context, end.shape)
  return end
}
