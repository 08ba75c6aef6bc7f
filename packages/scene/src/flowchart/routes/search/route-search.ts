import { CostHeap } from './heap.ts'
import { blocked, free, type RouteGrid } from './route-grid.ts'

/** A corner costs as much as this much way. */
const cornerCost = 60

/** What lies too near to a shape counts this many times as long. */
const nearFactor = 4

/** Where there is no free way, to come to the other side of a shape costs this much, and what lies inside of it counts so many times. */
const crossingCost = 600
const insideFactor = 4

const mostGoals = 64

/** Few grids have more. */
const keptStates = 4096

/** Among many obstacles a good way is found much sooner than the best one: what is left to go counts this much more than the way so far. */
const manyObstacles = 24
const greedInLargeGrids = 1.3

/** A place where a way begins or ends. Directions are numbers: up, right, down, left; to turn right is to add one. */
export interface Gate {
  readonly x: number
  readonly y: number
  /** The direction in which a way leaves or arrives. */
  readonly direction: number
  readonly cost: number
}

const stepX = [0, 1, 0, -1] as const
const stepY = [-1, 0, 1, 0] as const

/** A* over places of a grid and the direction in which they were reached. One serves all routes, one after the other. */
export class RouteSearch {
  readonly #heap = new CostHeap()
  #costs = new Float64Array(keptStates)
  #before = new Int32Array(keptStates)
  /** The search that wrote the two above; those of others are old. */
  #writer = new Int32Array(keptStates)
  /** The search that has looked further from a state: nothing cheaper leads there any more. */
  #closedBy = new Int32Array(keptStates)
  #search = 0
  #grid!: RouteGrid
  #greed = 1
  #isFree = true
  #goals = 0
  readonly #goalX = new Float64Array(mostGoals)
  readonly #goalY = new Float64Array(mostGoals)
  readonly #goalDirection = new Int32Array(mostGoals)
  readonly #goalCost = new Float64Array(mostGoals)
  readonly #goalState = new Int32Array(mostGoals)

  /** How many states all runs have looked at since it was set to 0. */
  steps = 0

  /**
   * The corners of the cheapest way as x, y, x, y …, with places on straight pieces in between. A free way goes through no obstacle. Null
   * if there is none, or none is found in so many steps.
   */
  run(
    grid: RouteGrid,
    starts: readonly Gate[],
    goals: readonly Gate[],
    isFree: boolean,
    mostSteps: number,
  ): number[] | null {
    this.#grid = grid
    this.#isFree = isFree
    this.#greed = grid.obstacles > manyObstacles ? greedInLargeGrids : 1
    this.#reserve(grid.x.count * grid.y.count * 4)
    this.#heap.clear()
    this.#search++
    this.#goals = Math.min(mostGoals, goals.length)
    for (let nth = 0; nth < this.#goals; nth++) this.#setGoal(nth, goals[nth] as Gate)
    for (const start of starts) this.#reach(this.#stateOf(start), start.x, start.y, start.cost, -1)
    for (const end = this.steps + mostSteps; this.#heap.size > 0 && this.steps < end; this.steps++) {
      const estimate = this.#heap.leastCost
      const state = this.#heap.pop()
      for (let nth = 0; nth < this.#goals; nth++) {
        if (this.#goalState[nth] !== state || this.#before[state] === -1) continue
        // Another goal may be nearer by its own cost; then this state comes again with its full one.
        const full = (this.#costs[state] as number) + (this.#goalCost[nth] as number)
        if (full <= estimate + 1e-9) return this.#wayTo(state)
        this.#heap.push(state, full)
      }
      if (this.#closedBy[state] === this.#search) continue
      this.#closedBy[state] = this.#search
      this.#expand(state)
    }
    return null
  }

  #setGoal(nth: number, goal: Gate): void {
    this.#goalX[nth] = goal.x
    this.#goalY[nth] = goal.y
    this.#goalDirection[nth] = goal.direction
    this.#goalCost[nth] = goal.cost
    this.#goalState[nth] = this.#stateOf(goal)
  }

  #stateOf({ x, y, direction }: Gate): number {
    return (this.#grid.y.indexOf(y) * this.#grid.x.count + this.#grid.x.indexOf(x)) * 4 + direction
  }

  #expand(state: number): void {
    const grid = this.#grid
    const width = grid.x.count
    const height = grid.y.count
    const cost = this.#costs[state] as number
    const direction = state & 3
    const place = state >> 2
    const column = place % width
    const row = (place - column) / width
    // A way leaves its shape straight.
    const isStart = this.#before[state] === -1
    for (let turn = isStart ? 0 : -1; turn <= (isStart ? 0 : 1); turn++) {
      const next = (direction + turn + 4) & 3
      const nextColumn = column + (stepX[next] as number)
      const nextRow = row + (stepY[next] as number)
      if (nextColumn < 0 || nextRow < 0 || nextColumn >= width || nextRow >= height) continue
      const isVertical = (next & 1) === 0
      const x = grid.x.at[nextColumn] as number
      const y = grid.y.at[nextRow] as number
      const piece = isVertical
        ? grid.inColumn(column, next === 0 ? nextRow : row)
        : grid.inRow(row, next === 3 ? nextColumn : column)
      if (piece === blocked && this.#isFree) continue
      let step = isVertical ? Math.abs(y - (grid.y.at[row] as number)) : Math.abs(x - (grid.x.at[column] as number))
      if (piece !== free) step = piece === blocked ? step * insideFactor + crossingCost : step * nearFactor
      if (turn !== 0) step += cornerCost + ((isVertical ? grid.x.costs[column] : grid.y.costs[row]) as number)
      this.#reach((nextRow * width + nextColumn) * 4 + next, x, y, cost + step, state)
    }
  }

  #reach(state: number, x: number, y: number, cost: number, before: number): void {
    if (this.#writer[state] === this.#search) {
      if (cost >= (this.#costs[state] as number)) return
    } else this.#writer[state] = this.#search
    this.#costs[state] = cost
    this.#before[state] = before
    this.#heap.push(state, cost + this.#greed * this.#leastRest(x, y, state & 3))
  }

  /** No way to any goal can cost less. */
  #leastRest(x: number, y: number, direction: number): number {
    let least = Number.POSITIVE_INFINITY
    for (let nth = 0; nth < this.#goals; nth++) {
      const dx = (this.#goalX[nth] as number) - x
      const dy = (this.#goalY[nth] as number) - y
      const length = Math.abs(dx) + Math.abs(dy) + (this.#goalCost[nth] as number)
      if (length >= least) continue
      const corners = fewestCorners(dx, dy, direction, this.#goalDirection[nth] as number)
      least = Math.min(least, length + cornerCost * corners)
    }
    return least
  }

  #reserve(states: number): void {
    if (states > this.#costs.length) this.#allocate(Math.ceil(1.2 * states))
  }

  /** Gives back what only the largest grids take. */
  release(): void {
    if (this.#costs.length > keptStates) this.#allocate(keptStates)
  }

  #allocate(length: number): void {
    this.#costs = new Float64Array(length)
    this.#before = new Int32Array(length)
    this.#writer = new Int32Array(length)
    this.#closedBy = new Int32Array(length)
  }

  #wayTo(end: number): number[] {
    const { x, y } = this.#grid
    const way: number[] = []
    for (let state = end; state !== -1; state = this.#before[state] as number) {
      const place = state >> 2
      const column = place % x.count
      // Backwards, and turned around at the end.
      way.push(y.at[(place - column) / x.count] as number, x.at[column] as number)
    }
    return way.reverse()
  }
}

/** How many corners it takes at least to come from one place and direction to another. */
function fewestCorners(dx: number, dy: number, direction: number, goal: number): number {
  const ahead = dx * (stepX[direction] as number) + dy * (stepY[direction] as number)
  const right = (direction + 1) & 3
  const aside = dx * (stepX[right] as number) + dy * (stepY[right] as number)
  switch ((goal - direction) & 3) {
    case 0:
      if (aside === 0) return ahead >= 0 ? 0 : 4
      return ahead > 0 ? 2 : 4
    case 1:
      return aside > 0 && ahead >= 0 ? 1 : 3
    case 2:
      return aside === 0 ? 4 : 2
    default:
      return aside < 0 && ahead >= 0 ? 1 : 3
  }
}
