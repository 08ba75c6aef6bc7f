import type { NodeSnapshot } from '@ramify/document'
import { isIcon } from '@ramify/scene'
import { Link2, MessageSquare, NotebookText, SquareDot } from 'lucide-react'
import { useStore } from '../../../platform/store.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { IconView } from '../icons/IconView.tsx'
import { Pie } from '../marks/Pie.tsx'
import { Priority } from '../marks/Priority.tsx'
import { areNotesShown } from './outline-notes.ts'
import styles from './RowMarks.module.css'

/** What stands before the words on the map. The row itself says it to whoever does not see it. */
export function MarksBefore({ node: { marks } }: { node: NodeSnapshot }) {
  const { priority, progress, icons } = marks
  if (priority === null && progress === null && icons.length === 0) return null
  return (
    <span className={styles.before} aria-hidden="true">
      {priority !== null && <Priority number={priority} />}
      {progress !== null && <Pie percent={progress} />}
      {icons.map((name) =>
        isIcon(name) ? (
          <IconView key={name} name={name} className={styles.picture} />
        ) : (
          // From a newer version or another program.
          <Icon key={name} icon={SquareDot} className={styles.quiet} />
        ),
      )}
    </span>
  )
}

/** What stands after them; a note that is shown below them needs no mark. It holds no words: they would be taken for the row's own. */
export function MarksAfter({ node: { link, note }, comments }: { node: NodeSnapshot; comments: number }) {
  const hasNote = !useStore(areNotesShown) && note.text !== ''
  if (link === null && !hasNote && comments === 0) return null
  return (
    <span className={styles.after} aria-hidden="true">
      {link !== null && <Icon icon={Link2} size="s" />}
      {hasNote && <Icon icon={NotebookText} size="s" />}
      {comments > 0 && (
        <span className={styles.comments} data-count={comments}>
          <Icon icon={MessageSquare} size="s" />
        </span>
      )}
    </span>
  )
}

export function RowLabels({ node: { marks } }: { node: NodeSnapshot }) {
  if (marks.labels.length === 0) return null
  return (
    <span className={styles.labels} aria-hidden="true">
      {marks.labels.map((label) => (
        <span key={label} className={styles.label}>
          {label}
        </span>
      ))}
    </span>
  )
}
