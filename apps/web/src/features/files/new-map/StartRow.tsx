import { useAction } from '../../../platform/actions/use-action.ts'
import { useText } from '../../../platform/i18n/language.ts'
import type { PlainTextKey } from '../../../platform/i18n/plain-text-key.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Tooltip } from '../../../ui/Tooltip.tsx'
import styles from './StartRow.module.css'

interface Card {
  action: string
  title: PlainTextKey
  hint: PlainTextKey
  tone: 'map' | 'sample'
}

const cards: readonly Card[] = [
  { action: 'files.new-map', title: 'files.start.map', hint: 'files.start.map.hint', tone: 'map' },
  { action: 'files.sample', title: 'sample.name', hint: 'files.start.sample.hint', tone: 'sample' },
]

/** The ways to start. */
export function StartRow() {
  const { text } = useText()
  return (
    <ul className={styles.row} aria-label={text('files.start')}>
      {cards.map((card) => (
        <li key={card.action}>
          <StartCard card={card} />
        </li>
      ))}
    </ul>
  )
}

function StartCard({ card }: { card: Card }) {
  const { text } = useText()
  const action = useAction(card.action)
  if (!action?.icon) return null
  const { icon, disabledReason, run } = action
  const button = (
    <button type="button" className={styles.card} aria-disabled={disabledReason !== null || undefined} onClick={run}>
      <span className={classNames(styles.icon, styles[card.tone])}>
        <Icon icon={icon} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{text(card.title)}</span>
        <span className={styles.hint}>{text(card.hint)}</span>
      </span>
    </button>
  )
  return disabledReason === null ? button : <Tooltip text={disabledReason}>{button}</Tooltip>
}
