import type { OutlineStep } from '../../glyphs/set-glyph.ts'

/** On the line, or beside it as what a curve is drawn to. */
export interface ContourPoint {
  readonly x: number
  readonly y: number
  readonly isOn: boolean
}

export type Contour = readonly ContourPoint[]

/** An outline as closed contours of quadratic curves between whole numbers, as TrueType has them. */
export function contoursOf(steps: readonly OutlineStep[], slant: number): Contour[] {
  const contours: ContourPoint[][] = []
  let contour: ContourPoint[] = []
  let [x, y] = [0, 0]
  const put = (px: number, py: number, isOn: boolean) => {
    contour.push({ x: within(px + slant * py), y: within(py), isOn })
  }
  for (const { command, args } of steps) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = args
    if (command === 'moveTo') {
      contour = []
      contours.push(contour)
      put(a, b, true)
    } else if (command === 'lineTo') put(a, b, true)
    else if (command === 'quadraticCurveTo') {
      put(a, b, false)
      put(c, d, true)
    } else if (command === 'bezierCurveTo') {
      for (const [cx, cy, ex, ey] of quadratics(x, y, a, b, c, d, e, f)) {
        put(cx, cy, false)
        put(ex, ey, true)
      }
    }
    if (args.length >= 2) [x, y] = [args.at(-2) as number, args.at(-1) as number]
  }
  return contours.map(shortened).filter((each) => each.length > 2)
}

type Quadratic = readonly [number, number, number, number]

/** A cubic curve as four quadratic ones: nearer than a unit of any font. */
function quadratics(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  x3: number,
  y3: number,
): Quadratic[] {
  const at = (t: number, p0: number, p1: number, p2: number, p3: number) => {
    const u = 1 - t
    return u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3
  }
  const slope = (t: number, p0: number, p1: number, p2: number, p3: number) => {
    const u = 1 - t
    return 3 * (u * u * (p1 - p0) + 2 * u * t * (p2 - p1) + t * t * (p3 - p2))
  }
  return [0, 1, 2, 3].map((nth) => {
    const [from, to] = [nth / 4, (nth + 1) / 4]
    const control = (p0: number, p1: number, p2: number, p3: number) => {
      const start = at(from, p0, p1, p2, p3) + slope(from, p0, p1, p2, p3) / 8
      const end = at(to, p0, p1, p2, p3) - slope(to, p0, p1, p2, p3) / 8
      return (start + end) / 2
    }
    return [control(x0, x1, x2, x3), control(y0, y1, y2, y3), at(to, x0, x1, x2, x3), at(to, y0, y1, y2, y3)]
  })
}

/** Without a last point that is the first one again, and without points in the middle of two that are beside the line: they are implied. */
function shortened(contour: readonly ContourPoint[]): Contour {
  const [first] = contour
  const last = contour.at(-1)
  const closed = first && last?.isOn && last.x === first.x && last.y === first.y && contour.length > 1
  const open = closed ? contour.slice(0, -1) : contour
  return open.filter((point, nth) => {
    const before = open[nth - 1]
    const after = open[nth + 1]
    if (!point.isOn || !before || !after || before.isOn || after.isOn) return true
    return Math.abs(before.x + after.x - 2 * point.x) > 1 || Math.abs(before.y + after.y - 2 * point.y) > 1
  })
}

/** TrueType counts in 16 bits. */
const within = (value: number) => Math.round(Math.max(-16_000, Math.min(16_000, value)))
