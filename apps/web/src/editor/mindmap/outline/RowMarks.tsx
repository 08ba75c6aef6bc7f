import { type NodeSnapshot, readOwnIcon } from '@ramify/document'
import { dueState, isIcon } from '@ramify/scene'
import { CircleAlert, Clock, Link2, MessageSquare, NotebookText, Paperclip, SquareDot } from 'lucide-react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { IconView } from '../icons/IconView.tsx'
import { OwnIconView } from '../icons/OwnIconView.tsx'
import { Pie } from '../marks/Pie.tsx'
import { Priority } from '../marks/Priority.tsx'
import { chipDay } from '../tasks/day-words.ts'
import { PersonDisc } from '../tasks/PersonDisc.tsx'
import { today } from '../tasks/today.ts'
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
      {icons.map((name) => (
        <RowIcon key={name} name={name} />
      ))}
    </span>
  )
}

function RowIcon({ name }: { name: string }) {
  if (isIcon(name)) return <IconView name={name} className={styles.picture} />
  const own = readOwnIcon(name)
  if (own) return <OwnIconView resource={own.resource} className={styles.picture} />
  // From a newer version or another program.
  return <Icon icon={SquareDot} className={styles.quiet} />
}

/** What stands after them; a note that is shown below them needs no mark. It holds no words: they would be taken for the row's own. */
export function MarksAfter({ node: { link, note, files }, comments }: { node: NodeSnapshot; comments: number }) {
  const hasNote = !useStore(areNotesShown) && note.text !== ''
  if (link === null && !hasNote && !files && comments === 0) return null
  return (
    <span className={styles.after} aria-hidden="true">
      {link !== null && <Icon icon={Link2} size="s" />}
      {hasNote && <Icon icon={NotebookText} size="s" />}
      {files && (
        <span className={styles.comments} data-count={files.length}>
          <Icon icon={Paperclip} size="s" />
        </span>
      )}
      {comments > 0 && (
        <span className={styles.comments} data-count={comments}>
          <Icon icon={MessageSquare} size="s" />
        </span>
      )}
    </span>
  )
}

/** When it is due and who does it, at the end of its row. */
export function RowTask({ node }: { node: NodeSnapshot }) {
  const translator = useText()
  const now = useStore(today)
  const { task } = node
  const state = dueState(node, now)
  const isDue = task?.due !== undefined && state !== 'done'
  if (!task || !(isDue || task.assignee)) return null
  return (
    <span className={styles.task} aria-hidden="true">
      {isDue && (
        <span className={classNames(styles.due, state === 'late' && styles.late, state === 'today' && styles.today)}>
          {state === 'late' && <Icon icon={CircleAlert} size="s" />}
          {state === 'today' && <Icon icon={Clock} size="s" />}
          <span data-words={chipDay(task.due ?? '', now, translator)} />
        </span>
      )}
      {task.assignee && <PersonDisc person={task.assignee} />}
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
