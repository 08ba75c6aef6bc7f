import { type HeadPen, halfBreadth, lineEnd } from './line-end.ts'

const seam = 0.5
const diamondLength = 1.6
const circleRadius = 0.4
const boxSide = 0.8

type Corners = [back: number, side: number][]

function diamondCorners(size: number, tip: number): Corners {
  const [end, breadth] = [diamondLength * size, halfBreadth * size]
  return [
    [tip, 0],
    [(tip + end) / 2, breadth],
    [end, 0],
    [(tip + end) / 2, -breadth],
  ]
}

function boxCorners(size: number, near: number): Corners {
  const [end, half] = [boxSide * size, (boxSide * size) / 2]
  return [
    [near, half],
    [end, half],
    [end, -half],
    [near, -half],
  ]
}

/** Half of the stroke would reach over the border. */
const nearOf = ({ width }: HeadPen) => width / 2

export const diamond = lineEnd(
  (size) => diamondLength * size - 2 * seam,
  (pen) => pen.area(...diamondCorners(pen.size, 0)),
)

export const openDiamond = lineEnd(
  (size) => diamondLength * size,
  (pen) => pen.outline(...diamondCorners(pen.size, nearOf(pen))),
)

export const dot = lineEnd(
  (size) => 2 * circleRadius * size - seam,
  (pen) => pen.dot(circleRadius * pen.size, circleRadius * pen.size),
)

export const ring = lineEnd(
  (size, width) => 2 * circleRadius * size + width / 2,
  (pen) => pen.ring(circleRadius * pen.size + nearOf(pen), circleRadius * pen.size),
)

export const box = lineEnd(
  (size) => boxSide * size - seam,
  (pen) => pen.area(...boxCorners(pen.size, 0)),
)

export const openBox = lineEnd(
  (size) => boxSide * size,
  (pen) => pen.outline(...boxCorners(pen.size, nearOf(pen))),
)

export const cross = lineEnd(
  () => 0,
  (pen) => {
    const { size } = pen
    const [near, far, half] = [0.4 * size, 1.2 * size, 0.4 * size]
    return pen.line([near, half], [far, -half]).line([near, -half], [far, half])
  },
)

/** A little before the border, or it would be seen as a part of it. */
export const bar = lineEnd(
  () => 0,
  (pen) => pen.line([0.4 * pen.size, halfBreadth * pen.size], [0.4 * pen.size, -halfBreadth * pen.size]),
)
