import { type HeadPen, lineEnd } from './line-end.ts'

/** How many of something there can be, as entity-relationship diagrams show it. */

const half = 0.5
const ringRadius = 0.35

const barAt = (pen: HeadPen, back: number) => pen.line([back, half * pen.size], [back, -half * pen.size])

const foot = (pen: HeadPen) => pen.line([0, half * pen.size], [pen.size, 0], [0, -half * pen.size])

/** The line must not be seen in the ring, so it ends behind it, and what is in front of the ring is drawn here. */
const ringBehind = (pen: HeadPen, back: number) =>
  pen.line([0, 0], [back * pen.size, 0]).ring((back + ringRadius) * pen.size, ringRadius * pen.size)

const behindRing = (back: number) => (size: number, width: number) => (back + 2 * ringRadius) * size + width / 2

const toTheBorder = () => 0

export const one = lineEnd(toTheBorder, (pen) => barAt(pen, 0.6 * pen.size))

export const onlyOne = lineEnd(toTheBorder, (pen) => barAt(barAt(pen, 0.6 * pen.size), pen.size))

export const many = lineEnd(toTheBorder, foot)

export const oneOrMany = lineEnd(toTheBorder, (pen) => barAt(foot(pen), 1.3 * pen.size))

export const zeroOrOne = lineEnd(behindRing(1), (pen) => barAt(ringBehind(pen, 1), 0.6 * pen.size))

export const zeroOrMany = lineEnd(behindRing(1), (pen) => ringBehind(foot(pen), 1))
