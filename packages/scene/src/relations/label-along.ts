import { type Cubic, cubicAt, type Rect, type Size } from '@ramify/geometry'

/** Which part of the way along a line its words stand: as near to the middle as they cover nothing; the middle where that is nowhere. */
export function labelAlong(curve: Cubic, size: Size, isFree: (box: Rect) => boolean): number {
  return parts.find((part) => isFree(boxAlong(curve, size, part))) ?? 0.5
}

/** What words of this size take, with their middle on the line. */
export function boxAlong(curve: Cubic, { width, height }: Size, part: number): Rect {
  const { x, y } = cubicAt(curve, part)
  return { x: x - width / 2, y: y - height / 2, width, height }
}

/** From the middle to both ends in turn; at the very ends are the topics. */
const parts = Array.from({ length: 17 }, (_, nth) => 0.5 + (nth % 2 === 0 ? -1 : 1) * Math.ceil(nth / 2) * 0.05)
