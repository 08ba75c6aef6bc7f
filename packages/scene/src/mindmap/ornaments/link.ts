import { type Path, scalePath } from '@ramify/geometry'
import { drawn } from '../../drawing/primitives.ts'
import { type Mark, type Ornament, ornamentSize } from './ornament.ts'

/** Two links of a chain. */
export const link: Ornament = {
  side: 'after',
  marksOf: ({ link: to }) => (to ? marks : noMarks),
}

const noMarks: readonly never[] = []
/** On a grid of 24. */
const chain: Path = [
  ['M', 10, 13],
  ['C', 10.87, 14.16, 12.2, 14.89, 13.65, 14.99],
  ['C', 15.09, 15.1, 16.51, 14.57, 17.54, 13.54],
  ['L', 20.54, 10.54],
  ['C', 22.43, 8.58, 22.41, 5.46, 20.48, 3.53],
  ['C', 18.55, 1.6, 15.43, 1.58, 13.47, 3.47],
  ['L', 11.75, 5.18],
  ['M', 14, 11],
  ['C', 13.13, 9.84, 11.8, 9.11, 10.35, 9.01],
  ['C', 8.91, 8.9, 7.49, 9.43, 6.46, 10.46],
  ['L', 3.46, 13.46],
  ['C', 1.57, 15.42, 1.59, 18.54, 3.52, 20.47],
  ['C', 5.45, 22.4, 8.57, 22.42, 10.53, 20.53],
  ['L', 12.24, 18.82],
]
const path = scalePath(chain, ornamentSize / 24)
const marks: readonly Mark[] = [({ quiet }) => [drawn(path, quiet, 1.25)]]
