import { scalePath } from '@ramify/geometry'
import { varyFont } from '../../drawing/fonts.ts'
import { labelOf } from '../../drawing/label.ts'
import { commentMiddle, markGrid, markPaths, mostComments } from '../../drawing/marks.ts'
import { drawn } from '../../drawing/primitives.ts'
import { type Mark, type Ornament, ornamentSize } from './ornament.ts'

/** A speech bubble with the number of comments in it. */
export const comment: Ornament = {
  side: 'after',
  marksOf: (_node, comments) => (comments > 0 ? [markOf(comments)] : noMarks),
}

const noMarks: readonly never[] = []
const path = scalePath(markPaths.comment, ornamentSize / markGrid)
const middle = { x: commentMiddle.x * ornamentSize, y: commentMiddle.y * ornamentSize }

function markOf(count: number): Mark {
  // In the colour of the words: a number has to be read, also on a dark topic of a light theme.
  return ({ type, color }, measurer) => {
    const font = varyFont(type.font, { size: 9, weight: 600, italic: false })
    const label = labelOf(String(Math.min(count, mostComments)), font, color, measurer)
    return [drawn(path, color, 1.25), ...label.draw(middle.x - label.width / 2, middle.y)]
  }
}
