import { CloudOff, CloudUpload, Smartphone } from 'lucide-react'
import { useText } from '../../../platform/i18n/language.ts'
import { relativeTime } from '../../../platform/i18n/relative-time.ts'
import { shortNumber } from '../../../platform/i18n/short-number.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/Icon.tsx'
import type { Reach } from '../cached/reach.ts'
import type { FileItem } from '../file-item.ts'
import { useFolderCount } from '../folders/folder-count.ts'
import { lookOf } from '../kinds/kind-looks.ts'
import type { ListLook } from '../list/list-look.ts'
import { EntryMarks } from './EntryMarks.tsx'
import styles from './FileEntry.module.css'
import { FoundIn } from './FoundIn.tsx'
import { LinkFacts } from './LinkFacts.tsx'

interface Props {
  item: FileItem
  look: ListLook
  /** Of it, in a row without a network. */
  reach?: Reach
  className: string | undefined
}

/**
 * "Edited 4 minutes ago · 40 topics", or when it was opened of what only this device can tell of; in lines each in a column of
 * its own. Among what was searched for with what was found.
 */
export function FileFacts({ item, look, reach = null, className }: Props) {
  const { text } = useText()
  const { kind, documentKind, topics, canManage, found, follows, link } = item
  const { count: counted } = lookOf(documentKind)
  const marks = look === 'rows' && <EntryMarks item={item} />
  if (reach !== null) {
    return (
      <p className={classNames(styles.facts, className)}>
        <ReachWords reach={reach} />
      </p>
    )
  }
  if (link) return <LinkFacts link={link} look={look} lead={marks} className={className} />
  if (look === 'lines') {
    return (
      <>
        <span className={className}>
          {found === undefined ? canManage && text('files.owner.you') : <FoundIn item={item} />}
        </span>
        <span className={className}>{follows ? <NotInCloud /> : <Time item={item} />}</span>
        <span className={className}>
          {kind === 'folder' ? (
            <FolderCount item={item} isLong isPlain />
          ) : (
            topics !== null && text(counted, { count: shortNumber(topics) })
          )}
        </span>
      </>
    )
  }
  // All entries of a list are of one height.
  const foundIn = found !== undefined && (
    <p className={classNames(styles.facts, className)}>
      <FoundIn item={item} />
    </p>
  )
  if (kind === 'folder' && item.trashed === null) {
    return (
      <>
        <FolderCount item={item} isLong={look === 'rows'} className={className} />
        {look === 'rows' && foundIn}
      </>
    )
  }
  if (follows) {
    return (
      <p className={classNames(styles.facts, className)}>
        <NotInCloud />
      </p>
    )
  }
  return (
    <>
      <p className={classNames(styles.facts, className)}>
        {marks}
        <Time item={item} />
        {/* Beside marks and dots, a hand has room for the time alone. */}
        {look !== 'rows' && topics !== null && ` · ${text(counted, { count: shortNumber(topics) })}`}
      </p>
      {foundIn}
      {kind === 'draft' && (
        <p className={styles.only}>
          <Icon icon={Smartphone} size="s" />
          {text('drafts.only-here')}
        </p>
      )}
    </>
  )
}

/** In the place of everything else: without a network nothing is as much worth knowing. */
function ReachWords({ reach }: { reach: NonNullable<Reach> }) {
  const { text } = useText()
  const isAway = reach === 'away'
  return (
    <span className={styles.reach}>
      <Icon icon={isAway ? CloudOff : CloudUpload} size="s" />
      {text(isAway ? 'files.away' : 'files.waiting')}
    </span>
  )
}

/** In the place of when it was edited: entries of a list are of one height. */
function NotInCloud() {
  const { text } = useText()
  return (
    <span className={styles.only}>
      <Icon icon={Smartphone} size="s" />
      {text('drafts.follows')}
    </span>
  )
}

function Time({ item: { edited, trashed, opened } }: { item: FileItem }) {
  const translator = useText()
  if (opened === 0) return null
  const at = trashed ?? edited
  const said = trashed !== null ? 'trash.deleted' : opened === undefined ? 'files.edited' : 'kept.opened'
  return (
    <time dateTime={new Date(at).toISOString()}>
      {translator.text(said, { time: relativeTime(at, Date.now(), translator) })}
    </time>
  )
}

interface CountProps {
  item: FileItem
  isLong: boolean
  /** Its column has a look already. */
  isPlain?: boolean
  className?: string | undefined
}

/** How many documents lie in a folder: a number on its card, words where there is room. */
function FolderCount({ item, isLong, isPlain, className }: CountProps) {
  const { text } = useText()
  const count = useFolderCount(item.id, item.teamId)
  if (count === null) return null
  const words = count === 0 ? text('files.count.none') : text('files.count', { count })
  if (isPlain) return words
  if (isLong) return <p className={classNames(styles.facts, className)}>{words}</p>
  return (
    <p className={classNames(styles.number, className)}>
      <span aria-hidden="true">{count === 0 ? words : count}</span>
      <span className={styles.unseen}>{words}</span>
    </p>
  )
}
