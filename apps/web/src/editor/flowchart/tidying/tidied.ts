import type { FlowchartSnapshot, ShapeId, ShapeSnapshot } from '@ramify/document'
import { type Movable, movablesOf } from '../arranging/movable.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { idsOf } from '../items/items.ts'
import { isLockedShape } from '../items/locked.ts'
import { isLane, partOf } from '../lanes/parts.ts'

/** What an action tidies. */
export interface Tidied {
  /** Pools: the shapes in their lanes are arranged first, which may change how large they are. */
  readonly pools: readonly Pool[]
  /** Shapes that are next to each other in one shape, or on the page. */
  readonly groups: readonly (readonly Movable[])[]
}

export interface Pool {
  readonly id: ShapeId
  readonly direction: 'rows' | 'columns'
  readonly lanes: readonly ShapeSnapshot[]
}

/** What is selected; what is in the only selected shape; otherwise the page that is shown. Of what stands in lanes all of the pool. */
export function tidied(editor: FlowchartEditor): Tidied {
  const { snapshot } = editor.document
  const { shapes } = idsOf(editor.selection.get())
  const [only] = shapes
  const single = shapes.length === 1 && only !== undefined ? snapshot.shapes.get(only) : undefined
  const pool = single && (poolOf(snapshot, single) ?? poolWithLane(snapshot, single.id))
  if (pool) return { pools: [pool], groups: [] }
  if (single && !single.stack && single.children.length > 1) {
    return { pools: [], groups: bySurroundings(movablesOf(editor, single.children)) }
  }
  const tops = snapshot.pages.find(({ id }) => id === editor.page.get())?.tops ?? []
  const visible = tops.filter((id) => !snapshot.layers.get(snapshot.shapes.get(id)?.layer ?? '')?.hidden)
  const movables = movablesOf(editor, shapes.length > 1 ? shapes : visible)
  const inLanes = Map.groupBy(movables, ({ shape: { parent } }) => poolWithLane(snapshot, parent)?.id)
  const free = inLanes.get(undefined) ?? []
  const around = [...inLanes].flatMap(([id, within]) =>
    id !== undefined && within.length > 1 ? (snapshot.shapes.get(id) ?? []) : [],
  )
  const pools = [...free.map(({ shape }) => shape), ...around].flatMap((shape) => poolOf(snapshot, shape) ?? [])
  return { pools, groups: bySurroundings(free) }
}

/** Lanes that hold shapes; of tables there is nothing to tidy, nor of lanes that are divided themselves. */
function poolOf(snapshot: FlowchartSnapshot, shape: ShapeSnapshot): Pool | null {
  if (!shape.stack || isLockedShape(snapshot, shape.id)) return null
  const lanes = shape.children.flatMap((id) => snapshot.shapes.get(id) ?? [])
  if (lanes.some(({ stack }) => stack) || lanes.every(({ children }) => children.length === 0)) return null
  return { id: shape.id, direction: shape.stack.direction, lanes }
}

/** The pool of a lane; null for what is none. */
function poolWithLane(snapshot: FlowchartSnapshot, lane: ShapeId | null): Pool | null {
  const part = lane === null ? undefined : partOf(snapshot, lane)
  return part && isLane(part) ? poolOf(snapshot, part.stack) : null
}

function bySurroundings(movables: readonly Movable[]): Movable[][] {
  const groups = Map.groupBy(movables, ({ shape }) => shape.parent)
  return [...groups.values()].filter((group) => group.length > 1)
}
