import { pathData } from '@ramify/geometry'
import { cssFamilies, type SetFormula } from '@ramify/scene'
import styles from './FormulaDialog.module.css'

/** Of its letters, in pixels. */
const size = 22
const families = ['Inter', 'Noto Sans SC', 'sans-serif']

/** A formula as a topic would show it. */
export function FormulaPreview({ formula, label }: { formula: SetFormula; label: string }) {
  const { width, height, paths, words } = formula
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.drawing}
      width={width * size}
      height={height * size}
      viewBox={`0 0 ${width} ${height}`}
    >
      {paths.map((path, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paths have no names, they change as a whole
        <path key={nth} d={pathData(path, 4)} />
      ))}
      {words.map(({ text, x, baseline, width: room, size: letters }) => (
        <text
          key={`${x} ${baseline}`}
          x={x}
          y={baseline}
          fontFamily={cssFamilies(families)}
          fontSize={letters}
          textLength={room}
        >
          {text}
        </text>
      ))}
    </svg>
  )
}
