import { optional } from '../../core/arguments.ts'
import { flag } from '../../core/fields.ts'
import {
  type ConnectorId,
  type ConnectorSnapshot,
  isShapeEnd,
  type LabelId,
  type ShapeEnd,
  type ShapeId,
} from '../snapshot/snapshot.ts'
import { allOf, connectorsOf, labelOf, shapesOf, withInside } from './arguments.ts'
import type { CommandContext, Plan } from './plan.ts'

/** Deletes shapes with all that is in them and with connectors that end at them. */
export interface DeleteItems {
  readonly type: 'deleteItems'
  readonly shapes?: readonly ShapeId[]
  readonly connectors?: readonly ConnectorId[]
  readonly labels?: readonly LabelId[]
  /** Where one line led to a deleted shape and one on from it, they are joined. */
  readonly heal?: boolean
}

export function deleteItems(command: DeleteItems, context: CommandContext): Plan {
  const shapes = withInside(context, shapesOf(context, command.shapes))
  const named = new Set(connectorsOf(context, command.connectors).map(({ id }) => id))
  const heal = optional('heal', command.heal, flag) ?? false
  const joined = heal ? joinedAround(context, new Set(shapes.keys()), named) : new Map<ConnectorId, Ends>()
  const connectors = new Set(named)
  for (const { id, from, to } of context.snapshot.connectors.values()) {
    if (joined.has(id)) continue
    if ([from, to].some((end) => isShapeEnd(end) && shapes.has(end.shape))) connectors.add(id)
  }
  const labels = new Set(allOf(command.labels, (id) => labelOf(context, id), 'labels').map(({ id }) => id))
  for (const { id, connector } of context.snapshot.labels.values()) if (connectors.has(connector)) labels.add(id)
  return {
    write(writer) {
      for (const [id, ends] of joined) {
        writer.set('connectors', id, 'ends', ends)
        // Points that led around what is gone lead nowhere.
        writer.set('connectors', id, 'way', straightened(context.snapshot.connectors.get(id)))
      }
      for (const id of shapes.keys()) writer.hide('shapes', id)
      for (const id of connectors) writer.hide('connectors', id)
      for (const id of labels) writer.hide('labels', id)
    },
  }
}

type Ends = Pick<ConnectorSnapshot, 'from' | 'to'>

/** Connectors that stay and get another end. A chain of deleted shapes is bridged as a whole. */
function joinedAround(
  { snapshot }: CommandContext,
  deleted: ReadonlySet<ShapeId>,
  isDeleted: ReadonlySet<ConnectorId>,
): Map<ConnectorId, Ends> {
  const ends = new Map<ConnectorId, Ends>()
  for (const connector of snapshot.connectors.values()) {
    if (!isDeleted.has(connector.id)) ends.set(connector.id, { from: connector.from, to: connector.to })
  }
  const joined = new Map<ConnectorId, Ends>()
  const at = (end: ConnectorSnapshot['from'], shape: ShapeId): end is ShapeEnd => isShapeEnd(end) && end.shape === shape
  for (const shape of deleted) {
    const all = [...ends].filter(([, { from, to }]) => !(at(from, shape) && at(to, shape)))
    const before = all.filter(([, { to }]) => at(to, shape))
    const after = all.filter(([, { from }]) => at(from, shape))
    const [[firstBefore, { from } = noEnds] = []] = before
    const [[firstAfter, { to } = noEnds] = []] = after
    // Nobody could say which of several lines go on to where.
    if (firstBefore === undefined || firstAfter === undefined || before.length > 1 || after.length > 1) continue
    ends.set(firstBefore, { from, to })
    ends.delete(firstAfter)
  }
  for (const [id, now] of ends) {
    const old = snapshot.connectors.get(id)
    const isWhole = [now.from, now.to].every((end) => !isShapeEnd(end) || !deleted.has(end.shape))
    const isLoop = isShapeEnd(now.from) && isShapeEnd(now.to) && now.from.shape === now.to.shape
    if (isWhole && !isLoop && (old?.from !== now.from || old?.to !== now.to)) joined.set(id, now)
  }
  return joined
}

const noEnds: Ends = { from: { point: { x: 0, y: 0 } }, to: { point: { x: 0, y: 0 } } }

const straightened = (connector: ConnectorSnapshot | undefined) => connector && { style: connector.style }
