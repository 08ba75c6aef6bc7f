import {
  type Path,
  type PathCommand,
  type Point,
  polygon,
  type Rect,
  rectangle,
  roundedRectangle,
} from '@ramify/geometry'

interface BoundaryShape {
  /** How far it may reach past its frame. */
  readonly reach: number
  outline(frame: Rect): Path
}

/** Every form of boundary, by the name that documents use, in the order people are shown them. */
export const boundaryShapes = {
  rounded: { reach: 0, outline: (frame) => roundedRectangle(frame, 12) },
  rect: { reach: 0, outline: rectangle },
  bevelled: { reach: 0, outline: bevelled },
  scallops: { reach: 5, outline: (frame) => wavy(frame, 16, () => 5) },
  waves: { reach: 3, outline: (frame) => wavy(frame, 12, (nth) => (nth % 2 === 0 ? 3 : -3)) },
} satisfies Record<string, BoundaryShape>

export type BoundaryShapeName = keyof typeof boundaryShapes

/** That of another app or of a newer version is a rounded one. */
export function boundaryShape(name: string | undefined): BoundaryShape {
  return name !== undefined && Object.hasOwn(boundaryShapes, name)
    ? boundaryShapes[name as BoundaryShapeName]
    : boundaryShapes.rounded
}

function bevelled({ x, y, width, height }: Rect): Path {
  const cut = Math.min(14, width / 4, height / 4)
  const [right, bottom] = [x + width, y + height]
  return polygon([
    [x + cut, y],
    [right - cut, y],
    [right, y + cut],
    [right, bottom - cut],
    [right - cut, bottom],
    [x + cut, bottom],
    [x, bottom - cut],
    [x, y + cut],
  ])
}

/** Arcs of about this length along all sides, each as high as is said for it: outwards, or inwards where that is negative. */
function wavy({ x, y, width, height }: Rect, step: number, heightOf: (nth: number) => number): Path {
  const [right, bottom] = [x + width, y + height]
  const corners: readonly Point[] = [
    { x, y },
    { x: right, y },
    { x: right, y: bottom },
    { x, y: bottom },
    { x, y },
  ]
  const path: PathCommand[] = [['M', x, y]]
  for (let side = 0; side < 4; side++) {
    const [from, to] = [corners[side] as Point, corners[side + 1] as Point]
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    if (length === 0) continue
    const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
    // An even number, so that waves end as they begin; large frames have no more of them than can be told apart.
    const pieces = 2 * Math.min(mostArcs, Math.max(1, Math.round(length / step / 2)))
    const piece = length / pieces
    for (let nth = 0; nth < pieces; nth++) {
      // The control points of an arc stand 4/3 as far out as it does. Outwards is left of the way around.
      const out = (heightOf(nth) * 4) / 3
      const at = (share: number, aside: number): [number, number] => [
        from.x + along.x * piece * (nth + share) + along.y * aside,
        from.y + along.y * piece * (nth + share) - along.x * aside,
      ]
      path.push(['C', ...at(0.15, out), ...at(0.85, out), ...at(1, 0)])
    }
  }
  return [...path, ['Z']]
}

const mostArcs = 250
