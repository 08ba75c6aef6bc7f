import type { Size } from '@ramify/geometry'
import { nullable, optional } from '../../core/arguments.ts'
import { type Background, backgroundFields } from '../../core/background.ts'
import { checkPatch, flag, type Patch } from '../../core/fields.ts'
import { patched } from '../../core/groups.ts'
import { planNewRecords } from '../../core/new-records.ts'
import { makeRoom } from '../../core/order/make-room.ts'
import { checkText, noText } from '../../core/text/rich-text.ts'
import type { CollectionName } from '../schema/collections.ts'
import { groupNames } from '../schema/groups.ts'
import { storedPlace } from '../schema/place.ts'
import { readSize } from '../snapshot/read-records.ts'
import type { LayerId, PageId } from '../snapshot/snapshot.ts'
import { freshId, layerOf, pageOf } from './arguments.ts'
import { rekey, writePlace } from './order.ts'
import { type CommandContext, type Plan, Refused } from './plan.ts'

export interface AddPage {
  readonly type: 'addPage'
  readonly id?: PageId
  readonly name?: string
  /** Left out, it becomes the last. */
  readonly before?: PageId
}

export function addPage({ id, name, before }: AddPage, context: CommandContext): Plan {
  const page = freshId(context, 'pages', id)
  const text = optional('name', name, checkText) ?? noText
  const siblings = pagesInOrder(context)
  const room = roomBefore(siblings, before, context)
  const place = storedPlace({ page: null, layer: null, parent: null, order: room.keys[0] as string })
  const missing = siblings.filter((sibling) => !context.collections.pages.has(sibling.id))
  // The page that a document has which says nothing of pages is written down, or it would not be there beside another.
  const first = missing.map(({ id: unwritten }) => ({
    collection: 'pages' as const,
    id: unwritten,
    groups: { place: storedPlace({ page: null, layer: null, parent: null, order: '1' }) },
    texts: { text: noText },
  }))
  const plan = planNewRecords(context.collections, groupNames, [
    ...first,
    { collection: 'pages', id: page, groups: { place }, texts: { text } },
  ])
  return {
    ...plan,
    ids: [page],
    write(writer) {
      rekey(writer, siblings, room.rekeyed)
      plan.write?.(writer)
    },
  }
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
  /** Puts it before this page; null: last. */
  readonly before?: PageId | null
}

export function setPage({ page, size, background, before }: SetPage, context: CommandContext): Plan {
  const { id } = pageOf(context, page)
  const paper = size === undefined ? undefined : nullable('size', size, (value) => readSize(value) ?? undefined)
  const patch =
    background === undefined
      ? undefined
      : nullable('background', background, (value) => checkPatch(backgroundFields, value))
  const siblings = pagesInOrder(context).filter((sibling) => sibling.id !== id)
  const room = before === undefined ? undefined : roomBefore(siblings, before ?? undefined, context)
  return {
    write(writer) {
      if (paper !== undefined) writer.set('pages', id, 'size', paper ?? undefined)
      if (patch !== undefined) {
        writer.set('pages', id, 'background', patched(writer.get('pages', id, 'background'), patch))
      }
      if (!room) return
      rekey(writer, siblings, room.rekeyed)
      writePlace(writer, 'pages', id, { order: room.keys[0] as string })
    },
  }
}

export interface AddLayer {
  readonly type: 'addLayer'
  readonly page: PageId
  readonly id?: LayerId
  readonly name?: string
}

export function addLayer({ page, id, name }: AddLayer, context: CommandContext): Plan {
  const on = pageOf(context, page)
  const layer = freshId(context, 'layers', id)
  const text = optional('name', name, checkText) ?? noText
  const siblings = layersInOrder(context, on.id)
  const room = roomBefore(siblings, undefined, context)
  const place = storedPlace({ page: on.id, layer: null, parent: null, order: room.keys[0] as string })
  const record = { collection: 'layers', id: layer, groups: { place }, texts: { text } } as const
  const plan = planNewRecords(context.collections, groupNames, [record])
  return {
    ...plan,
    ids: [layer],
    write(writer) {
      rekey(writer, siblings, room.rekeyed)
      plan.write?.(writer)
    },
  }
}

/** Deletes a layer; what is on it stays, on none. */
export interface DeleteLayer {
  readonly type: 'deleteLayer'
  readonly layer: LayerId
}

export function deleteLayer({ layer }: DeleteLayer, context: CommandContext): Plan {
  const { id } = layerOf(context, layer)
  return { write: (writer) => writer.hide('layers', id) }
}

export interface SetLayer {
  readonly type: 'setLayer'
  readonly layer: LayerId
  readonly hidden?: boolean
  readonly locked?: boolean
  /** Puts it below this layer; null: above all. */
  readonly before?: LayerId | null
}

export function setLayer({ layer, hidden, locked, before }: SetLayer, context: CommandContext): Plan {
  const { id, page } = layerOf(context, layer)
  const isHidden = optional('hidden', hidden, flag)
  const isLocked = optional('locked', locked, flag)
  const siblings = layersInOrder(context, page).filter((sibling) => sibling.id !== id)
  const room = before === undefined ? undefined : roomBefore(siblings, before ?? undefined, context)
  return {
    write(writer) {
      if (isHidden !== undefined) writer.set('layers', id, 'hidden', isHidden || undefined)
      if (isLocked !== undefined) writer.set('layers', id, 'locked', isLocked || undefined)
      if (!room) return
      rekey(writer, siblings, room.rekeyed)
      writePlace(writer, 'layers', id, { order: room.keys[0] as string })
    },
  }
}

interface Tab {
  readonly id: string
  readonly collection: CollectionName
  readonly order: string
  readonly adopted: boolean
}

function pagesInOrder({ snapshot }: CommandContext): Tab[] {
  return snapshot.pages.map(({ id, order }) => ({ id, collection: 'pages', order, adopted: false }))
}

function layersInOrder({ snapshot }: CommandContext, page: PageId): Tab[] {
  const ids = snapshot.pages.find(({ id }) => id === page)?.layers ?? []
  return ids.map((id) => ({ id, collection: 'layers', order: snapshot.layers.get(id)?.order ?? '', adopted: false }))
}

function roomBefore(siblings: readonly Tab[], before: string | undefined, { random }: CommandContext) {
  const index = before === undefined ? -1 : siblings.findIndex(({ id }) => id === before)
  const at = (nth: number) => siblings[nth] as Tab
  return makeRoom({ length: siblings.length, at }, index < 0 ? siblings.length : index, 1, random)
}
