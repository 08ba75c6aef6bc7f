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
  #bounds: Rect | undefined
  #box: Rect | undefined
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

  /** Others stand in it, so lines may cross it. */
  get isFrame(): boolean {
    const { isFrame, isWhole } = this.face.form
    return isFrame === true || (this.shape.children.length > 0 && !isWhole)
  }

  /** Around the shape as it is turned, without its words. */
  get box(): Rect {
    this.#box ??= this.#around(this.face.box.width, this.face.box.height)
    return this.#box
  }

  /** Around all that is drawn. */
  get bounds(): Rect {
    this.#bounds ??= this.#findBounds()
    return this.#bounds
  }

  /** As connectors see it. */
  get routed(): RoutedShape {
    this.#routed ??= this.#asRouted()
    return this.#routed
  }

  /** On the page, in painting order. */
  get drawings(): readonly Drawing[] {
    this.#drawings ??= [...this.face.drawings, ...this.#drawMarks()].map((drawing) => this.place(drawing))
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

  #drawMarks(): readonly Drawing[] {
    const { marks, comments, face } = this
    if (marks.length === 0) return none
    return [{ x: 0, y: 0, primitives: marks.flatMap((mark) => drawMark(mark, comments, face.tools)) }]
  }

  #asRouted(): RoutedShape {
    const { id, face, frame } = this
    const isTurned = frame.turn !== 0
    const placedOutline = () =>
      isTurned
        ? face.outline.map((command) => this.#commandOnPage(command))
        : translatePath(face.outline, frame.x, frame.y)
    let outline: Path | undefined
    const portsOnPage = () => face.ports.map(({ name, point }) => ({ name, point: this.toPage(point) }))
    let ports: RoutedShape['ports'] | undefined
    return {
      id,
      frame,
      get outline() {
        outline ??= placedOutline()
        return outline
      },
      bounds: isTurned ? undefined : translateRect(face.outlineBounds, frame),
      // Few shapes have a line that somebody attached to one.
      get ports() {
        ports ??= portsOnPage()
        return ports
      },
      isObstacle: !this.isFrame,
    }
  }

  #commandOnPage(command: PathCommand): PathCommand {
    const [kind, ...numbers] = command
    const points: number[] = []
    for (let at = 0; at < numbers.length; at += 2) {
      const { x, y } = this.toPage({ x: numbers[at] as number, y: numbers[at + 1] as number })
      points.push(x, y)
    }
    return [kind, ...points] as unknown as PathCommand
  }

  #findBounds(): Rect {
    const { marks } = this
    const all = marks.length === 0 ? this.face.bounds : union([this.face.bounds, ...marks])
    const { x, y, width, height } = all ?? this.face.bounds
    return this.#around(width, height, x, y)
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

export function sameFrame(a: Frame, b: Frame): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height && a.turn === b.turn
}
