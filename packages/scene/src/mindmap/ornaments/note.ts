import { scalePath } from '@ramify/geometry'
import { markGrid, markPaths } from '../../drawing/marks.ts'
import { drawn } from '../../drawing/primitives.ts'
import { type Mark, type Ornament, ornamentSize } from './ornament.ts'

/** A notebook with some lines. */
export const note: Ornament = {
  side: 'after',
  marksOf: ({ note: text }) => (text.text === '' ? noMarks : marks),
}

const noMarks: readonly never[] = []
const path = scalePath(markPaths.note, ornamentSize / markGrid)
const marks: readonly Mark[] = [({ quiet }) => [drawn(path, quiet, 1.25)]]
