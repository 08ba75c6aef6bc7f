import { type Theme, themes } from '@ramify/themes'
import type { CSSProperties } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useTheme } from '../../../platform/theme/theme.ts'
import { LiveCursor } from './LiveCursor.tsx'
import styles from './LivingMap.module.css'
import { layoutMap } from './layout-map.ts'
import { MapBranch } from './MapBranch.tsx'
import { branches, rootLines } from './map-content.ts'
import { rootSize, useMeasure } from './use-measure.ts'

const margin = 44

/** A map that three people are working on, as decoration beside the sign-in form. */
export function LivingMap() {
  const { text } = useText()
  const { shown } = useTheme()
  const theme: Theme = shown === 'dark' ? themes.midnight : themes['sky-19']
  const rootTexts = rootLines.map((line) => text(line))
  const labels = branches.flatMap(({ label, topics }) => [label, ...topics.map((topic) => topic.label)])
  const words = rootTexts.join('') + labels.map((label) => text(label)).join('')
  const measure = useMeasure(theme, words)
  const { root, bounds, branches: placed } = layoutMap(rootTexts, branches, (label) => text(label), measure)
  const frame = {
    x: bounds.x - margin,
    y: bounds.y - margin,
    width: bounds.width + 2 * margin,
    height: bounds.height + 2 * margin,
  }
  return (
    <div className={styles.room} style={{ fontFamily: theme.font.family }}>
      <div className={styles.picture} style={{ '--ratio': frame.width / frame.height } as CSSProperties}>
        <svg aria-hidden="true" viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`} className={styles.map}>
          {placed.map((branch, index) => (
            <MapBranch key={branch.text} branch={branch} index={index} theme={theme} />
          ))}
          <rect {...root} rx="21" fill={theme.root.fill} />
          {rootTexts.map((line, index) => (
            <text
              key={line}
              y={(index - (rootTexts.length - 1) / 2) * rootSize * 1.4}
              fill={theme.root.text}
              fontSize={rootSize}
              fontWeight={theme.font.root.weight}
              className={styles.centred}
            >
              {line}
            </text>
          ))}
        </svg>
        <LiveCursor name="Ben" color="var(--presence-1)" x={-40} y={-190} width={36} frame={frame} />
        <LiveCursor name="Chen" color="var(--presence-3)" x={32} y={172} width={44} frame={frame} isLate />
      </div>
    </div>
  )
}
