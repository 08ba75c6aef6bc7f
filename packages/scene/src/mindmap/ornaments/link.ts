import { scalePath } from '@ramify/geometry'
import { markGrid, markPaths } from '../../drawing/marks.ts'
import { drawn } from '../../drawing/primitives.ts'
import { type Mark, type Ornament, ornamentSize } from './ornament.ts'

/** Two links of a chain. */
export const link: Ornament = {
  side: 'after',
  marksOf: ({ link: to }) => (to ? marks : noMarks),
}

const noMarks: readonly never[] = []
const path = scalePath(markPaths.link, ornamentSize / markGrid)
const marks: readonly Mark[] = [({ quiet }) => [drawn(path, quiet, 1.25)]]
