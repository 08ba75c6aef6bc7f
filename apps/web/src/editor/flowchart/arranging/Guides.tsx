import type { Guide } from '../gestures/preview.ts'
import styles from './Guides.module.css'

/** Pixels of the screen. */
const tagHeight = 18
const digit = 7
const padding = 10
const tick = 4

/** Lines that say with what something is in line, and gaps that are equal with their length. */
export function Guides({ guides, zoom }: { guides: readonly Guide[]; zoom: number }) {
  return guides.map((guide) => {
    const { from, to, length } = guide
    const key = `${from.x} ${from.y} ${to.x} ${to.y}`
    if (length === undefined)
      return <path key={key} className={styles.line} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
    return <Gap key={key} guide={guide} length={length} zoom={zoom} />
  })
}

function Gap({ guide: { from, to }, length, zoom }: { guide: Guide; length: number; zoom: number }) {
  const isDown = from.x === to.x
  const end = tick / zoom
  const ends = [from, to].map(({ x, y }) =>
    isDown ? `M${x - end} ${y}L${x + end} ${y}` : `M${x} ${y - end}L${x} ${y + end}`,
  )
  const words = String(Math.round(length))
  const width = words.length * digit + padding
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2]
  // Beside the gap, so that a short one stays in sight.
  const [dx, dy] = isDown ? [width / 2 + 2 * tick, 0] : [0, tagHeight / 2 + 2 * tick]
  return (
    <g>
      <path className={styles.line} d={`M${from.x} ${from.y}L${to.x} ${to.y}${ends.join('')}`} />
      <g transform={`translate(${x} ${y}) scale(${1 / zoom}) translate(${dx} ${dy})`}>
        <rect className={styles.tag} x={-width / 2} y={-tagHeight / 2} width={width} height={tagHeight} rx={4} />
        <text className={styles.words} textAnchor="middle" dominantBaseline="central">
          {words}
        </text>
      </g>
    </g>
  )
}
