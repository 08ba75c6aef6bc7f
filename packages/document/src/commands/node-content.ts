import { isNewId } from '../ids/new-id.ts'
import { checkFields, flag, name, number } from '../schema/fields.ts'
import { checkImage, checkNudge } from '../schema/image.ts'
import { readKept } from '../schema/kept.ts'
import { checkLink } from '../schema/link.ts'
import { lookFields } from '../schema/look.ts'
import { markFields } from '../schema/marks.ts'
import { readSide } from '../schema/place.ts'
import { isPlain } from '../schema/plain.ts'
import { checkText, noText } from '../schema/rich-text.ts'
import type { ImageReference, Kept, Link, Look, Marks, NodeId, Nudge, RichText, Side } from '../snapshot/snapshot.ts'
import { bad } from './arguments.ts'

/** A branch as plain data, on its way into a map: from the clipboard, a file, a template. */
export interface NodeContent {
  readonly id?: NodeId
  readonly created?: number
  readonly text?: string | Pick<RichText, 'runs'>
  readonly note?: string | Pick<RichText, 'runs'>
  readonly look?: Look
  readonly marks?: Partial<Marks>
  readonly link?: { readonly url: string; readonly tip?: string } | null
  readonly image?: ImageReference | null
  readonly folded?: boolean
  readonly nudge?: Nudge | null
  readonly layout?: string | null
  readonly side?: Side | null
  readonly kept?: Kept
  readonly children?: readonly NodeContent[]
}

/** The stored form of one node's own content: groups that have a value, and both texts. */
export interface StoredNode {
  readonly id: NodeId | undefined
  readonly side: Side | null
  readonly groups: { readonly [group: string]: unknown }
  readonly texts: { readonly text: RichText; readonly note: RichText }
}

/** Checks one node of plain data, without its children. Throws `Refused` with the name of the field that is wrong. */
export function storedNode(value: unknown): StoredNode {
  if (!isPlain(value)) throw bad('forest')
  for (const key of Object.keys(value)) if (!Object.hasOwn(checks, key)) throw bad(key)
  const get = <K extends keyof typeof checks>(key: K) => {
    if (value[key] === undefined || value[key] === null) return undefined
    const checked = checks[key](value[key])
    if (checked === undefined) throw bad(key)
    return checked as NonNullable<ReturnType<(typeof checks)[K]>>
  }
  const groups: { [group: string]: unknown } = {}
  const put = (group: string, stored: unknown) => {
    if (stored !== undefined) groups[group] = stored
  }
  put('created', get('created'))
  put('look', filled(get('look')))
  put('marks', filled(storedMarks(get('marks'))))
  put('link', get('link') as Link | undefined)
  put('image', get('image'))
  put('fold', get('folded') || undefined)
  put('nudge', storedNudge(get('nudge')))
  put('layout', get('layout'))
  put('kept', filled(get('kept')))
  get('children')
  return {
    id: get('id'),
    side: get('side') ?? null,
    groups,
    texts: { text: get('text') ?? noText, note: get('note') ?? noText },
  }
}

/** Marks as they are stored: only those that say something. */
export function storedMarks(marks: Partial<Marks> | undefined): Partial<Marks> | undefined {
  const said = Object.entries(marks ?? {}).filter(
    ([, mark]) => mark !== null && (!Array.isArray(mark) || mark.length > 0),
  )
  return Object.fromEntries(said)
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

/** An empty group is no group. */
export function filled<T extends object>(group: T | undefined): T | undefined {
  return group && Object.keys(group).length > 0 ? group : undefined
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
  folded: flag,
  nudge: checkNudge,
  layout: name(),
  side: readSide,
  kept: (value: unknown) => (isPlain(value) ? (readKept(value) ?? {}) : undefined),
  children: (value: unknown) => (Array.isArray(value) ? value : undefined),
}
