import { roundedRectangle } from '@ramify/geometry'
import { marks } from '@ramify/themes'
import { varyFont } from '../../drawing/fonts.ts'
import { labelOf } from '../../drawing/label.ts'
import { filled } from '../../drawing/primitives.ts'
import { type Ornament, ornamentSize } from './ornament.ts'

/** A square with its number, 1 to 9. */
export const priority: Ornament = {
  side: 'before',
  marksOf({ marks: { priority: number } }) {
    const colors = number === null ? undefined : marks.priority[number - 1]
    if (!colors) return noMarks
    return [
      ({ type }, measurer) => {
        const font = varyFont(type.font, { size: 11, weight: 700 })
        const label = labelOf(String(number), font, colors.text, measurer)
        return [
          filled(roundedRectangle({ x: 0, y: 0, width: ornamentSize, height: ornamentSize }, 4), colors.fill),
          ...label.draw(middle - label.width / 2, middle),
        ]
      },
    ]
  },
}

const noMarks: readonly never[] = []
const middle = ornamentSize / 2
