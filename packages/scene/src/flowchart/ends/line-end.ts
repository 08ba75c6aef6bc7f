import { circle, type Path, type PathCommand, type Point } from '@ramify/geometry'
import { drawn, filled, type Primitive } from '../../drawing/primitives.ts'

/** Where a head of a line is, and how the line looks. */
export interface EndPlace {
  /** Where the line touches what it leads to. */
  readonly at: Point
  /** The direction that it comes from there, of length 1: out of the line. */
  readonly along: Point
  readonly color: string
  readonly width: number
}

/** What is at the end of a line. */
export interface LineEnd {
  /** By how much a line of a width has to end earlier. */
  inset(width: number): number
  /** How far from the end of the line something is drawn at the most. */
  reach(width: number): number
  draw(place: EndPlace): Primitive[]
}

/** How long a head is: thick lines have larger ones, but not as much larger. */
const headSize = (width: number): number => 8 + 2 * width

/** Half of the breadth of a head, as a share of its length. */
export const halfBreadth = 0.45

/** Draws heads of one line: `back` along the line from its end, `side` to the right of the direction it points to. */
export class HeadPen {
  readonly size: number
  readonly width: number
  readonly #place: EndPlace
  readonly #primitives: Primitive[] = []

  constructor(place: EndPlace) {
    this.#place = place
    this.width = place.width
    this.size = headSize(place.width)
  }

  get primitives(): Primitive[] {
    return this.#primitives
  }

  line(...points: readonly [back: number, side: number][]): this {
    this.#primitives.push(drawn(this.#through(points), this.#place.color, this.width))
    return this
  }

  outline(...points: readonly [back: number, side: number][]): this {
    this.#primitives.push(drawn([...this.#through(points), ['Z']], this.#place.color, this.width))
    return this
  }

  area(...points: readonly [back: number, side: number][]): this {
    this.#primitives.push(filled([...this.#through(points), ['Z']], this.#place.color))
    return this
  }

  ring(back: number, radius: number): this {
    const { x, y } = this.#at(back, 0)
    this.#primitives.push(drawn(circle(x, y, radius), this.#place.color, this.width))
    return this
  }

  dot(back: number, radius: number): this {
    const { x, y } = this.#at(back, 0)
    this.#primitives.push(filled(circle(x, y, radius), this.#place.color))
    return this
  }

  #through(points: readonly [back: number, side: number][]): Path {
    return points.map(([back, side], nth): PathCommand => {
      const { x, y } = this.#at(back, side)
      return [nth === 0 ? 'M' : 'L', x, y]
    })
  }

  #at(back: number, side: number): Point {
    const { at, along } = this.#place
    return { x: at.x - along.x * back - along.y * side, y: at.y - along.y * back + along.x * side }
  }
}

/** A head from its lengths in sizes of heads, and what draws it. */
export function lineEnd(inset: (size: number, width: number) => number, draw: (pen: HeadPen) => HeadPen): LineEnd {
  return {
    inset: (width) => inset(headSize(width), width),
    reach: (width) => 2.5 * headSize(width) + width,
    draw: (place) => draw(new HeadPen(place)).primitives,
  }
}
