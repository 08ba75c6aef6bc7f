import { type Path, type PathCommand, parsePath, type Rect, type Size } from '@ramify/geometry'
import { formOf } from './outlined.ts'
import type { ShapeRoom } from './shape.ts'

/** In a square of 100, and how much of it on each side is no place for words. */
const drawing = parsePath(
  'M22 90C9 90 0 79 0 66C0 54 8 45 18 42C17 40 17 37 17 34C17 22 26 13 38 13C42 13 45 14 48 16C52 6 60 0 69 0' +
    'C81 0 91 10 91 23C91 26 90 29 89 31C96 36 100 44 100 53C100 65 93 75 83 77C81 86 73 92 65 92C61 92 58 91 55 89' +
    'C51 96 45 100 39 100C32 100 26 96 22 90Z',
)
const free = { left: 0.23, right: 0.22, top: 0.19, bottom: 0.14 }

export const cloud = formOf(outline, roomFor)

function outline({ x, y, width, height }: Rect): Path {
  return drawing.map(([kind, ...numbers]): PathCommand => {
    const placed = numbers.map((value, at) => (at % 2 === 0 ? x + (value / 100) * width : y + (value / 100) * height))
    return [kind, ...placed] as unknown as PathCommand
  })
}

/** Its padding lies between the words and the bulges. */
function roomFor({ width, height }: Size): ShapeRoom {
  const [wide, high] = [(width - 8) / (1 - free.left - free.right), (height - 4) / (1 - free.top - free.bottom)]
  return {
    left: wide * free.left - 4,
    right: wide * free.right - 4,
    top: high * free.top - 2,
    bottom: high * free.bottom - 2,
  }
}
