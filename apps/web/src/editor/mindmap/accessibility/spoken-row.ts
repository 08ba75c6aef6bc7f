import type { AttachedFile, Marks, NodeSnapshot, Task } from '@ramify/document'
import { isDone, type ShapeName } from '@ramify/scene'
import type { useText } from '../../../platform/i18n/language.ts'
import { iconName } from '../icons/icon-name.ts'
import { chipDay, lateWords } from '../tasks/day-words.ts'
import { today } from '../tasks/today.ts'

/** What is said of a topic besides its place. */
export interface SpokenRow {
  readonly text: string
  /** Empty where topics have none. */
  readonly number: string
  /** How many topics are folded away in it. */
  readonly hidden: number
  readonly marks: Marks
  /** Its own; null where it has none. */
  readonly shape: string | null
  /** In TeX; empty where it has none. */
  readonly formula: string
  readonly task: Task | undefined
  readonly files: readonly AttachedFile[]
  readonly hasLink: boolean
  /** Of a file, shown as words; empty where it has none. */
  readonly address: string
  readonly hasImage: boolean
  /** Its words; empty where it has none. */
  readonly note: string
  readonly comments: number
}

/** A topic in words: what it says, what it carries, how much is folded away in it. */
export function spokenRow(row: SpokenRow, translator: Pick<ReturnType<typeof useText>, 'text' | 'language'>): string {
  const { text } = translator
  const { marks, hidden } = row
  const words = row.text.trim() === '' ? text('editor.tree.blank') : row.text
  const name = [
    row.number === '' ? words : `${row.number} ${words}`,
    marks.priority !== null && text('editor.style.priority-n', { number: marks.priority }),
    marks.progress !== null && text('editor.style.progress-n', { percent: Math.round(marks.progress) }),
    ...marks.icons.map((icon) => iconName(icon, translator)),
    marks.labels.length > 0 && text('editor.tree.labels', { labels: marks.labels.join(', ') }),
    isTelling(row.shape) && text('editor.tree.shape', { name: text(`editor.shape.${row.shape}`) }),
    row.hasImage && text('editor.image'),
    row.formula !== '' && text('editor.tree.formula', { source: row.formula }),
    row.hasLink && text('editor.link'),
    row.address !== '' && text('editor.tree.address', { address: row.address }),
    ...taskWords(row, translator),
    row.files.length > 0 && text('editor.tree.files', { names: row.files.map(({ name }) => name).join(', ') }),
    row.note !== '' && text('editor.note'),
    row.comments > 0 && text('editor.comments', { count: row.comments }),
  ]
    .filter(Boolean)
    .join(', ')
  return hidden > 0 ? text('editor.tree.folded', { name, count: hidden }) : name
}

/** Those that people give a meaning to; the others are looks. */
const tellingShapes = [
  'hexagon',
  'ellipse',
  'circle',
  'octagon',
  'diamond',
  'parallelogram',
  'parallelogram-back',
  'trapezoid',
  'arrow',
  'note',
  'document',
  'speech',
  'cloud',
  'burst',
] as const satisfies readonly ShapeName[]

const isTelling = (shape: string | null): shape is (typeof tellingShapes)[number] =>
  tellingShapes.some((name) => name === shape)

/** What is done has no days any more. */
function taskWords({ task, marks }: SpokenRow, translator: Pick<ReturnType<typeof useText>, 'text' | 'language'>) {
  const { text } = translator
  if (!task) return []
  const { start, due, assignee } = task
  const day = today.get()
  const isOpen = !isDone(marks.progress)
  return [
    isOpen && start !== undefined && text('editor.task.starts-on', { day: chipDay(start, day, translator) }),
    isOpen && due !== undefined && text('editor.task.due-on', { day: chipDay(due, day, translator) }),
    isOpen && due !== undefined && lateWords(due, day, translator),
    assignee && text('editor.task.by', { name: assignee.name }),
  ]
}

/** What a topic says and carries, for `spokenRow`. */
export function carriedBy(
  { text, marks, look, note, link, image, formula = '', task, files = none }: NodeSnapshot,
  comments = 0,
): SpokenRow {
  return {
    text: text.text,
    number: '',
    formula,
    hidden: 0,
    marks,
    shape: look.shape ?? null,
    note: note.text,
    task,
    files,
    hasLink: link?.url !== undefined,
    address: link?.address ?? '',
    hasImage: image !== null,
    comments,
  }
}

const none: readonly AttachedFile[] = []
