import type { HistoryVersion } from '@ramify/contract'
import { Ellipsis, Trash2 } from 'lucide-react'
import { useId, useMemo } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { CoveredRadio } from '../../../ui/fields/CoveredRadio.tsx'
import { Menu, MenuItem } from '../../../ui/menus/Menu.tsx'
import styles from './VersionList.module.css'
import { versionGroups } from './version-groups.ts'
import { clockTime, versionFacts, versionTitle } from './version-words.ts'

interface Props {
  versions: readonly HistoryVersion[]
  /** Null: the document as it is now. */
  chosen: number | null
  onChoose: (id: number | null) => void
  /** When the document was last changed, where it is known. */
  savedAt: number | undefined
  /** Absent where nothing can be deleted. */
  onDelete: ((version: HistoryVersion) => void) | undefined
}

/** The document as it is now, and below it its versions by day: one of them is looked at. */
export function VersionList({ versions, chosen, onChoose, savedAt, onDelete }: Props) {
  const translator = useText()
  const { text } = translator
  const name = useId()
  const groups = useMemo(() => versionGroups(versions, Date.now()), [versions])
  return (
    <fieldset className={styles.list} aria-label={text('history.versions')}>
      {groups.map(({ day, items: inGroup }) => (
        <section key={day} aria-label={text(`history.${day}`)}>
          <h3 className={styles.day}>{text(`history.${day}`)}</h3>
          {day === 'today' && (
            <Row
              group={name}
              title={text('history.now')}
              facts={savedAt === undefined ? '' : text('history.now.saved', { time: clockTime(savedAt, translator) })}
              isNamed
              isChosen={chosen === null}
              onChoose={() => onChoose(null)}
            />
          )}
          {inGroup.map((version) => (
            <Row
              key={version.id}
              group={name}
              title={versionTitle(version, translator)}
              facts={versionFacts(version, day === 'today', translator)}
              isNamed={version.tag !== null}
              isChosen={chosen === version.id}
              onChoose={() => onChoose(version.id)}
              onDelete={onDelete && (() => onDelete(version))}
            />
          ))}
        </section>
      ))}
    </fieldset>
  )
}

interface RowProps {
  group: string
  title: string
  facts: string
  isNamed: boolean
  isChosen: boolean
  onChoose: () => void
  onDelete?: (() => void) | undefined
}

function Row({ group, title, facts, isNamed, isChosen, onChoose, onDelete }: RowProps) {
  const { text } = useText()
  return (
    <div className={classNames(styles.row, isNamed && styles.named)}>
      <label className={styles.label}>
        <CoveredRadio name={group} checked={isChosen} onChange={onChoose} />
        <span className={styles.dot} aria-hidden="true" />
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span className={styles.facts}>{facts}</span>
        </span>
      </label>
      {isChosen && onDelete && (
        <Menu
          align="end"
          trigger={<IconButton label={text('history.more', { name: title })} icon={Ellipsis} className={styles.more} />}
        >
          <MenuItem icon={Trash2} isDestructive onSelect={onDelete}>
            {text('history.delete')}
          </MenuItem>
        </Menu>
      )}
    </div>
  )
}
