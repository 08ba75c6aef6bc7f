import { roundedRectangle } from '@ramify/geometry'
import { marks } from '@ramify/themes'
import { centeredText } from '../centered-text.ts'
import { varyFont } from '../fonts.ts'
import { filled } from '../primitives.ts'
import { type Ornament, ornamentSize } from './ornament.ts'

/** A square with its number, 1 to 9. */
export const priority: Ornament = {
  side: 'before',
  marksOf({ marks: { priority: number } }) {
    const colors = number === null ? undefined : marks.priority[number - 1]
    if (!colors) return noMarks
    return [
      ({ type }, measurer) => [
        filled(roundedRectangle({ x: 0, y: 0, width: ornamentSize, height: ornamentSize }, 4), colors.fill),
        centeredText(String(number), middle, varyFont(type.font, { size: 11, weight: 700 }), colors.text, measurer),
      ],
    ]
  },
}

const noMarks: readonly never[] = []
const middle = { x: ornamentSize / 2, y: ornamentSize / 2 }
