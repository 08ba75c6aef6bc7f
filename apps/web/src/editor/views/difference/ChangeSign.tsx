import type { ChangeSort } from '@ramify/document'
import type { Point } from '@ramify/geometry'
import styles from './ChangeSign.module.css'

/** Drawn in a square of 14 around the origin. */
const signs: Record<ChangeSort, string> = {
  added: 'M-3.5 0H3.5M0 -3.5V3.5',
  removed: 'M-3.5 0H3.5',
  changed: 'M-3.5 1C-2 -2.5 0 -1 0 0S2 2.5 3.5 -1',
  moved: 'M-3.5 0H3.5M0.5 -3L3.5 0L0.5 3',
}

/** Says what sort of change it is without a colour. */
export function ChangeSign({ at: { x, y }, sort }: { at: Point; sort: ChangeSort }) {
  return (
    <g className={styles[sort]} transform={`translate(${x} ${y})`} data-change={sort}>
      <circle className={styles.signPaper} r={7} />
      <path className={styles.sign} d={signs[sort]} />
    </g>
  )
}
