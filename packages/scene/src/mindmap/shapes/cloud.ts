import { type Path, type PathCommand, parsePath, type Rect, type Size } from '@ramify/geometry'
import { formOf } from './outlined.ts'
import type { ShapeRoom } from './shape.ts'

/** In a square of 100. */
const drawing = parsePath(
  'M22 90C9 90 0 79 0 66C0 54 8 45 18 42C17 40 17 37 17 34C17 22 26 13 38 13C42 13 45 14 48 16C52 6 60 0 69 0' +
    'C81 0 91 10 91 23C91 26 90 29 89 31C96 36 100 44 100 53C100 65 93 75 83 77C81 86 73 92 65 92C61 92 58 91 55 89' +
    'C51 96 45 100 39 100C32 100 26 96 22 90Z',
)
/** How much of it on each side is no place for words: for those as high as wide, and for one long line. */
const free = [
  { left: 0.23, right: 0.22, top: 0.19, bottom: 0.14 },
  { left: 0.18, right: 0.09, top: 0.33, bottom: 0.27 },
] as const

export const cloud = formOf(outline, roomFor)

function outline({ x, y, width, height }: Rect): Path {
  return drawing.map(([kind, ...numbers]): PathCommand => {
    const placed = numbers.map((value, at) => (at % 2 === 0 ? x + (value / 100) * width : y + (value / 100) * height))
    return [kind, ...placed] as unknown as PathCommand
  })
}

/** The smaller of the two clouds. Its padding lies between the words and the bulges. */
function roomFor(inner: Size): ShapeRoom {
  const [one, other] = free.map((part) => {
    const held = 1 - part.top - part.bottom
    const wide = (inner.width - 2 * spareX) / (1 - part.left - part.right)
    const least = (inner.height - 2 * spareY) / held
    const high = Math.max(least, wide / flattest)
    const rest = ((high - least) * held) / 2
    return {
      area: wide * high,
      left: wide * part.left - spareX,
      right: wide * part.right - spareX,
      top: rest + high * part.top - spareY,
      bottom: rest + high * part.bottom - spareY,
    }
  }) as [ShapeRoom & { area: number }, ShapeRoom & { area: number }]
  return one.area <= other.area ? one : other
}

const spareX = 4
const spareY = 2
/** Wider than so many heights it is no cloud any more. */
const flattest = 3.4
