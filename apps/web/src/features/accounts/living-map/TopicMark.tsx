import { marks, type Theme } from '@ramify/themes'
import { Check, Feather, Link, NotebookText } from 'lucide-react'
import { markSize, markWidth } from './layout-map.ts'
import type { Mark } from './map-content.ts'

interface Props {
  mark: Mark
  theme: Theme
  /** Of the branch it stands on. */
  color: string
  x: number
  y: number
}

const radius = markSize / 2

/** One mark of 17 px, its left edge at x and its middle at y. */
export function TopicMark({ mark, theme, color, x, y }: Props) {
  const icon = { x, y: y - radius, width: markSize, height: markSize, strokeWidth: 1.75 }
  switch (mark.kind) {
    case 'progress':
      return <Progress percent={mark.percent} isDark={theme.dark} x={x + radius} y={y} />
    case 'priority': {
      const { fill, text } = marks.priority[mark.level - 1] ?? marks.priority[0]
      return (
        <>
          <rect x={x} y={y - radius} width={markSize} height={markSize} rx="4" fill={fill} />
          <Digits x={x + radius} y={y} fill={text}>
            {mark.level}
          </Digits>
        </>
      )
    }
    case 'comments':
      return (
        <>
          <rect x={x} y={y - radius} width={markWidth(mark)} height={markSize} rx={radius} fill={marks.comment.fill} />
          <Digits x={x + markWidth(mark) / 2} y={y} fill={marks.comment.text}>
            {mark.count}
          </Digits>
        </>
      )
    case 'feather':
      return <Feather {...icon} color={color} />
    case 'note':
      return <NotebookText {...icon} color={theme.relation.line} />
    case 'link':
      return <Link {...icon} color={theme.relation.line} />
  }
}

function Digits({ x, y, fill, children }: { x: number; y: number; fill: string; children: number }) {
  return (
    <text x={x} y={y} fill={fill} fontSize="11" fontWeight="600" textAnchor="middle" dominantBaseline="central">
      {children}
    </text>
  )
}

function Progress({ percent, isDark, x, y }: { percent: number; isDark: boolean; x: number; y: number }) {
  const { onLight, onDark, checkOnLight, checkOnDark } = marks.progress
  const color = isDark ? onDark : onLight
  if (percent === 100) {
    return (
      <>
        <circle cx={x} cy={y} r={radius} fill={color} />
        <Check
          x={x - 6}
          y={y - 6}
          width="12"
          height="12"
          strokeWidth="3.5"
          color={isDark ? checkOnDark : checkOnLight}
        />
      </>
    )
  }
  const angle = (percent / 100) * 2 * Math.PI
  const slice = radius - 3
  const end = `${x + slice * Math.sin(angle)} ${y - slice * Math.cos(angle)}`
  return (
    <>
      <circle cx={x} cy={y} r={radius - 1} fill="none" stroke={color} strokeWidth="2" />
      <path d={`M${x} ${y}V${y - slice}A${slice} ${slice} 0 ${percent > 50 ? 1 : 0} 1 ${end}Z`} fill={color} />
    </>
  )
}
