import { bad } from '../../core/arguments.ts'
import { checkFields, flag, name, number } from '../../core/fields.ts'
import { filled } from '../../core/groups.ts'
import { isNewId } from '../../core/ids/new-id.ts'
import { checkImage, type ImageReference } from '../../core/image.ts'
import { isPlain } from '../../core/json.ts'
import { type Kept, readKept } from '../../core/kept.ts'
import { checkLink, type GivenLink } from '../../core/link.ts'
import { checkText, noText, type RichText } from '../../core/text/rich-text.ts'
import { checkFiles } from '../schema/files.ts'
import { formulaField } from '../schema/formula.ts'
import { lookFields } from '../schema/look.ts'
import { markFields } from '../schema/marks.ts'
import { checkNudge } from '../schema/nudge.ts'
import { readSide } from '../schema/place.ts'
import { checkTask } from '../schema/task.ts'
import type { AttachedFile, Look, Marks, NodeId, Nudge, Side, Task } from '../snapshot/snapshot.ts'
import { type CalloutContent, type StoredCallout, storedCallout } from './callout-content.ts'

/** A branch as plain data, on its way into a map: from the clipboard, a file, a template. */
export interface NodeContent {
  readonly id?: NodeId
  readonly created?: number
  readonly text?: string | Pick<RichText, 'runs'>
  readonly note?: string | Pick<RichText, 'runs'>
  readonly look?: Look
  readonly marks?: Partial<Marks>
  readonly link?: GivenLink | null
  readonly image?: ImageReference | null
  readonly formula?: string | null
  readonly task?: Task | null
  readonly files?: readonly AttachedFile[] | null
  readonly folded?: boolean
  readonly nudge?: Nudge | null
  readonly layout?: string | null
  readonly side?: Side | null
  readonly kept?: Kept
  /** What speaks of it; bound to it by standing here. */
  readonly callouts?: readonly CalloutContent[]
  readonly children?: readonly NodeContent[]
}

/** One node's own content after it was checked: each field is as its reader gives it. */
export interface SoundContent extends Omit<NodeContent, 'text' | 'note' | 'callouts' | 'children'> {
  readonly text?: RichText
  readonly note?: RichText
}

/** The stored form of one node's own content: groups that have a value, and both texts. */
interface StoredForm {
  readonly groups: { [group: string]: unknown }
  readonly texts: { readonly [name in 'text' | 'note']: RichText }
}

export interface StoredNode extends StoredForm {
  readonly id: NodeId | undefined
  readonly side: Side | null
  readonly callouts: readonly StoredCallout[]
}

/** Checks one node of plain data, without its children. Throws `Refused` with the name of the field that is wrong. */
export function storedNode(value: unknown): StoredNode {
  if (!isPlain(value)) throw bad('forest')
  const sound: { [field: string]: unknown } = {}
  for (const key of Object.keys(value)) {
    if (!isField(key)) throw bad(key)
    if (value[key] === undefined || value[key] === null) continue
    const checked = checks[key](value[key])
    if (checked === undefined) throw bad(key)
    sound[key] = checked
  }
  const { callouts = [], children: _children, ...content } = sound
  const { id, side = null } = content as SoundContent
  return { id, side, ...storedForm(content), callouts: (callouts as readonly unknown[]).map(storedCallout) }
}

/** Where it stands is not part of it. */
export function storedForm(content: SoundContent): StoredForm {
  const groups: { [group: string]: unknown } = {}
  for (const key in content) {
    if (key !== 'text' && key !== 'note' && key !== 'id' && key !== 'side') {
      put(groups, key as GroupField, content[key as GroupField])
    }
  }
  return { groups, texts: { text: content.text ?? noText, note: content.note ?? noText } }
}

function isField(key: string): key is keyof typeof checks {
  return Object.hasOwn(checks, key)
}

function put(groups: { [group: string]: unknown }, key: GroupField, checked: unknown): void {
  const stored = key in storedForms ? storedForms[key as keyof typeof storedForms](checked as never) : checked
  if (stored !== undefined) groups[key === 'folded' ? 'fold' : key] = stored
}

/** Marks as they are stored: only those that say something. */
export function storedMarks(marks: Partial<Marks> | undefined): Partial<Marks> | undefined {
  const said = Object.entries(withoutLost(marks ?? {})).filter(
    ([, mark]) => mark !== null && (!Array.isArray(mark) || mark.length > 0),
  )
  return Object.fromEntries(said)
}

/** A colour goes with its label. */
function withoutLost(marks: Partial<Marks>): Partial<Marks> {
  const { labels, labelColors } = marks
  if (!Array.isArray(labelColors)) return marks
  const has = (label: unknown) => Array.isArray(labels) && labels.includes(label)
  return { ...marks, labelColors: labelColors.filter((one) => has(one?.label)) }
}

export function storedNudge(nudge: Nudge | null | undefined): object | undefined {
  if (!nudge) return undefined
  const { x, y, width } = nudge
  return width === null ? { x, y } : { x, y, width }
}

export function checkMarks(value: unknown): Partial<Marks> | undefined {
  if (!isPlain(value)) return undefined
  const { priority, progress, ...rest } = value
  const given = { ...rest, ...(priority !== null && { priority }), ...(progress !== null && { progress }) }
  const known = Object.fromEntries(Object.entries(given).filter(([, mark]) => mark !== undefined))
  const marks = checkFields(markFields, known)
  return marks && { ...marks, ...(priority === null && { priority }), ...(progress === null && { progress }) }
}

const checks = {
  id: (value: unknown) => (isNewId(value) ? value : undefined),
  created: number(0, Number.MAX_SAFE_INTEGER),
  text: checkText,
  note: checkText,
  look: (value: unknown) => checkFields(lookFields, value),
  marks: checkMarks,
  link: checkLink,
  image: checkImage,
  formula: formulaField,
  task: checkTask,
  files: checkFiles,
  folded: flag,
  nudge: checkNudge,
  layout: name(),
  side: readSide,
  kept: (value: unknown) => (isPlain(value) ? (readKept(value) ?? {}) : undefined),
  callouts: (value: unknown) => (Array.isArray(value) && value.length <= 64 ? value : undefined),
  children: (value: unknown) => (Array.isArray(value) ? value : undefined),
}

type GroupField = Exclude<keyof typeof checks, 'id' | 'side' | 'text' | 'note' | 'callouts' | 'children'>

/** Where what is stored is not what was given. */
const storedForms = {
  look: filled<Look>,
  marks: (marks: Partial<Marks>) => filled(storedMarks(marks)),
  folded: (folded: boolean) => folded || undefined,
  nudge: storedNudge,
  task: filled<Task>,
  files: (files: readonly AttachedFile[]) => (files.length > 0 ? files : undefined),
  kept: filled<Kept>,
}
