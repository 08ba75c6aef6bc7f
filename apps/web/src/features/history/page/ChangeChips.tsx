import type { ComparedVersions } from '../../../editor/editor-kind.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { classNames } from '../../../ui/class-names.ts'
import styles from './ChangeChips.module.css'

type Counts = ComparedVersions['counts']
export type Sort = keyof Counts

const sorts: readonly Sort[] = ['added', 'removed', 'changed', 'moved']

/** What the document is compared with, by its name. */
export interface ComparedWith {
  readonly words: 'history.from' | 'history.visit.since'
  readonly name: string
}

interface Props {
  from: ComparedWith
  counts: Counts
  /** The sort that is walked through alone; null: all. */
  only: Sort | null
  onOnly: (sort: Sort | null) => void
}

/** How much is different, by sort; a press walks through that sort alone. */
export function ChangeChips({ from, counts, only, onOnly }: Props) {
  const { text } = useText()
  const shown = sorts.filter((sort) => counts[sort] > 0)
  const [before, after] = text(from.words, { name: '\n' }).split('\n')
  return (
    <div className={styles.line}>
      <p className={styles.from}>
        {before}
        <b className={styles.name}>{from.name}</b>
        {after}
      </p>
      {shown.length === 0 && <p className={styles.none}>{text('history.no-changes')}</p>}
      {shown.map((sort) => (
        <button
          key={sort}
          type="button"
          className={classNames(styles.chip, styles[sort])}
          aria-pressed={only === sort}
          onClick={() => onOnly(only === sort ? null : sort)}
        >
          {text(`history.${sort}`, { count: counts[sort] })}
        </button>
      ))}
    </div>
  )
}
