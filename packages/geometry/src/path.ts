import { type Cubic, reverseCubic } from './cubic.ts'
import type { Point } from './shapes.ts'

/** A step of a path, with absolute coordinates. */
export type PathCommand =
  | readonly ['M', number, number]
  | readonly ['L', number, number]
  /** Cubic curve: first control point, second control point, end. */
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z']

export type Path = readonly PathCommand[]

/** A piece of a path between two corners: a curve, or a straight line where it has no control points. */
export type Segment = Cubic | { readonly from: Point; readonly to: Point; readonly control1?: never }

/** The drawn pieces of a path, closing lines included. */
export function segmentsOf(path: Path): Segment[] {
  const segments: Segment[] = []
  let start: Point = { x: 0, y: 0 }
  let from = start
  for (const command of path) {
    const to = endOf(command) ?? start
    if (command[0] === 'M') start = to
    else if (command[0] === 'C') {
      const [, x1, y1, x2, y2] = command
      segments.push({ from, control1: { x: x1, y: y1 }, control2: { x: x2, y: y2 }, to })
    } else if (from.x !== to.x || from.y !== to.y || command[0] === 'L') segments.push({ from, to })
    from = to
  }
  return segments
}

export function translatePath(path: Path, dx: number, dy: number): Path {
  return path.map((command) => translated(command, dx, dy))
}

/** Larger or smaller, from the origin. */
export function scalePath(path: Path, factor: number): Path {
  return path.map((command): PathCommand => {
    const [kind, ...numbers] = command
    return [kind, ...numbers.map((number) => number * factor)] as unknown as PathCommand
  })
}

/** The same line drawn from its end to its start; each part of it for itself, in the same order of parts. */
export function reversePath(path: Path): Path {
  return partsOf(path).flatMap(reversePart)
}

export function pathOf(curve: Cubic): Path {
  return [['M', curve.from.x, curve.from.y], curveTo(curve)]
}

export function curveTo({ control1, control2, to }: Cubic): PathCommand {
  return ['C', control1.x, control1.y, control2.x, control2.y, to.x, to.y]
}

function translated(command: PathCommand, dx: number, dy: number): PathCommand {
  switch (command[0]) {
    case 'M':
    case 'L':
      return [command[0], command[1] + dx, command[2] + dy]
    case 'C': {
      const [, x1, y1, x2, y2, x, y] = command
      return ['C', x1 + dx, y1 + dy, x2 + dx, y2 + dy, x + dx, y + dy]
    }
    case 'Z':
      return command
  }
}

function endOf(command: PathCommand): Point | null {
  switch (command[0]) {
    case 'M':
    case 'L':
      return { x: command[1], y: command[2] }
    case 'C':
      return { x: command[5], y: command[6] }
    case 'Z':
      return null
  }
}

function partsOf(path: Path): Path[] {
  const parts: PathCommand[][] = []
  for (const command of path) {
    const last = parts.at(-1)
    if (command[0] === 'M' || !last) parts.push([command])
    else last.push(command)
  }
  return parts
}

function reversePart(part: Path): Path {
  const closed = part.at(-1)?.[0] === 'Z'
  const drawn = closed ? part.slice(0, -1) : part
  const end = endOf(drawn.at(-1) ?? ['Z']) ?? { x: 0, y: 0 }
  const reversed: PathCommand[] = [['M', end.x, end.y]]
  for (const segment of segmentsOf(drawn).reverse()) {
    if (segment.control1) reversed.push(curveTo(reverseCubic(segment)))
    else reversed.push(['L', segment.from.x, segment.from.y])
  }
  if (closed) reversed.push(['Z'])
  return reversed
}
