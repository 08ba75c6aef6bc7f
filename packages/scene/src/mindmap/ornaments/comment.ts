import { type Path, scalePath } from '@ramify/geometry'
import { varyFont } from '../../drawing/fonts.ts'
import { labelOf } from '../../drawing/label.ts'
import { drawn } from '../../drawing/primitives.ts'
import { type Mark, type Ornament, ornamentSize } from './ornament.ts'

/** A speech bubble with the number of comments in it. */
export const comment: Ornament = {
  side: 'after',
  marksOf: (_node, comments) => (comments > 0 ? [markOf(comments)] : noMarks),
}

const noMarks: readonly never[] = []
/** On a grid of 24, its tail at the lower left. */
const bubble: Path = [
  ['M', 4, 2],
  ['L', 20, 2],
  ['C', 21.1, 2, 22, 2.9, 22, 4],
  ['L', 22, 16],
  ['C', 22, 17.1, 21.1, 18, 20, 18],
  ['L', 7, 18],
  ['L', 2, 22.5],
  ['L', 2, 4],
  ['C', 2, 2.9, 2.9, 2, 4, 2],
  ['Z'],
]
const path = scalePath(bubble, ornamentSize / 24)
const middle = { x: ornamentSize / 2, y: (10 / 24) * ornamentSize }
/** There is room for two characters. */
const most = 99

function markOf(count: number): Mark {
  // In the colour of the words: a number has to be read, also on a dark topic of a light theme.
  return ({ type, color }, measurer) => {
    const font = varyFont(type.font, { size: 9, weight: 600, italic: false })
    const label = labelOf(String(Math.min(count, most)), font, color, measurer)
    return [drawn(path, color, 1.25), ...label.draw(middle.x - label.width / 2, middle.y)]
  }
}
