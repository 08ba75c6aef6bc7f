import type { Size } from '@ramify/geometry'
import { nullable } from '../../core/arguments.ts'
import { type Background, backgroundFields } from '../../core/background.ts'
import { recordAt } from '../../core/collections.ts'
import { checkPatch, type Patch } from '../../core/fields.ts'
import { patched } from '../../core/groups.ts'
import { noText } from '../../core/text/rich-text.ts'
import { checkGuides, guideWrites, type PageGuides } from '../schema/guides.ts'
import { storedPlace } from '../schema/place.ts'
import { readSize } from '../snapshot/read-records.ts'
import type { PageId } from '../snapshot/snapshot.ts'
import { freshId, pageOf } from './arguments.ts'
import { memberMover, type NamedList, planNewMember } from './named-list.ts'
import { type CommandContext, type Plan, Refused } from './plan.ts'

export interface AddPage {
  readonly type: 'addPage'
  readonly id?: PageId
  readonly name?: string
  /** Left out, it becomes the last. */
  readonly before?: PageId
}

export function addPage({ id, name, before }: AddPage, context: CommandContext): Plan {
  const list = pagesOf(context)
  const missing = list.members.filter((page) => !context.collections.pages.has(page.id))
  // The page that a document has which says nothing of pages is written down, or it would not be there beside another.
  const first = missing.map(({ id: unwritten }) => ({
    collection: 'pages' as const,
    id: unwritten,
    groups: { place: storedPlace({ page: null, layer: null, parent: null, order: '1' }) },
    texts: { text: noText },
  }))
  return planNewMember(list, { id: freshId(context, 'pages', id), name, before }, context, first)
}

/** Deletes a page with everything on it. */
export interface DeletePage {
  readonly type: 'deletePage'
  readonly page: PageId
}

export function deletePage({ page }: DeletePage, context: CommandContext): Plan {
  const { id } = pageOf(context, page)
  const { snapshot } = context
  if (snapshot.pages.length === 1) throw new Refused({ code: 'last-page', id })
  const on = <Item extends { page: PageId; id: string }>(items: ReadonlyMap<string, Item>) =>
    [...items.values()].flatMap((item) => (item.page === id ? [item.id] : []))
  const connectors = new Set(on(snapshot.connectors))
  const labels = [...snapshot.labels.values()].filter(({ connector }) => connectors.has(connector))
  return {
    write(writer) {
      for (const shape of on(snapshot.shapes)) writer.hide('shapes', shape)
      for (const connector of connectors) writer.hide('connectors', connector)
      for (const label of labels) writer.hide('labels', label.id)
      for (const layer of on(snapshot.layers)) writer.hide('layers', layer)
      writer.hide('pages', id)
    },
  }
}

export interface SetPage {
  readonly type: 'setPage'
  readonly page: PageId
  readonly size?: Size | null
  readonly background?: Patch<Background> | null
  readonly guides?: PageGuides | null
  /** Puts it before this page; null: last. */
  readonly before?: PageId | null
}

export function setPage({ page, size, background, guides, before }: SetPage, context: CommandContext): Plan {
  const { id } = pageOf(context, page)
  const paper = size === undefined ? undefined : nullable('size', size, (value) => readSize(value) ?? undefined)
  const patch =
    background === undefined
      ? undefined
      : nullable('background', background, (value) => checkPatch(backgroundFields, value))
  const lines = guides === undefined ? undefined : nullable('guides', guides, checkGuides)
  const record = recordAt(context.collections, 'pages', id)
  const guideKeys = lines === undefined || !record ? [] : guideWrites(record, lines)
  const move = before === undefined ? undefined : memberMover(pagesOf(context), id, before, context)
  return {
    write(writer) {
      if (paper !== undefined) writer.set('pages', id, 'size', paper ?? undefined)
      if (patch !== undefined) {
        writer.set('pages', id, 'background', patched(writer.get('pages', id, 'background'), patch))
      }
      for (const [key, value] of guideKeys) writer.set('pages', id, key, value)
      move?.(writer)
    },
  }
}

const pagesOf = ({ snapshot }: CommandContext): NamedList => ({
  collection: 'pages',
  page: null,
  members: snapshot.pages,
})
