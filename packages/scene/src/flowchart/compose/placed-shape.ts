import { type Frame, type ShapeSnapshot, turned } from '@ramify/document'
import {
  center,
  contains,
  distanceToPath,
  isInside,
  type Path,
  type PathCommand,
  type Point,
  type Rect,
  rectAround,
  translatePath,
  translateRect,
  union,
} from '@ramify/geometry'
import type { Drawing } from '../../drawing/primitives.ts'
import type { ShapeFace } from '../faces/shape-face.ts'
import type { RoutedShape } from '../routes/routed-shape.ts'
import { drawMark, marksOf, type ShapeMark } from './shape-marks.ts'

/** A face at its place. The same object as long as nothing of it changed, so a screen can tell what to draw again. */
export class PlacedShape {
  readonly shape: ShapeSnapshot
  readonly face: ShapeFace
  readonly frame: Frame
  #routed: RoutedShape | undefined
  #drawings: readonly Drawing[] | undefined

  /** How many comments it has. */
  readonly comments: number

  constructor(shape: ShapeSnapshot, face: ShapeFace, frame: Frame, comments: number) {
    this.shape = shape
    this.face = face
    this.frame = frame
    this.comments = comments
  }

  get id(): string {
    return this.shape.id
  }

  /** Whether what was drawn of it before only has to be moved. */
  isMoved(before: PlacedShape): boolean {
    const { face, frame, comments, shape } = this
    const isAlike = face === before.face && frame.turn === before.frame.turn && comments === before.comments
    const { link, alt } = before.shape
    return isAlike && shape.link === link && shape.alt === alt && hasNote(shape) === hasNote(before.shape)
  }

  /** Others stand in it, so lines may cross it. */
  get isFrame(): boolean {
    const { isFrame, isWhole } = this.face.form
    return isFrame === true || (this.shape.children.length > 0 && !isWhole)
  }

  /** Around the shape as it is turned, without its words. */
  get box(): Rect {
    return this.#around(this.face.box.width, this.face.box.height)
  }

  /** Around all that is drawn. */
  get bounds(): Rect {
    const { marks } = this
    const all = marks.length === 0 ? this.face.bounds : union([this.face.bounds, ...marks])
    const { x, y, width, height } = all ?? this.face.bounds
    return this.#around(width, height, x, y)
  }

  /** As connectors see it. */
  get routed(): RoutedShape {
    this.#routed ??= new PlacedRouted(this)
    return this.#routed
  }

  /** On the page, in painting order. */
  get drawings(): readonly Drawing[] {
    this.#drawings ??= this.#draw()
    return this.#drawings
  }

  /** Signs above its corner, in the coordinates of its face. */
  get marks(): readonly ShapeMark[] {
    return marksOf(this.shape, this.comments, this.face.box)
  }

  /** The sign at a point of the page. */
  markAt(point: Point): ShapeMark | undefined {
    const { marks } = this
    const at = marks.length === 0 ? point : this.fromPage(point)
    return marks.find((mark) => contains(mark, at))
  }

  /** A drawing of its face, where it is on the page. */
  place(drawing: Drawing): Drawing {
    const turn = this.frame.turn + (drawing.turn ?? 0)
    return { ...drawing, ...this.toPage(drawing), ...(turn !== 0 && { turn }) }
  }

  /** A point of its face on the page, and back. */
  toPage({ x, y }: Point): Point {
    const { frame } = this
    return turned({ x: frame.x + x, y: frame.y + y }, center(frame), frame.turn)
  }

  fromPage(point: Point): Point {
    const { frame } = this
    const { x, y } = turned(point, center(frame), -frame.turn)
    return { x: x - frame.x, y: y - frame.y }
  }

  /** Whether somebody who points there means it: inside, or on the border and title of what others stand in. */
  isHit(point: Point, slack: number): boolean {
    const { face } = this
    const at = this.fromPage(point)
    const { header } = face.box
    const isEmpty = face.form.isFrame && face.style.border === null && face.style.fill === null
    if (isEmpty) return false
    const isThin = Math.min(face.box.width, face.box.height) < 2 * slack
    const isOnBorder = (face.form.isFrame || isThin) && distanceToPath(face.outline, at, slack) <= slack
    if (isOnBorder) return true
    const words = face.overflow
    if (words && contains(words, at)) return true
    if (!face.form.isFrame) return isInside(face.outline, at)
    return header !== undefined && (header.side === 'left' ? at.x : at.y) <= header.size && isInside(face.outline, at)
  }

  #draw(): readonly Drawing[] {
    const { alt, id, link } = this.shape
    const [first, ...others] = [...this.face.drawings, ...this.#drawMarks()].map((drawing) => this.place(drawing))
    if (!first) return none
    const said = {
      anchor: id,
      ...(alt !== undefined && { title: alt }),
      ...(link?.url !== undefined && { link: link.url }),
    }
    return [{ ...first, ...said }, ...others]
  }

  #drawMarks(): readonly Drawing[] {
    const { marks, comments, face } = this
    if (marks.length === 0) return none
    return [{ x: 0, y: 0, primitives: marks.flatMap((mark) => drawMark(mark, comments, face.tools)) }]
  }

  #around(width: number, height: number, x = 0, y = 0): Rect {
    if (this.frame.turn === 0) return { x: this.frame.x + x, y: this.frame.y + y, width, height }
    const corners = [
      { x, y },
      { x: x + width, y },
      { x, y: y + height },
      { x: x + width, y: y + height },
    ]
    return rectAround(corners.map((corner) => this.toPage(corner))) ?? this.frame
  }
}

const none: readonly Drawing[] = []

/** Makes what connectors ask for when they do, and keeps nothing: thousands of shapes are asked once. */
class PlacedRouted implements RoutedShape {
  readonly #placed: PlacedShape

  constructor(placed: PlacedShape) {
    this.#placed = placed
  }

  get id(): string {
    return this.#placed.id
  }

  get frame(): Frame {
    return this.#placed.frame
  }

  get isObstacle(): boolean {
    return !this.#placed.isFrame
  }

  get outline(): Path {
    const { face, frame } = this.#placed
    if (frame.turn === 0) return translatePath(face.outline, frame.x, frame.y)
    return face.outline.map((command) => commandOnPage(command, this.#placed))
  }

  get bounds(): Rect | undefined {
    const { face, frame } = this.#placed
    return frame.turn === 0 ? translateRect(face.outlineBounds, frame) : undefined
  }

  get ports(): RoutedShape['ports'] {
    return this.#placed.face.ports.map(({ name, point }) => ({ name, point: this.#placed.toPage(point) }))
  }
}

function commandOnPage(command: PathCommand, placed: PlacedShape): PathCommand {
  const [kind, ...numbers] = command
  const points: number[] = []
  for (let at = 0; at < numbers.length; at += 2) {
    const { x, y } = placed.toPage({ x: numbers[at] as number, y: numbers[at + 1] as number })
    points.push(x, y)
  }
  return [kind, ...points] as unknown as PathCommand
}

const hasNote = ({ note }: ShapeSnapshot) => note.text !== ''

export function sameFrame(a: Frame, b: Frame): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height && a.turn === b.turn
}
