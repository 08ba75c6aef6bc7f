import {
  differentFields,
  keyedDifference,
  type RecordDifference,
  type Table,
} from '../../core/difference/keyed-difference.ts'
import { movedBetween } from '../../core/difference/order-difference.ts'
import { sameJson } from '../../core/json.ts'
import type {
  ConnectorSnapshot,
  FlowchartSnapshot,
  LabelSnapshot,
  LayerSnapshot,
  PageSnapshot,
  ShapeSnapshot,
} from '../snapshot/snapshot.ts'
import { itemsByPage } from './item-order.ts'

export type ShapeField =
  | 'text'
  | 'note'
  | 'kind'
  | 'look'
  | 'size'
  | 'link'
  | 'image'
  | 'alt'
  | 'locked'
  | 'stack'
  | 'order'
export type ConnectorField = 'ends' | 'route' | 'text' | 'labels' | 'look' | 'link' | 'locked' | 'layer' | 'order'
export type PageField = 'name' | 'size' | 'background' | 'layers'

/** What became of an item. One that was both changed and moved is changed, and `isMoved` says the rest. */
export type ItemDifference<Field extends string> =
  | Extract<RecordDifference<Field>, { readonly sort: 'added' | 'removed' }>
  | (Extract<RecordDifference<Field>, { readonly sort: 'changed' }> & { readonly isMoved: boolean })
  | { readonly sort: 'moved' }

export interface ItemDifferences {
  readonly pages: ReadonlyMap<string, ItemDifference<PageField>>
  readonly shapes: ReadonlyMap<string, ItemDifference<ShapeField>>
  readonly connectors: ReadonlyMap<string, ItemDifference<ConnectorField>>
}

export function itemDifferences(before: FlowchartSnapshot, after: FlowchartSnapshot): ItemDifferences {
  const reordered = reorderedItems(before, after)
  return { pages: pageDifferences(before, after), ...shapeAndConnectors(before, after, reordered) }
}

function shapeAndConnectors(before: FlowchartSnapshot, after: FlowchartSnapshot, reordered: ReadonlySet<string>) {
  const isMoved = (old: ShapeSnapshot, shape: ShapeSnapshot): boolean => {
    const isStacked = shape.parent !== null && (after.shapes.get(shape.parent)?.stack ?? null) !== null
    if (old.page !== shape.page || old.parent !== shape.parent || old.layer !== shape.layer) return true
    // Where it is in a stack follows from its place among the others.
    if (isStacked) return reordered.has(shape.id)
    return old.box.x !== shape.box.x || old.box.y !== shape.box.y || old.box.turn !== shape.box.turn
  }
  const shapes = keyedDifference(before.shapes, after.shapes, (old, shape) =>
    changedFields(old, shape, reordered, isMoved),
  )
  const [oldLabels, labels] = [labelsOf(before), labelsOf(after)]
  const connectors = keyedDifference(
    withWords(before.connectors, oldLabels),
    withWords(after.connectors, labels),
    (old, connector) => connectorFields(old, connector, reordered),
  )
  return {
    shapes: withMoves(before.shapes, after.shapes, shapes, isMoved),
    connectors: new Map(
      [...connectors].map(([id, one]) => [id, one.sort === 'changed' ? { ...one, isMoved: false } : one]),
    ),
  }
}

/** Fields of a shape that people see. What became smaller from the left has moved as well. */
function changedFields(
  old: ShapeSnapshot,
  shape: ShapeSnapshot,
  reordered: ReadonlySet<string>,
  isMoved: (old: ShapeSnapshot, shape: ShapeSnapshot) => boolean,
): ShapeField[] {
  if (old === shape) return []
  const fields: ShapeField[] = differentFields(old, shape, [
    'text',
    'note',
    'kind',
    'look',
    'link',
    'image',
    'alt',
    'locked',
    'stack',
  ])
  if (old.box.width !== shape.box.width || old.box.height !== shape.box.height) fields.push('size')
  if (reordered.has(shape.id) && !isMoved(old, shape)) fields.push('order')
  return fields
}

type Worded = ConnectorSnapshot & { readonly text: LabelSnapshot['text']; readonly labels: readonly LabelSnapshot[] }

function connectorFields(old: Worded, connector: Worded, reordered: ReadonlySet<string>): ConnectorField[] {
  const fields: ConnectorField[] = differentFields(old, connector, ['look', 'link', 'locked', 'layer'])
  if (!sameJson([old.from, old.to], [connector.from, connector.to])) fields.push('ends')
  if (old.style !== connector.style || !sameJson(old.bends, connector.bends)) fields.push('route')
  if (!sameJson(wordsOf(old), wordsOf(connector))) fields.push('text')
  else if (!sameJson(old.labels, connector.labels)) fields.push('labels')
  if (old.page === connector.page && reordered.has(connector.id)) fields.push('order')
  return fields
}

const wordsOf = ({ labels }: Worded) => labels.map(({ text }) => text)

function labelsOf({ labels }: FlowchartSnapshot): ReadonlyMap<string, LabelSnapshot[]> {
  return Map.groupBy(labels.values(), ({ connector }) => connector)
}

/** With the words of all its labels as one text. */
function withWords(
  connectors: ReadonlyMap<string, ConnectorSnapshot>,
  labels: ReadonlyMap<string, LabelSnapshot[]>,
): Table<Worded> {
  const worded = (connector: ConnectorSnapshot): Worded => {
    const own = labels.get(connector.id) ?? []
    const text = own.map((label) => label.text.text).join(' ')
    return { ...connector, labels: own, text: { text, runs: [] } }
  }
  const all = new Map([...connectors].map(([id, connector]) => [id, worded(connector)]))
  return { get: (id) => all.get(id), values: () => all.values() }
}

function withMoves<Field extends string>(
  before: ReadonlyMap<string, ShapeSnapshot>,
  after: ReadonlyMap<string, ShapeSnapshot>,
  found: ReadonlyMap<string, RecordDifference<Field>>,
  isMoved: (old: ShapeSnapshot, shape: ShapeSnapshot) => boolean,
): Map<string, ItemDifference<Field>> {
  const all = new Map<string, ItemDifference<Field>>()
  for (const shape of after.values()) {
    const old = before.get(shape.id)
    const moved = old !== undefined && old !== shape && isMoved(old, shape)
    const one = found.get(shape.id)
    if (one?.sort === 'changed') all.set(shape.id, { ...one, isMoved: moved })
    else if (one) all.set(shape.id, one)
    else if (moved) all.set(shape.id, { sort: 'moved' })
  }
  for (const [id, one] of found) if (one.sort === 'removed') all.set(id, one)
  return all
}

/** The fewest items that stand elsewhere among those of their page or shape that both versions have there. */
function reorderedItems(before: FlowchartSnapshot, after: FlowchartSnapshot): Set<string> {
  const found = new Set<string>()
  const compare = (old: readonly string[] | undefined, now: readonly string[]) => {
    if (!old || old === now || sameJson(old, now)) return
    for (const id of movedBetween(old, now)) found.add(id)
  }
  const old = itemsByPage(before)
  for (const [page, ids] of itemsByPage(after)) compare(old.get(page), ids)
  for (const { id, children } of after.shapes.values()) compare(before.shapes.get(id)?.children, children)
  return found
}

function pageDifferences(before: FlowchartSnapshot, after: FlowchartSnapshot): Map<string, ItemDifference<PageField>> {
  const table = ({ pages }: FlowchartSnapshot) => {
    const all = new Map(pages.map((page) => [page.id, seenPage(page)]))
    return { get: (id: string) => all.get(id), values: () => all.values() }
  }
  const layersOf = (snapshot: FlowchartSnapshot, { layers }: PageSnapshot) =>
    layers.map((id) => seenLayer(snapshot.layers.get(id)))
  const found = keyedDifference(table(before), table(after), (old, page): PageField[] => {
    const fields: PageField[] = differentFields(old, page, ['name', 'size', 'background'])
    return sameJson(layersOf(before, old), layersOf(after, page)) ? fields : [...fields, 'layers']
  })
  const idsOf = ({ pages }: FlowchartSnapshot) => pages.map(({ id }) => id)
  const moved = new Set(movedBetween(idsOf(before), idsOf(after)))
  const all = new Map<string, ItemDifference<PageField>>()
  for (const [id, one] of found) all.set(id, one.sort === 'changed' ? { ...one, isMoved: moved.has(id) } : one)
  for (const id of moved) if (!all.has(id)) all.set(id, { sort: 'moved' })
  return all
}

/** A background of which nothing could be read is none. */
function seenPage(page: PageSnapshot) {
  const { background } = page
  const isEmpty = background !== null && Object.keys(background).length === 0
  return { ...page, text: page.name, background: isEmpty ? null : background }
}

function seenLayer(layer: LayerSnapshot | undefined) {
  return layer ? { id: layer.id, name: layer.name, hidden: layer.hidden, locked: layer.locked } : null
}
