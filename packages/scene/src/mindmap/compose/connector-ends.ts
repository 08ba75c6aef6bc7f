import type { Point } from '@ramify/geometry'
import {
  anchorX,
  anchorY,
  entryOf,
  exitOf,
  type Forest,
  hasCell,
  type Layout,
  lineClearance,
  type Places,
  reachesBack,
  startOf,
} from '@ramify/layouts'
import { cellOf } from '../cell.ts'
import type { Axis, ConnectorEnds } from '../connectors/connector.ts'
import type { Face } from '../faces/face.ts'
import type { Plan } from './plan.ts'

/** From where to where the line of a topic goes; null where none leads to it. */
export function connectorEnds({ forest, faces }: Plan, places: Places, index: number): ConnectorEnds | null {
  const parent = forest.parent[index] as number
  if (parent < 0 || forest.apart[index]) return null
  const cell = isInTable(places, forest, index) ? null : cellOf(places.cells, index)
  const start = startOf(forest, places, index)
  const { exit, entry, axis, spokes } = places.layouts[parent] as Layout
  if (spokes) return spokeEnds(forest, faces, places, index)
  // On an axis lines go on where the one before left it.
  const from = axis ? poleFoot(forest, places, index) : null
  const mirrored = places.mirrored[index] as number
  const leaves = exit.y === 0 ? 'x' : 'y'
  const arrives = entry.y === 0 ? 'x' : 'y'
  const boxX = anchorX(forest, places, index, entry, mirrored)
  const toX = cell && arrives === 'x' ? (mirrored ? cell.x + cell.width : cell.x) : boxX
  const boxY = anchorY(forest, places, index, entry) + (arrives === 'x' ? (faces[index] as Face).port : 0)
  const ends: Writable = {
    fromX: from ? from.x : anchorX(forest, places, start, exit, mirrored),
    // Lines meet some shapes below their middle.
    fromY:
      (from ? from.y : anchorY(forest, places, start, exit)) +
      (leaves === 'x' ? (faces[from ? parent : start] as Face).port : 0),
    toX,
    toY: cell && arrives === 'y' ? cell.y : boxY,
    leaves,
    arrives,
    // Only the root is large enough to hide where its lines begin.
    inset:
      forest.level[start] === 0 && leaves === 'x' && arrives === 'x'
        ? inset(forest.width[start] as number, mirrored)
        : 0,
    level: leaves === 'x' && arrives === 'x' && !cell ? levelBefore(toX, forest, places, index) : 0,
    isOutermost: isOutermost(forest, parent, index),
  }
  if (!from) ontoOutline(ends, 'from', leaves, faces[start] as Face, places, start)
  if (!cell) ontoOutline(ends, 'to', arrives, faces[index] as Face, places, index)
  return ends
}

/** Straight from topic to topic, wherever the one stands around the other. */
function spokeEnds(forest: Forest, faces: Plan['faces'], places: Places, index: number): ConnectorEnds {
  const parent = forest.parent[index] as number
  const [from, to] = [exitOf(forest, places, index), entryOf(forest, places, index)]
  const [leaves, arrives] = [edgeOf(forest, places, parent, from), edgeOf(forest, places, index, to)]
  const ends: Writable = {
    fromX: from.x,
    fromY: from.y,
    toX: to.x,
    toY: to.y,
    leaves,
    arrives,
    inset: 0,
    level: 0,
    isOutermost: isOutermost(forest, parent, index),
  }
  ontoOutline(ends, 'from', leaves, faces[parent] as Face, places, parent)
  ontoOutline(ends, 'to', arrives, faces[index] as Face, places, index)
  return ends
}

/** Across which edge of a box a line leaves it that goes through a place on it. */
function edgeOf({ width }: Forest, { x }: Places, node: number, point: Point): Axis {
  const left = x[node] as number
  return Math.min(Math.abs(point.x - left), Math.abs(left + (width[node] as number) - point.x)) < 0.01 ? 'x' : 'y'
}

type Writable = { -readonly [K in keyof ConnectorEnds]: ConnectorEnds[K] }

/** Moves an end from the box of a topic to its outline, which may be further in. */
function ontoOutline(ends: Writable, end: 'from' | 'to', axis: Axis, face: Face, { x, y }: Places, node: number): void {
  if (!face.body.shape.outline) return
  const [left, top] = [x[node] as number, y[node] as number]
  if (axis === 'y') {
    const isBelow = ends[`${end}Y`] > top + face.height / 2
    const inset = face.insetAt(isBelow ? 'down' : 'up', ends[`${end}X`] - left)
    ends[`${end}Y`] += isBelow ? -inset : inset
    return
  }
  const isRight = ends[`${end}X`] > left + face.width / 2
  const inset = isRight ? -face.insetAt('right', ends[`${end}Y`] - top) : face.insetAt('left', ends[`${end}Y`] - top)
  ends[`${end}X`] += inset
  // It is level as far as before.
  if (end === 'to' && ends.level !== 0) ends.level += inset
}

/** Where the line before leaves the axis, which it does earlier for a topic whose branch reaches back past it. */
export function poleFoot(forest: Forest, places: Places, index: number): Point {
  const { x, y } = exitOf(forest, places, index)
  const start = startOf(forest, places, index)
  if (start === forest.parent[index]) return { x, y }
  return { x: x - levelBefore(entryOf(forest, places, start).x, forest, places, start), y }
}

/** Whether it and its parent are tied by their cells, rather than by a line. */
export function isInTable({ cells }: Places, { parent }: Forest, index: number): boolean {
  const above = parent[index] as number
  return cells !== null && above >= 0 && hasCell(cells, index) && hasCell(cells, above)
}

/** The rows of an organisation chart reach back past its topic to both sides: a line that rose to it there would strike through them. */
function levelBefore(toX: number, { width, end }: Forest, places: Places, index: number): number {
  const last = end[index] as number
  if (!reachesBack(places.layouts[index] as Layout) || last === index + 1) return 0
  const isMirrored = places.mirrored[index]
  let edge = toX
  for (let node = index + 1; node < last; node++) {
    const x = places.x[node] as number
    edge = isMirrored ? Math.max(edge, x + (width[node] as number)) : Math.min(edge, x)
  }
  return edge === toX ? 0 : toX - edge + (isMirrored ? -lineClearance : lineClearance)
}

/** Topics of summaries, to which no line leads, come after all the others. */
function isOutermost({ end, apart }: Forest, parent: number, index: number): boolean {
  const next = end[index] as number
  return index === parent + 1 || next === end[parent] || apart[next] === 1
}

function inset(width: number, mirrored: number): number {
  const depth = Math.min(48, width / 4)
  return mirrored ? depth : -depth
}
