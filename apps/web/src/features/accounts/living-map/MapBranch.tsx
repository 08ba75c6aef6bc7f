import type { Theme } from '@ramify/themes'
import { NameTag } from './LiveCursor.tsx'
import styles from './LivingMap.module.css'
import { markWidth, type PlacedBranch, type PlacedTopic, topicPadding } from './layout-map.ts'
import { TopicMark } from './TopicMark.tsx'

type Colors = Theme['branches'][number]

interface Props {
  branch: PlacedBranch
  /** Its place in the row of the theme's colours. */
  index: number
  theme: Theme
}

/** A first topic, its line from the root, and what grows from it. */
export function MapBranch({ branch, index, theme }: Props) {
  const colors = theme.branches[index % theme.branches.length] ?? theme.branches[0]
  const { box, text, line, topics } = branch
  return (
    <g className={styles.branch} style={{ animationDelay: `${index * 60}ms` }}>
      <path d={line} fill={colors.line} />
      {topics.map((placed) => (
        <MapTopic key={placed.text} placed={placed} theme={theme} colors={colors} />
      ))}
      <rect {...box} rx="9" fill={colors.fill} />
      <text
        x={box.x + box.width / 2}
        y={box.y + box.height / 2}
        fill={colors.text}
        fontSize={theme.font.level1.size}
        fontWeight={theme.font.level1.weight}
        className={styles.centred}
      >
        {text}
      </text>
    </g>
  )
}

function MapTopic({ placed, theme, colors }: { placed: PlacedTopic; theme: Theme; colors: Colors }) {
  const { topic, text, box, textX, line } = placed
  const y = box.y + box.height / 2
  const right = box.x + box.width
  const mark = { theme, color: colors.line, y }
  return (
    <g>
      <path d={line} fill="none" stroke={colors.line} strokeWidth={theme.line.widths[1]} />
      {topic.isChosen && (
        <>
          <rect {...box} rx="9" className={styles.chosen} />
          <NameTag name="Eva" color="var(--presence-2)" x={right - 36} y={box.y - 22} width={36} />
        </>
      )}
      {topic.lead && <TopicMark {...mark} mark={topic.lead} x={box.x + topicPadding} />}
      <text x={textX} y={y} fill={colors.childText} fontSize={theme.font.level2.size} className={styles.words}>
        {text}
      </text>
      {topic.trail && <TopicMark {...mark} mark={topic.trail} x={right - topicPadding - markWidth(topic.trail)} />}
    </g>
  )
}
