import type { NodeId } from '@ramify/document'
import { center, type Rect } from '@ramify/geometry'
import type { Direction } from '@ramify/layouts'
import type { Primitive, ShapePrimitive } from '../../drawing/primitives.ts'
import { drawCell } from '../cell.ts'
import { drawBranchLine } from '../connectors/branch-line.ts'
import type { ConnectorEnds } from '../connectors/connector.ts'
import { connectorByName } from '../connectors/table.ts'
import type { Face } from '../faces/face.ts'
import { drawFoldMark, type Fold, foldDistance } from '../fold-mark.ts'
import { middleOf, outwardFrom } from '../outward.ts'

/** What is known of a topic's place. */
export interface TopicPlace {
  readonly face: Face
  readonly x: number
  readonly y: number
  /** Which way its branch grows. */
  readonly direction: Direction
  /** Where the lines to its children leave, if they leave upwards or downwards. */
  readonly exitX: number
  /** Whether its children stand one below the other, rather than side by side. */
  readonly stacksDown: boolean
  /** Of the line from its parent; null where there is none. */
  readonly ends: ConnectorEnds | null
  readonly cell: Rect | null
  /** Tied to its parent by their cells: no line is drawn. */
  readonly isInTable: boolean
  /** The layout's own style of line. */
  readonly lineStyle: string | undefined
  readonly branchColor: string
  /** How many topics are folded away below it. */
  readonly hidden: number
  readonly paper: string
}

/** A face at its place. The same object as long as nothing of it changed, so a screen can tell what to draw again. */
export class Topic implements Rect {
  readonly id: NodeId
  readonly place: TopicPlace
  #line: readonly ShapePrimitive[] | undefined
  #cell: ShapePrimitive | null | undefined
  #foldMark: readonly Primitive[] | undefined

  constructor(place: TopicPlace) {
    this.id = place.face.node.id
    this.place = place
  }

  get face(): Face {
    return this.place.face
  }

  get x(): number {
    return this.place.x
  }

  get y(): number {
    return this.place.y
  }

  get width(): number {
    return this.place.face.width
  }

  get height(): number {
    return this.place.face.height
  }

  get direction(): Direction {
    return this.place.direction
  }

  get isLeaf(): boolean {
    return this.face.node.children.length === 0
  }

  /** How far inside of a side of its box its outline is, at a place of the map along that side. */
  insetAt(side: Direction, along: number): number {
    return this.face.insetAt(side, side === 'left' || side === 'right' ? along - this.y : along - this.x)
  }

  /** Where lines of the tree leave it, and where its own arrives. */
  get lineSides(): readonly Direction[] {
    const { face, direction, ends } = this.place
    const sides: Direction[] = []
    if (!this.isLeaf) sides.push(direction)
    // A map may grow to both sides of its root.
    if (face.role.kind === 'root') sides.push('left', 'right')
    if (!ends) return sides
    const { x, y } = center(this)
    if (ends.arrives === 'x') sides.push(ends.toX < x ? 'left' : 'right')
    else sides.push(ends.toY < y ? 'up' : 'down')
    return sides
  }

  /** The same topic elsewhere; with the place that its line comes from, or without. */
  shifted(x: number, y: number, isWithParent: boolean): Topic {
    const { ends, exitX, cell } = this.place
    return new Topic({
      ...this.place,
      x: this.x + x,
      y: this.y + y,
      exitX: exitX + x,
      cell: cell && { ...cell, x: cell.x + x, y: cell.y + y },
      ends: ends && {
        ...ends,
        fromX: ends.fromX + (isWithParent ? x : 0),
        fromY: ends.fromY + (isWithParent ? y : 0),
        toX: ends.toX + x,
        toY: ends.toY + y,
      },
    })
  }

  /** Null where there is nothing to fold. */
  get fold(): Fold | null {
    const { face, direction, exitX, branchColor, hidden } = this.place
    if (face.node.children.length === 0) return null
    const isSideways = direction === 'left' || direction === 'right'
    const middle = middleOf(this, direction)
    const side = isSideways ? { x: middle.x, y: middle.y + face.port } : { x: exitX, y: middle.y }
    const inset = face.insetAt(direction, isSideways ? side.y - this.y : side.x - this.x)
    const edge = outwardFrom(this, direction)(-inset, isSideways ? side.y : side.x)
    const at = outwardFrom(this, direction)(foldDistance, isSideways ? side.y : side.x)
    return { edge, at, hidden, color: branchColor }
  }

  /** The line from the parent, in map coordinates. */
  get connector(): ShapePrimitive | null {
    return this.#drawnLine[0] ?? null
  }

  /** The cell of a table, in map coordinates. */
  get cell(): ShapePrimitive | null {
    const { cell, face, paper } = this.place
    this.#cell ??= cell && drawCell(cell, face, paper)
    return this.#cell
  }

  /** What ties it to others: the line, the cell, or both where a table hangs on a topic. */
  get ties(): readonly ShapePrimitive[] {
    const { cell } = this
    return cell ? [...this.#drawnLine.slice(0, 1), cell, ...this.#drawnLine.slice(1)] : this.#drawnLine
  }

  /** The number of hidden topics, in map coordinates; nothing while the branch is unfolded. */
  get foldMark(): readonly Primitive[] {
    this.#foldMark ??= this.#drawFoldMark()
    return this.#foldMark
  }

  /** With its heads. */
  get #drawnLine(): readonly ShapePrimitive[] {
    this.#line ??= this.#drawLine()
    return this.#line
  }

  #drawLine(): readonly ShapePrimitive[] {
    const { ends, face, lineStyle, isInTable } = this.place
    if (!ends || isInTable) return noLine
    const { line } = face.style
    return drawBranchLine(connectorByName(face.look.lineStyle, lineStyle, line.style), ends, line)
  }

  #drawFoldMark(): readonly Primitive[] {
    const { face, direction, hidden, paper } = this.place
    const fold = hidden > 0 ? this.fold : null
    return fold ? drawFoldMark(fold, direction, face, paper) : nothing
  }
}

const nothing: readonly Primitive[] = []
const noLine: readonly ShapePrimitive[] = []

export function samePlace(a: TopicPlace, b: TopicPlace): boolean {
  return (
    a.face === b.face &&
    a.x === b.x &&
    a.y === b.y &&
    a.direction === b.direction &&
    a.exitX === b.exitX &&
    a.stacksDown === b.stacksDown &&
    a.lineStyle === b.lineStyle &&
    a.paper === b.paper &&
    a.branchColor === b.branchColor &&
    a.hidden === b.hidden &&
    a.isInTable === b.isInTable &&
    sameEnds(a.ends, b.ends) &&
    sameCell(a.cell, b.cell)
  )
}

function sameEnds(a: ConnectorEnds | null, b: ConnectorEnds | null): boolean {
  if (a === null || b === null) return a === b
  return (
    a.fromX === b.fromX &&
    a.fromY === b.fromY &&
    a.toX === b.toX &&
    a.toY === b.toY &&
    a.leaves === b.leaves &&
    a.arrives === b.arrives &&
    a.inset === b.inset &&
    a.level === b.level &&
    a.isOutermost === b.isOutermost
  )
}

function sameCell(a: Rect | null, b: Rect | null): boolean {
  if (a === null || b === null) return a === b
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height
}
