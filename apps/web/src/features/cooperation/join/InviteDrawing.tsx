import { useText } from '../../../platform/i18n/language.ts'
import styles from './InviteDrawing.module.css'

/** Topics around somebody, each with the middle of its side and where it ends. */
const topics = [
  { x: 42, y: 40, from: 106, color: styles.third },
  { x: 34, y: 114, from: 98, color: styles.first },
  { x: 50, y: 188, from: 114, color: styles.fourth },
  { x: 258, y: 42, from: 258, color: styles.second },
  { x: 270, y: 114, from: 270, color: styles.fifth },
]

/** The map one is invited to: its topics around whoever invites, and a place among them that is still free. */
export function InviteDrawing({ owner }: { owner: string }) {
  const { text } = useText()
  const [letter = '?'] = owner.trim()
  return (
    <svg viewBox="0 0 344 240" aria-hidden="true" className={styles.drawing}>
      {topics.map(({ x, y, from, color }) => (
        <g key={`${x} ${y}`} className={color}>
          <path d={`M172 126C${(172 + from) / 2} 126 ${(172 + from) / 2} ${y + 13} ${from} ${y + 13}`} />
          <rect x={x} y={y} width="64" height="26" rx="8" />
          <rect x={x + 14} y={y + 10} width="36" height="6" rx="3" className={styles.words} />
        </g>
      ))}
      <path d="M172 126C230 126 214 194 248 194" className={styles.way} />
      <rect x="248" y="178" width="64" height="32" rx="8" className={styles.free} />
      <text x="280" y="199" className={styles.you}>
        {text('files.owner.you')}
      </text>
      <circle cx="172" cy="126" r="34" className={styles.person} />
      <text x="172" y="136" className={styles.letter}>
        {letter.toUpperCase()}
      </text>
    </svg>
  )
}
