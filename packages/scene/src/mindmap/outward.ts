import type { Path, PathCommand, Point, Rect } from '@ramify/geometry'
import type { Direction } from '@ramify/layouts'

/** A way to draw the same thing on any side of a box: `out` counts away from that side, `along` runs along it. */
export type Outward = (out: number, along: number) => Point

export function outwardFrom({ x, y, width, height }: Rect, direction: Direction): Outward {
  return {
    right: (out: number, along: number) => ({ x: x + width + out, y: along }),
    left: (out: number, along: number) => ({ x: x - out, y: along }),
    down: (out: number, along: number) => ({ x: along, y: y + height + out }),
    up: (out: number, along: number) => ({ x: along, y: y - out }),
  }[direction]
}

/** From where to where a side runs. */
export function sideOf({ x, y, width, height }: Rect, direction: Direction): [start: number, end: number] {
  return direction === 'left' || direction === 'right' ? [y, y + height] : [x, x + width]
}

/** The middle of a side. */
export function middleOf(rect: Rect, direction: Direction): Point {
  const [start, end] = sideOf(rect, direction)
  return outwardFrom(rect, direction)(0, (start + end) / 2)
}

/** A path through points given outward and along; three pairs are a curve. */
export function outwardPath(outward: Outward, steps: readonly (readonly number[])[]): Path {
  return steps.map((step, i): PathCommand => {
    const points: number[] = []
    for (let at = 0; at < step.length; at += 2) {
      const { x, y } = outward(step[at] as number, step[at + 1] as number)
      points.push(x, y)
    }
    const kind = i === 0 ? 'M' : step.length === 6 ? 'C' : 'L'
    return [kind, ...points] as unknown as PathCommand
  })
}
