import {
  type ConnectorId,
  type ConnectorSnapshot,
  type FlowchartCommand,
  type FlowchartSnapshot,
  frameOf,
  isShapeEnd,
  type ShapeId,
} from '@ramify/document'
import { center, type Point } from '@ramify/geometry'

type Shapes = Pick<FlowchartSnapshot, 'shapes'>

/** Connectors with fixed bends between shapes that were moved together: their bends go with them. */
export function followingBends(before: FlowchartSnapshot, after: Shapes): Map<ConnectorId, ConnectorSnapshot> {
  const moved = new Map<ConnectorId, ConnectorSnapshot>()
  const shifts = new Map<ShapeId, Point | null>()
  const shiftOf = (id: ShapeId): Point | null => {
    const known = shifts.get(id)
    if (known !== undefined) return known
    const shift = shiftBetween(before, after, id)
    shifts.set(id, shift)
    return shift
  }
  for (const connector of bentConnectors(before.connectors)) {
    const { id, from, to, bends } = connector
    if (!isShapeEnd(from) || !isShapeEnd(to)) continue
    const [one, other] = [shiftOf(from.shape), shiftOf(to.shape)]
    if (!one || !other || !isSame(one, other) || isSame(one, { x: 0, y: 0 })) continue
    moved.set(id, { ...connector, bends: bends.map(({ x, y }) => ({ x: x + one.x, y: y + one.y })) })
  }
  return moved
}

/** A drag asks for them with every move, and of thousands few have bends. */
function bentConnectors(connectors: FlowchartSnapshot['connectors']): readonly ConnectorSnapshot[] {
  let bent = known.get(connectors)
  if (!bent) {
    bent = [...connectors.values()].filter(({ bends }) => bends.length > 0)
    known.set(connectors, bent)
  }
  return bent
}

const known = new WeakMap<FlowchartSnapshot['connectors'], readonly ConnectorSnapshot[]>()

/** The commands, and then those that bends need to follow. */
export function* withBends(
  document: { readonly snapshot: FlowchartSnapshot },
  commands: Iterable<FlowchartCommand>,
): Iterable<FlowchartCommand> {
  const before = document.snapshot
  yield* commands
  for (const [id, { bends }] of followingBends(before, document.snapshot)) {
    if (document.snapshot.connectors.has(id)) yield { type: 'setConnectors', connectors: [id], bends }
  }
}

function shiftBetween(before: Shapes, after: Shapes, id: ShapeId): Point | null {
  const [was, is] = [frameOf(before, id), frameOf(after, id)]
  if (!was || !is) return null
  const [from, to] = [center(was), center(is)]
  return { x: to.x - from.x, y: to.y - from.y }
}

const isSame = (a: Point, b: Point): boolean => Math.abs(a.x - b.x) < 0.01 && Math.abs(a.y - b.y) < 0.01
