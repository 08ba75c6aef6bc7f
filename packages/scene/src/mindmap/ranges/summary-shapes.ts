import type { Path, Size } from '@ramify/geometry'
import { outwardFrom, outwardPath } from '../outward.ts'

/** A summary's brace: lines of steps, each given outward and along as in `outwardPath`. */
type Brace = (edges: BraceEdges) => readonly (readonly (readonly number[])[])[]

interface BraceEdges {
  /** Along the children. */
  readonly start: number
  readonly end: number
  /** Outward: where it begins, where it runs along them, and where its topic is. */
  readonly inner: number
  readonly spine: number
  readonly tip: number
}

/** Every form of brace, by the name that documents use, in the order people are shown them. */
export const summaryShapes = {
  curly: ({ start, end, inner, spine, tip }) => {
    const middle = (start + end) / 2
    const depth = spine - inner
    // Short braces have smaller bends.
    const bend = Math.min(depth, (end - start) / 4)
    return [
      [
        [inner, start],
        [spine - depth / 2, start, spine, start, spine, start + bend],
        [spine, middle - bend],
        [spine, middle, tip, middle, tip, middle],
        [tip, middle, spine, middle, spine, middle + bend],
        [spine, end - bend],
        [spine, end, spine - depth / 2, end, inner, end],
      ],
    ]
  },
  round: ({ start, end, inner, tip }) => {
    const bend = Math.min(24, (end - start) / 2)
    return [
      [
        [inner, start],
        [inner + (tip - inner) * 0.6, start, tip, start + bend * 0.4, tip, start + bend],
        [tip, end - bend],
        [tip, end - bend * 0.4, inner + (tip - inner) * 0.6, end, inner, end],
      ],
    ]
  },
  square: (edges) => {
    const { start, end, inner, spine } = edges
    return [
      [
        [inner, start],
        [spine, start],
        [spine, end],
        [inner, end],
      ],
      stem(edges),
    ]
  },
  angle: ({ start, end, inner, tip }) => [
    [
      [inner, start],
      [tip, (start + end) / 2],
      [inner, end],
    ],
  ],
  straight: (edges) => [
    [
      [edges.spine, edges.start],
      [edges.spine, edges.end],
    ],
    stem(edges),
  ],
} satisfies Record<string, Brace>

export type SummaryShapeName = keyof typeof summaryShapes

/** That of another app or of a newer version is a curly one. */
export function summaryShape(name: string | undefined): Brace {
  return name !== undefined && Object.hasOwn(summaryShapes, name)
    ? summaryShapes[name as SummaryShapeName]
    : summaryShapes.curly
}

/** A brace by itself in a box, for those who choose one. */
export function summaryPicture(name: SummaryShapeName, { width, height }: Size): Path {
  const box = { x: width / 2 - 8, y: 0, width: 0, height }
  const edges = { start: 1, end: height - 1, inner: 0, spine: 8, tip: 16 }
  return summaryShapes[name](edges).flatMap((steps) => outwardPath(outwardFrom(box, 'right'), steps))
}

/** From the middle to the topic. */
function stem({ start, end, spine, tip }: BraceEdges): readonly (readonly number[])[] {
  const middle = (start + end) / 2
  return [
    [spine, middle],
    [tip, middle],
  ]
}
