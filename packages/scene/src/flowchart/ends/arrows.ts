import { type HeadPen, halfBreadth, lineEnd } from './line-end.ts'

/** Lines go a little into what is filled, so that no seam is seen. */
const seam = 0.5

const triangle = (pen: HeadPen, tip: number) => {
  const { size } = pen
  return pen.area([tip, 0], [tip + size, halfBreadth * size], [tip + size, -halfBreadth * size])
}

/** Half of the stroke would reach over the border: heads that are drawn as lines begin that much earlier. */
const tipOf = ({ width }: HeadPen) => width / 2

export const arrow = lineEnd(
  (size) => size - seam,
  (pen) => triangle(pen, 0),
)

export const openArrow = lineEnd(
  (_, width) => width / 2,
  (pen) => {
    const { size } = pen
    return pen.line([size, halfBreadth * size], [tipOf(pen), 0], [size, -halfBreadth * size])
  },
)

/** A hollow triangle. */
export const block = lineEnd(
  (size) => size,
  (pen) => {
    const { size } = pen
    return pen.outline([tipOf(pen), 0], [size, halfBreadth * size], [size, -halfBreadth * size])
  },
)

export const doubleArrow = lineEnd(
  (size) => 2 * size - seam,
  (pen) => triangle(triangle(pen, 0), pen.size - seam),
)

const halfArrow = (side: 1 | -1) =>
  lineEnd(
    (size) => size / 2,
    (pen) => {
      const { size, width } = pen
      const inner = -side * (width / 2)
      return pen.area([0, inner], [size, side * halfBreadth * size], [size, inner])
    },
  )

export const halfArrowLeft = halfArrow(-1)
export const halfArrowRight = halfArrow(1)
