import { roundedRectangle } from '@ramify/geometry'
import { drawn } from '../primitives.ts'
import { type Mark, type Ornament, ornamentSize } from './ornament.ts'

/** Drawings of icons by the name that documents use. */
const icons: Readonly<Record<string, Mark>> = {}

/** An icon without a drawing still shows that there is one: it may come from a newer version or another program. */
export const icon: Ornament = {
  side: 'before',
  marksOf: ({ marks }) =>
    marks.icons.length === 0
      ? noMarks
      : marks.icons.map((name) => (Object.hasOwn(icons, name) ? (icons[name] ?? unknown) : unknown)),
}

const noMarks: readonly never[] = []
const unknown: Mark = ({ quiet }) => [
  drawn(roundedRectangle({ x: 2, y: 2, width: ornamentSize - 4, height: ornamentSize - 4 }, 4), quiet, 1.25),
  drawn(
    [
      ['M', 8.5, 8.5],
      ['L', 8.5, 8.51],
    ],
    quiet,
    3,
  ),
]
