import type { Point } from '@ramify/geometry'
import { filled, type Primitive } from '../../drawing/primitives.ts'

/** What is drawn at an end of a connector, and how much earlier its line ends for that. */
export interface Head {
  readonly primitives: readonly Primitive[]
  readonly inset: number
}

/** `at`: its tip; `along`: where it points to, of length 1. */
export function drawHead(name: string, at: Point, { x, y }: Point, color: string, width: number): Head {
  if (name === 'none') return noHead
  const length = 7 + 2 * width
  const half = length * 0.45
  const back = { x: at.x - length * x, y: at.y - length * y }
  const path = [
    ['M', at.x, at.y],
    ['L', back.x - half * y, back.y + half * x],
    ['L', back.x + half * y, back.y - half * x],
    ['Z'],
  ] as const
  return { primitives: [filled(path, color)], inset: length * 0.8 }
}

/** How far any of them reaches from the line. */
export const headReach = 12

const noHead: Head = { primitives: [], inset: 0 }
