import type { Point } from '@ramify/geometry'
import type { Font, Measurer } from '@ramify/text'
import type { TextPrimitive } from './primitives.ts'

/** Half the height of capitals and digits, in parts of the font's size. */
const halfCapital = 0.36

/** A few letters or digits with a point as their middle. */
export function centeredText(text: string, at: Point, font: Font, color: string, measurer: Measurer): TextPrimitive {
  const width = measurer.width(text, font)
  return {
    kind: 'text',
    text,
    x: at.x - width / 2,
    baseline: at.y + halfCapital * font.size,
    width,
    font,
    fallback: false,
    color,
    underline: false,
    strike: false,
  }
}
