import type { Path, PathCommand } from './path.ts'

/** Whatever draws lines as it is told; a canvas is one. */
export interface Pen {
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void
  closePath(): void
}

/** Draws a path at another place. */
export function tracePath(pen: Pen, path: Path, dx = 0, dy = 0): void {
  for (const command of path) {
    switch (command[0]) {
      case 'M':
        pen.moveTo(command[1] + dx, command[2] + dy)
        break
      case 'L':
        pen.lineTo(command[1] + dx, command[2] + dy)
        break
      case 'C':
        pen.bezierCurveTo(
          command[1] + dx,
          command[2] + dy,
          command[3] + dx,
          command[4] + dy,
          command[5] + dx,
          command[6] + dy,
        )
        break
      case 'Z':
        pen.closePath()
    }
  }
}

/** What somebody draws, as a path. */
export function recordPath(draw: (pen: Pen) => void): Path {
  const path: PathCommand[] = []
  draw({
    moveTo: (x, y) => path.push(['M', x, y]),
    lineTo: (x, y) => path.push(['L', x, y]),
    bezierCurveTo: (x1, y1, x2, y2, x, y) => path.push(['C', x1, y1, x2, y2, x, y]),
    closePath: () => path.push(['Z']),
  })
  return path
}
