import type { KindName } from '@ramify/document'
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
  tone: 'map' | 'flowchart' | 'sample' | 'import'
}

const map: Card = { action: 'files.new-map', title: 'files.start.map', hint: 'files.start.map.hint', tone: 'map' }
const flowchart: Card = {
  action: 'files.new-flowchart',
  title: 'files.start.flowchart',
  hint: 'files.start.flowchart.hint',
  tone: 'flowchart',
}
const imported: Card = { action: 'imports.choose', title: 'imports.start', hint: 'imports.start.hint', tone: 'import' }
const hint = 'files.start.sample.hint'
const cardsOf: Record<KindName, readonly Card[]> = {
  mindmap: [map, flowchart, { action: 'files.sample', title: 'sample.name', hint, tone: 'sample' }, imported],
  flowchart: [
    flowchart,
    map,
    {
      action: 'files.sample-flowchart',
      title: 'sample.flowchart.name',
      hint: 'files.start.sample-flowchart.hint',
      tone: 'sample',
    },
    imported,
  ],
}

/** The ways to start, on the page of a kind of document. */
export function StartRow({ kind }: { kind: KindName }) {
  const { text } = useText()
  return (
    <ul className={styles.row} aria-label={text('files.start')}>
      {cardsOf[kind].map((card) => (
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
