import type { Size } from '@ramify/geometry'
import { readBackground } from '../../core/background.ts'
import type { Record } from '../../core/collections.ts'
import { coordinate, type Fields, name, number, readFields } from '../../core/fields.ts'
import { filled } from '../../core/groups.ts'
import { readImage } from '../../core/image.ts'
import { isPlain } from '../../core/json.ts'
import { readKept } from '../../core/kept.ts'
import { readLink } from '../../core/link.ts'
import { readText } from '../../core/text/rich-text.ts'
import { altText } from '../schema/alt-text.ts'
import { readBox } from '../schema/box.ts'
import { bendsField, defaultStyle, readEnd, type StoredEnd, styleName } from '../schema/ends.ts'
import { guidesOf } from '../schema/guides.ts'
import { connectorLookFields, labelLookFields, lookReader, shapeLookFields } from '../schema/look.ts'
import { readPlace } from '../schema/place.ts'
import { readStack } from '../schema/stack.ts'
import type { Arranged } from './arrangement.ts'
import type { ConnectorSnapshot, LabelSnapshot, LayerSnapshot, PageSnapshot, ShapeSnapshot } from './snapshot.ts'

/** What a record says about itself, apart from where it stands. */
export type PageParts = Omit<PageSnapshot, 'layers' | 'tops'>
export type LayerParts = Omit<LayerSnapshot, 'page'>

export const defaultShape = 'process'

const readShapeLook = lookReader(shapeLookFields)
const readConnectorLook = lookReader(connectorLookFields)
const readLabelLook = lookReader(labelLookFields)
const kindName = name()
const time = number(0, Number.MAX_SAFE_INTEGER)

/** A shape where it stands. Read thousands of times when a document is opened, so it makes nothing that it does not give back. */
export function readShape(
  id: string,
  record: Record,
  { page, layer, order, parent, children }: Arranged,
): ShapeSnapshot {
  const shape: Writable<ShapeSnapshot> = {
    id,
    kind: kindName(record.get('kind')) ?? defaultShape,
    box: readBox(record.get('box')),
    text: readText(record.get('text')),
    note: readText(record.get('note')),
    look: readShapeLook(record.get('look')),
    link: readLink(record.get('link')) ?? null,
    image: readImage(record.get('image')),
    locked: record.get('locked') === true,
    stack: readStack(record.get('stack')),
    page,
    layer,
    parent,
    children,
    order,
  }
  const alt = altText(record.get('alt'))
  const created = time(record.get('created'))
  const kept = readKept(record.get('kept'))
  if (alt) shape.alt = alt
  if (created !== undefined) shape.created = created
  if (kept) shape.kept = kept
  return shape
}

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] }

export interface StoredEnds {
  readonly from: StoredEnd
  readonly to: StoredEnd
}

export function readEnds(record: Record): StoredEnds {
  const ends = record.get('ends')
  return {
    from: readEnd(isPlain(ends) ? ends.from : undefined),
    to: readEnd(isPlain(ends) ? ends.to : undefined),
  }
}

/** A connector where it stands, with its ends as they are now. */
export function readConnector(
  id: string,
  record: Record,
  { from, to, page, layer, order }: Pick<ConnectorSnapshot, 'from' | 'to' | 'page' | 'layer' | 'order'>,
): ConnectorSnapshot {
  const way = record.get('way')
  const connector: Writable<ConnectorSnapshot> = {
    id,
    style: (isPlain(way) ? styleName(way.style) : undefined) ?? defaultStyle,
    bends: (isPlain(way) ? bendsField(way.bends) : undefined) ?? none,
    look: readConnectorLook(record.get('look')),
    link: readLink(record.get('link')) ?? null,
    locked: record.get('locked') === true,
    from,
    to,
    page,
    layer,
    order,
  }
  const created = time(record.get('created'))
  const kept = readKept(record.get('kept'))
  if (created !== undefined) connector.created = created
  if (kept) connector.kept = kept
  return connector
}

const spotFields: Fields<{ at: number; x: number; y: number }> = { at: number(0, 1), x: coordinate, y: coordinate }

/** Null for a label that names no connector. */
export function readLabel(id: string, record: Record): LabelSnapshot | null {
  const connector = record.get('connector')
  if (typeof connector !== 'string') return null
  const { at = 0.5, x = 0, y = 0 } = readFields(spotFields, record.get('spot'))
  return {
    id,
    connector,
    at,
    offset: { x, y },
    text: readText(record.get('text')),
    look: readLabelLook(record.get('look')),
  }
}

const sizeFields: Fields<Size> = { width: number(1, 100_000), height: number(1, 100_000) }

export function readSize(value: unknown): Size | null {
  const { width, height } = readFields(sizeFields, value)
  return width !== undefined && height !== undefined ? { width, height } : null
}

export function readPage(id: string, record: Record): PageParts {
  const kept = readKept(record.get('kept'))
  const guides = guidesOf(record)
  return {
    id,
    name: readText(record.get('text')),
    order: readPlace(record.get('place')).order,
    background: filled(readBackground(record.get('background')) ?? undefined) ?? null,
    size: readSize(record.get('size')),
    ...(guides && { guides }),
    ...(kept && { kept }),
  }
}

export function readLayer(id: string, record: Record): LayerParts {
  return {
    id,
    name: readText(record.get('text')),
    order: readPlace(record.get('place')).order,
    hidden: record.get('hidden') === true,
    locked: record.get('locked') === true,
  }
}

const none = Object.freeze([])
