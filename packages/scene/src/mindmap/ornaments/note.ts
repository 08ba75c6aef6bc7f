import { type Path, roundedRectangle, scalePath } from '@ramify/geometry'
import { drawn } from '../../drawing/primitives.ts'
import { type Mark, type Ornament, ornamentSize } from './ornament.ts'

/** A notebook with some lines. */
export const note: Ornament = {
  side: 'after',
  marksOf: ({ note: text }) => (text.text === '' ? noMarks : marks),
}

const noMarks: readonly never[] = []
const stroke = (x: number, y: number, width: number): Path => [
  ['M', x, y],
  ['L', x + width, y],
]
/** On a grid of 24. */
const notebook: Path = [
  ...roundedRectangle({ x: 4, y: 2, width: 16, height: 20 }, 2),
  ...[6, 10, 14, 18].flatMap((y) => stroke(2, y, 4)),
  ...stroke(9.5, 8, 5),
  ...stroke(9.5, 12, 6.5),
  ...stroke(9.5, 16, 4.5),
]
const path = scalePath(notebook, ornamentSize / 24)
const marks: readonly Mark[] = [({ quiet }) => [drawn(path, quiet, 1.25)]]
