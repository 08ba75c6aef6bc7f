interface Point {
  x: number
  y: number
}

/** From the root to a first topic: leaves steeply, arrives level, and narrows on the way. */
export function taperedCurve(start: Point, end: Point, startWidth: number, endWidth: number): string {
  // A quadratic curve whose arm reaches the height of its end halfway across.
  const arm = { x: (start.x + end.x) / 2, y: end.y }
  const left: Point[] = []
  const right: Point[] = []
  for (let step = 0; step <= steps; step++) {
    const t = step / steps
    const point = onCurve(start, arm, end, t)
    const normal = normalAt(start, arm, end, t)
    const half = (endWidth + (startWidth - endWidth) * (1 - t) ** 2) / 2
    left.push({ x: point.x + normal.x * half, y: point.y + normal.y * half })
    right.unshift({ x: point.x - normal.x * half, y: point.y - normal.y * half })
  }
  return `M${[...left, ...right].map(write).join('L')}Z`
}

/** From a topic to the one it grows: level at both ends. */
export function levelCurve(start: Point, end: Point): string {
  const middle = (start.x + end.x) / 2
  return `M${write(start)}C${write({ x: middle, y: start.y })} ${write({ x: middle, y: end.y })} ${write(end)}`
}

const steps = 24

function onCurve(start: Point, arm: Point, end: Point, t: number): Point {
  const at = (from: number, over: number, to: number) => (1 - t) ** 2 * from + 2 * t * (1 - t) * over + t ** 2 * to
  return { x: at(start.x, arm.x, end.x), y: at(start.y, arm.y, end.y) }
}

function normalAt(start: Point, arm: Point, end: Point, t: number): Point {
  const along = (from: number, over: number, to: number) => 2 * (1 - t) * (over - from) + 2 * t * (to - over)
  const x = along(start.x, arm.x, end.x)
  const y = along(start.y, arm.y, end.y)
  const length = Math.hypot(x, y) || 1
  return { x: -y / length, y: x / length }
}

const write = ({ x, y }: Point) => `${round(x)} ${round(y)}`

const round = (value: number) => Math.round(value * 100) / 100
