import { center, inflate, type Point, type Rect, rectAround, union } from '@ramify/geometry'
import { Grid } from './grid.ts'
import { CostHeap } from './heap.ts'
import { directionOf, type Port, type Terminal } from './terminal.ts'

export interface RouteOptions {
  /** Shapes around an area that a line has to go around. Neither end need be among them. */
  readonly obstaclesIn: (area: Rect) => readonly Rect[]
  /** How far lines keep away from shapes, where there is room. */
  readonly clearance?: number
}

const usualClearance = 20

/** How far around both ends a way is looked for; further, when there is none. A route depends on nothing beyond. */
const reaches = [120, 600, 3000]

/** A corner costs as much as this much way, and so does a side that faces away from the other end, where there is a choice. */
const cornerCost = 60
const awayCost = 140

/**
 * The way of a line that goes straight up, down and sideways: with few corners, short, and around the shapes in its window. Only the
 * ends and those shapes decide it, so it is the same for everybody. Where there is no free way, the line goes through shapes.
 */
export function orthogonalRoute(
  from: Terminal,
  to: Terminal,
  { obstaclesIn, clearance = usualClearance }: RouteOptions,
): Point[] {
  const own = [from.box, to.box].filter((box) => box !== null)
  const points = rectAround([from, to].flatMap(({ ports }) => ports.map(({ point }) => point)))
  const around = points && union([...own, points])
  if (!around) return []
  for (const reach of reaches) {
    const window = inflate(around, reach)
    const obstacles = [...obstaclesIn(window), ...own]
    const way = findWay(from, to, obstacles, window, clearance)
    if (way) return way
  }
  return findWay(from, to, own, inflate(around, reaches[0] as number), clearance) ?? straightWay(from, to)
}

/** Through everything, with at most two corners. */
function straightWay(from: Terminal, to: Terminal): Point[] {
  const start = from.ports[0]?.point
  const end = to.ports[0]?.point
  if (!start || !end) return []
  return withoutStraights([start, { x: end.x, y: start.y }, end])
}

function findWay(
  from: Terminal,
  to: Terminal,
  obstacles: readonly Rect[],
  window: Rect,
  clearance: number,
): Point[] | null {
  const starts = from.ports.filter(({ point }) => isFree(point, obstacles))
  const ends = to.ports.filter(({ point }) => isFree(point, obstacles))
  if (starts.length === 0 || ends.length === 0) return null
  const grid = new Grid(obstacles, window, preferredLines(from, to, [...starts, ...ends]), clearance)
  const middles = [centerOf(from), centerOf(to)] as const
  return new Search(grid, weighed(starts, middles[0], middles[1]), weighed(ends, middles[1], middles[0])).run()
}

/** Lines through the ends, and in the middle between the two shapes, where one expects the corner to be. */
function preferredLines(from: Terminal, to: Terminal, ports: readonly Port[]) {
  const [one, other] = [boxOf(from), boxOf(to)]
  const xs = ports.map(({ point }) => point.x)
  const ys = ports.map(({ point }) => point.y)
  const between = (low: number, high: number) => (low < high ? [(low + high) / 2] : [])
  xs.push(...between(one.x + one.width, other.x), ...between(other.x + other.width, one.x))
  ys.push(...between(one.y + one.height, other.y), ...between(other.y + other.height, one.y))
  return { xs, ys }
}

interface WeighedPort extends Port {
  readonly cost: number
}

const normals = { top: { x: 0, y: -1 }, right: { x: 1, y: 0 }, bottom: { x: 0, y: 1 }, left: { x: -1, y: 0 } }

/** People expect a line to leave a shape on the side that faces where it goes. */
function weighed(ports: readonly Port[], own: Point, other: Point): WeighedPort[] {
  const length = Math.hypot(other.x - own.x, other.y - own.y)
  return ports.map((port) => {
    if (port.side === null || length === 0) return { ...port, cost: 0 }
    const { x, y } = normals[port.side]
    return { ...port, cost: awayCost * (1 - (x * (other.x - own.x) + y * (other.y - own.y)) / length) }
  })
}

const centerOf = (terminal: Terminal): Point => center(boxOf(terminal))

function boxOf({ box, ports }: Terminal): Rect {
  return box ?? rectAround(ports.map(({ point }) => point)) ?? { x: 0, y: 0, width: 0, height: 0 }
}

function isFree({ x, y }: Point, obstacles: readonly Rect[]): boolean {
  return !obstacles.some((box) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height)
}

const steps = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

/** A* over places and the direction in which they were reached. */
class Search {
  readonly #grid: Grid
  readonly #starts: readonly WeighedPort[]
  readonly #width: number
  readonly #height: number
  readonly #costs: Float64Array
  readonly #before: Int32Array
  /** What is added at the end. */
  readonly #goals = new Map<number, number>()
  readonly #goalPoints: readonly Point[]
  readonly #heap = new CostHeap()

  constructor(grid: Grid, starts: readonly WeighedPort[], ends: readonly WeighedPort[]) {
    this.#grid = grid
    this.#starts = starts
    this.#width = grid.xs.length
    this.#height = grid.ys.length
    const states = this.#width * this.#height * 4
    this.#costs = new Float64Array(states).fill(Number.POSITIVE_INFINITY)
    this.#before = new Int32Array(states).fill(-1)
    this.#goalPoints = ends.map(({ point }) => point)
    for (const { point, side, cost } of ends) {
      const directions = side === null ? [0, 1, 2, 3] : [(directionOf[side] + 2) % 4]
      for (const direction of directions) this.#goals.set(this.#stateAt(point, direction), cost)
    }
  }

  run(): Point[] | null {
    for (const { point, side, cost } of this.#starts) {
      const directions = side === null ? [0, 1, 2, 3] : [directionOf[side]]
      for (const direction of directions) this.#reach(this.#stateAt(point, direction), cost, -1)
    }
    for (let state = this.#heap.pop(); state !== undefined; state = this.#heap.pop()) {
      if (this.#goals.has(state) && this.#before[state] !== -1) return this.#wayTo(state)
      this.#expand(state)
    }
    return null
  }

  #expand(state: number): void {
    const cost = this.#costs[state] as number
    const direction = state & 3
    const place = state >> 2
    const column = place % this.#width
    const row = (place - column) / this.#width
    // What begins at a shape leaves it straight.
    const isStart = this.#before[state] === -1
    for (let turn = isStart ? 0 : -1; turn <= (isStart ? 0 : 1); turn++) {
      const next = (direction + turn + 4) & 3
      const [stepX, stepY] = steps[next] as readonly [number, number]
      const nextColumn = column + stepX
      const nextRow = row + stepY
      if (nextColumn < 0 || nextRow < 0 || nextColumn >= this.#width || nextRow >= this.#height) continue
      const isBlocked =
        stepX === 0
          ? this.#grid.isColumnBlocked(column, Math.min(row, nextRow))
          : this.#grid.isRowBlocked(row, Math.min(column, nextColumn))
      if (isBlocked) continue
      const { xs, ys, xCost, yCost } = this.#grid
      const length = Math.abs(
        (xs[nextColumn] as number) - (xs[column] as number) + (ys[nextRow] as number) - (ys[row] as number),
      )
      const corner = turn === 0 ? 0 : cornerCost + ((stepX === 0 ? xCost[column] : yCost[row]) as number)
      this.#reach((nextRow * this.#width + nextColumn) * 4 + next, cost + length + corner, state)
    }
  }

  #reach(state: number, way: number, before: number): void {
    const cost = way + (before === -1 ? 0 : (this.#goals.get(state) ?? 0))
    if (cost >= (this.#costs[state] as number)) return
    this.#costs[state] = cost
    this.#before[state] = before
    this.#heap.push(state, cost + this.#least(state))
  }

  /** At least so much is left. */
  #least(state: number): number {
    const { x, y } = this.#pointOf(state)
    let least = Number.POSITIVE_INFINITY
    for (const goal of this.#goalPoints) least = Math.min(least, Math.abs(goal.x - x) + Math.abs(goal.y - y))
    return least
  }

  #stateAt({ x, y }: Point, direction: number): number {
    return (this.#grid.row(y) * this.#width + this.#grid.column(x)) * 4 + direction
  }

  #pointOf(state: number): Point {
    const place = state >> 2
    const column = place % this.#width
    return { x: this.#grid.xs[column] as number, y: this.#grid.ys[(place - column) / this.#width] as number }
  }

  #wayTo(end: number): Point[] {
    const points: Point[] = []
    for (let state = end; state !== -1; state = this.#before[state] as number) points.push(this.#pointOf(state))
    return withoutStraights(points.reverse())
  }
}

/** Corners and both ends alone. */
function withoutStraights(points: readonly Point[]): Point[] {
  const kept: Point[] = []
  for (const point of points) {
    const last = kept.at(-1)
    const before = kept.at(-2)
    if (last && last.x === point.x && last.y === point.y) continue
    const isStraight =
      before && last && ((before.x === last.x && last.x === point.x) || (before.y === last.y && last.y === point.y))
    if (isStraight) kept[kept.length - 1] = point
    else kept.push(point)
  }
  return kept
}
