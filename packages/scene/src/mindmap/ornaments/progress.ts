import { circle, type Path, sector } from '@ramify/geometry'
import { marks } from '@ramify/themes'
import { drawn, filled, type ShapePrimitive, stroked } from '../../drawing/primitives.ts'
import { type Ornament, ornamentSize } from './ornament.ts'

/** A pie that fills up, and a check when it is full. */
export const progress: Ornament = {
  side: 'before',
  marksOf({ marks: { progress: percent } }) {
    if (percent === null) return noMarks
    return [({ dark }) => draw(percent, dark ? onDark : onLight)]
  },
}

const noMarks: readonly never[] = []
const onLight = { ring: marks.progress.onLight, check: marks.progress.checkOnLight }
const onDark = { ring: marks.progress.onDark, check: marks.progress.checkOnDark }
const middle = ornamentSize / 2
const check: Path = [
  ['M', 5, 8.8],
  ['L', 7.4, 11.2],
  ['L', 12, 6.2],
]

function draw(percent: number, { ring, check: checkColor }: typeof onLight | typeof onDark): ShapePrimitive[] {
  if (percent >= 100) return [filled(circle(middle, middle, 8), ring), drawn(check, checkColor, 1.75)]
  const outline = stroked(circle(middle, middle, 7), ring, 1.75)
  return percent <= 0 ? [outline] : [outline, filled(sector(middle, middle, 4.75, percent / 100), ring)]
}
