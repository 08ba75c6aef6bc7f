import { type Point, type Rect, rectAround } from '@ramify/geometry'
import { farthestEndShift, farthestShift, type Slack, slackOf } from '../route.ts'
import type { BoxIndex } from './box-index.ts'
import { boxOf, gatesOf, liesIn, type PortGate } from './gates.ts'
import { RouteGrid } from './route-grid.ts'
import { RouteSearch } from './route-search.ts'
import type { Terminal } from './terminal.ts'

/** How far lines keep away from shapes, where there is room, and what is too near. */
const clearance = 20
const margin = 10

/** Pieces that are moved aside stay at least so far from shapes. */
const leastDistance = 8

/** Where more shapes than this lie at one place, no line can go around them, and nobody should wait for it to try. */
const crowd = 500

/** A way around more shapes than this is not looked for: it goes through the others. */
const mostObstacles = 250

/** Nobody waits longer for a route: after so many steps in all, it goes through shapes, which takes few more. */
const mostSteps = 20_000
const mostStepsThrough = 5_000

/** How many times the shapes that a way goes through are still looked at, to find a better one. */
const mostTriesThrough = 4

/** So many of the shapes that one piece of a way meets become obstacles at once. */
const mostAtOnce = 8

/** What a route takes apart from its search. */
const leastWork = 40

/** A way with everything that a route says of it. */
export interface OrthogonalWay {
  readonly points: readonly Point[]
  readonly slacks: readonly Slack[]
  readonly window: Rect
}

/**
 * Finds ways that go straight up, down and sideways: with few corners, short, and around shapes. A route is a function of its ends and the
 * shapes in its window alone, so it is the same for everybody. Where there is no free way, it goes through shapes.
 *
 * At first a search knows only the shapes at both ends. Those that its way would cross or come too near to become obstacles, and it is
 * searched again, until it meets nothing new. So most routes are found in a grid of a few lines, however large the page is.
 */
export class OrthogonalRouter {
  readonly #index: BoxIndex
  readonly #grid = new RouteGrid(clearance, margin)
  readonly #search = new RouteSearch()
  /** Shapes that the present route knows, by their numbers. */
  readonly #known = new Set<number>()
  /** What all routes have cost so far, in steps of searches; the same on every machine. */
  work = 0
  #left = 0
  #top = 0
  #right = 0
  #bottom = 0

  constructor(index: BoxIndex) {
    this.#index = index
  }

  route(from: Terminal, to: Terminal): OrthogonalWay {
    this.#begin(from, to)
    const starts = gatesOf(from, to)
    const goals = gatesOf(to, from)
    const preferred = preferredLines(from, to, [...starts, ...goals])
    // A way that ends in a direction was searched as one that leaves against it.
    const arrivals = goals.map((goal) => ({ ...goal, direction: goal.direction ^ 2 }))
    this.#search.steps = 0
    let way: number[] | null = null
    let triesThrough = 0
    do {
      this.#grid.build(preferred.xs, preferred.ys)
      // What is not free among some obstacles is not free among more.
      if (triesThrough === 0) {
        way = this.#search.run(this.#grid, starts, arrivals, true, mostSteps - this.#search.steps)
        if (!way) triesThrough = 1
      } else triesThrough++
      if (triesThrough > 0) way = this.#search.run(this.#grid, starts, arrivals, false, mostStepsThrough)
    } while (way && triesThrough < mostTriesThrough && this.#learn(way))
    this.work += leastWork + this.#search.steps
    const points = way ? pointsOf(way, starts, goals) : throughEverything(from, to)
    return { points, slacks: this.#slacksOf(points), window: this.#window() }
  }

  /** Gives back what only large searches take. */
  release(): void {
    this.#search.release()
  }

  #begin(from: Terminal, to: Terminal): void {
    const box = rectAround([...from.ports, ...to.ports].map(({ point }) => point)) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    }
    this.#left = box.x
    this.#top = box.y
    this.#right = box.x + box.width
    this.#bottom = box.y + box.height
    this.#known.clear()
    this.#grid.clear()
    for (const [own, other] of [
      [from, to],
      [to, from],
    ] as const) {
      const number = own.shape === null ? undefined : this.#index.numberOf(own.shape)
      if (number !== undefined) this.#known.add(number)
      if (own.box && !liesIn(other, own)) {
        this.#grid.add(own.box.x, own.box.y, own.box.x + own.box.width, own.box.y + own.box.height)
      }
      for (const covering of this.#covering(own)) this.#known.add(covering)
    }
  }

  /** Shapes that all ports of a terminal are in: it cannot be left without crossing them, so they are not in its way. */
  #covering({ ports }: Terminal): readonly number[] {
    let all: readonly number[] | null = null
    for (const { point } of ports) {
      const here = this.#find(point.x, point.y, point.x, point.y)
      all = all === null ? [...here] : all.filter((number) => here.includes(number))
      if (all.length === 0) return all
    }
    return all ?? []
  }

  /** Makes obstacles of what a way meets; whether there was anything new. */
  #learn(way: readonly number[]): boolean {
    const before = this.#grid.obstacles
    for (let at = 0; at + 3 < way.length; ) {
      let end = at + 2
      const isVertical = way[at] === way[end]
      // Straight on as far as it goes.
      while (end + 3 < way.length && (isVertical ? way[end + 2] === way[at] : way[end + 3] === way[at + 1])) end += 2
      const [x1, y1, x2, y2] = [way[at], way[at + 1], way[end], way[end + 1]] as [number, number, number, number]
      const found = this.#find(
        Math.min(x1, x2) - (isVertical ? margin : 0),
        Math.min(y1, y2) - (isVertical ? 0 : margin),
        Math.max(x1, x2) + (isVertical ? margin : 0),
        Math.max(y1, y2) + (isVertical ? 0 : margin),
      )
      this.#addObstacles(found.filter((number) => !this.#known.has(number)))
      at = end
    }
    return this.#grid.obstacles > before
  }

  #addObstacles(numbers: number[]): void {
    const { left, top, right, bottom } = this.#index
    // Of a long row of shapes a few are enough to leave it. Which ones must not depend on the order in which they came.
    if (numbers.length > mostAtOnce) {
      const order = (edges: Float64Array, one: number, other: number) =>
        (edges[one] as number) - (edges[other] as number)
      numbers.sort((one, other) => {
        return (
          order(left, one, other) || order(top, one, other) || order(right, one, other) || order(bottom, one, other)
        )
      })
      numbers.length = mostAtOnce
    }
    for (const number of numbers) {
      if (this.#grid.obstacles >= mostObstacles) return
      this.#known.add(number)
      this.#grid.add(left[number] as number, top[number] as number, right[number] as number, bottom[number] as number)
    }
  }

  /** How far a piece at an end can be moved aside before it comes to a shape. Is to be asked right after the route was found. */
  slackOf(from: Point, to: Point): { readonly slack: Slack; readonly window: Rect } {
    const isVertical = from.x === to.x
    const aside = farthestEndShift + leastDistance
    this.#find(
      Math.min(from.x, to.x) - (isVertical ? aside : 0),
      Math.min(from.y, to.y) - (isVertical ? 0 : aside),
      Math.max(from.x, to.x) + (isVertical ? aside : 0),
      Math.max(from.y, to.y) + (isVertical ? 0 : aside),
    )
    const lows = isVertical ? this.#index.left : this.#index.top
    const highs = isVertical ? this.#index.right : this.#index.bottom
    const line = isVertical ? from.x : from.y
    return { slack: slackAmong(this.#index.found, lows, highs, line, farthestEndShift), window: this.#window() }
  }

  /** How far each piece between two corners can be moved before it comes to a shape. */
  #slacksOf(points: readonly Point[]): Slack[] {
    const slacks: Slack[] = []
    for (let at = 1; at + 2 < points.length; at++) {
      const from = points[at] as Point
      const to = points[at + 1] as Point
      // Longer by the same length: the pieces before and behind it may move too.
      this.#find(
        Math.min(from.x, to.x) - farthestShift,
        Math.min(from.y, to.y) - farthestShift,
        Math.max(from.x, to.x) + farthestShift,
        Math.max(from.y, to.y) + farthestShift,
      )
      const isVertical = from.x === to.x
      const lows = isVertical ? this.#index.left : this.#index.top
      const highs = isVertical ? this.#index.right : this.#index.bottom
      slacks.push(slackAmong(this.#index.found, lows, highs, isVertical ? from.x : from.y))
    }
    // A list that grew has room for many more.
    return slacks.slice()
  }

  #find(left: number, top: number, right: number, bottom: number): readonly number[] {
    this.#left = Math.min(this.#left, left)
    this.#top = Math.min(this.#top, top)
    this.#right = Math.max(this.#right, right)
    this.#bottom = Math.max(this.#bottom, bottom)
    return this.#index.find(left, top, right, bottom, crowd)
  }

  #window(): Rect {
    return { x: this.#left, y: this.#top, width: this.#right - this.#left, height: this.#bottom - this.#top }
  }
}

function slackAmong(
  numbers: readonly number[],
  lows: Float64Array,
  highs: Float64Array,
  line: number,
  most = farthestShift,
): Slack {
  let less = most
  let more = most
  for (const number of numbers) {
    const low = lows[number] as number
    const high = highs[number] as number
    if (high <= line) less = Math.min(less, line - high - leastDistance)
    else if (low >= line) more = Math.min(more, low - line - leastDistance)
  }
  return slackOf(Math.max(0, less), Math.max(0, more))
}

/** Lines through the ends, and in the middle between the two shapes, where one expects the corner to be. */
function preferredLines(from: Terminal, to: Terminal, gates: readonly PortGate[]) {
  const [one, other] = [boxOf(from), boxOf(to)]
  const xs = gates.map(({ x }) => x)
  const ys = gates.map(({ y }) => y)
  const between = (low: number, high: number) => (low < high ? [(low + high) / 2] : [])
  xs.push(...between(one.x + one.width, other.x), ...between(other.x + other.width, one.x))
  ys.push(...between(one.y + one.height, other.y), ...between(other.y + other.height, one.y))
  return { xs, ys }
}

/** The ports, and the corners between them. */
function pointsOf(way: readonly number[], starts: readonly PortGate[], goals: readonly PortGate[]): Point[] {
  const points: Point[] = []
  for (let at = 0; at + 1 < way.length; at += 2) points.push({ x: way[at] as number, y: way[at + 1] as number })
  const start = portAt(points[0] as Point, points[1] as Point, starts)
  const end = portAt(points.at(-1) as Point, points.at(-2) as Point, goals)
  return withoutStraights([...(start ? [start] : []), ...points, ...(end ? [end] : [])])
}

/** The port of the gate at one end of a way. */
function portAt(end: Point, next: Point, gates: readonly PortGate[]): Point | undefined {
  const direction = next.x === end.x ? (next.y < end.y ? 0 : 2) : next.x > end.x ? 1 : 3
  return gates.find((gate) => gate.x === end.x && gate.y === end.y && gate.direction === direction)?.port
}

function throughEverything(from: Terminal, to: Terminal): Point[] {
  const start = from.ports[0]?.point
  const end = to.ports[0]?.point
  if (!start || !end) return []
  return withoutStraights([start, { x: end.x, y: start.y }, end])
}

/** Corners and both ends alone. Where a way turns back there is a corner, too. */
export function withoutStraights(points: readonly Point[]): Point[] {
  const kept: Point[] = []
  for (const point of points) {
    const last = kept.at(-1)
    const before = kept.at(-2)
    if (last && last.x === point.x && last.y === point.y) continue
    if (before && last && isBetween(before, last, point)) kept[kept.length - 1] = point
    else kept.push(point)
  }
  return kept.slice()
}

function isBetween(from: Point, point: Point, to: Point): boolean {
  if (from.x === point.x && point.x === to.x) return point.y > from.y === to.y > point.y
  return from.y === point.y && point.y === to.y && point.x > from.x === to.x > point.x
}
