import {
  type ConnectorLook,
  isPlain,
  type Json,
  type LabelLook,
  readLink,
  type ShapeLook,
  sameJson,
  type TextRun,
} from '@ramify/document'
import type { Point } from '@ramify/geometry'
import { decodeAddress } from '../files/decode-address.ts'
import { richRuns } from '../map/rich-fields.ts'
import { elementOf, elementsOf, type XmlElement } from '../xml/parse-xml.ts'
import { type Cell, numberOf, readCell } from './cells.ts'
import { imageMark } from './images.ts'
import { elementOfKept } from './kept.ts'
import { isPlainText, joined, labelRuns, writeHtml } from './labels.ts'
import { connectorLook } from './looks.ts'
import { type ConnectorWay, connectorWay } from './read-connector.ts'
import { cellLink } from './read-drawio.ts'
import { boxOf, labelParts, shapeParts, stackProperty } from './read-shape.ts'
import { readStyle, type Style, writeStyle } from './style.ts'
import { styleOfKind } from './style-of-kind.ts'
import { changed, connectorChanges, cornerChanges, labelChanges, lookIn, shapeChanges } from './write-looks.ts'

export type Item = { readonly [field: string]: Json }

/** What a cell needs of the page around it. */
export interface CellPlaces {
  /** The id of a cell for an id of the document. */
  cellOf(id: string): string | undefined
  /** From ids of the file to ours. */
  shapeOf(cell: string): string | undefined
  /** From the file's ids of pages to ours, and back. */
  readonly pages: ReadonlyMap<string, string>
  /** The bytes of a picture, as an address. */
  imageOf(resource: string): string | undefined
}

/** The cell that an item was read from; null for one that was made here. */
export function keptCell(item: Item): Cell | null {
  const kept = isPlain(item.drawio) ? elementOfKept(item.drawio.xml) : null
  const cell = kept && readCell(kept)
  return cell && (item.type === 'connector' ? cell.isEdge : cell.isVertex) ? cell : null
}

const box = { x: 0, y: 0, width: 0, height: 0, turn: 0 }

export function shapeElement(
  item: Item,
  id: string,
  parent: string,
  places: CellPlaces,
  isInColumns: boolean,
): XmlElement {
  const cell = keptCell(item)
  const kept = isPlain(item.drawio) ? item.drawio : {}
  const kind = typeof item.kind === 'string' ? item.kind : 'process'
  const look = lookIn<ShapeLook>(item.look)
  const runs = richRuns(item.text, item.textRuns)
  const now = { ...box, ...(isPlain(item.box) ? (item.box as Partial<typeof box>) : {}) }
  const isKind = cell !== null && kept.kind === kind
  const was = isKind ? shapeParts(cell, undefined) : null
  let style: Style = was ? (cell as Cell).style : newStyle(kind, item, now.turn, isInColumns)
  if (!was || !sameLook(was.look, look))
    style = changed(style, onlyChanges(shapeChanges(look), was ? shapeChanges(was.look) : {}, !was))
  if (was && numberOf(style.get('rotation')) % 360 !== now.turn) style = changed(style, { rotation: String(now.turn) })
  if (was && was.isLocked !== (item.locked === true)) style = changed(style, lockChanges(item.locked === true))
  style = withImage(style, item, places)
  const isText = was !== null && sameRuns(was.runs, runs)
  if (!isText) style = withHtml(style, runs)
  const isPlace = was !== null && samePlace(cell as Cell, kept.box, now)
  const geometry = isPlace ? null : geometryOf(now)
  return cellElement(cell, { id, parent, style, vertex: '1' }, geometry, {
    label: isText ? null : labelOf(runs),
    note: was && was.note === (item.note ?? '') ? null : plain(item.note),
    link: linkOf(item, cell, places),
  })
}

function newStyle(kind: string, item: Item, turn: number, isInColumns: boolean): Style {
  const style = new Map([...styleOfKind(kind), ['whiteSpace', 'wrap']])
  if (turn !== 0) style.set('rotation', String(turn))
  if (item.locked === true) style.set('locked', '1')
  // Lanes have their titles at the left, but for those beside each other.
  const { stack } = item
  if (kind === 'lane' && !isInColumns && !isPlain(stack)) style.set('horizontal', '0')
  if (!isPlain(stack)) return style
  style.set(stackProperty, `${stack.direction} ${stack.header ?? 0} ${stack.side ?? 'top'}`)
  style.set('startSize', String(stack.header ?? 0))
  if (stack.side === 'left') style.set('horizontal', '0')
  if (stack.direction === 'columns') style.set('horizontalStack', '1')
  return style
}

const lockChanges = (isLocked: boolean) =>
  isLocked ? { locked: '1' } : { locked: null, movable: null, resizable: null, editable: null, deletable: null }

/** Of a new cell what is not said is left as its kind has it; of a kept one only what is different is written. */
function onlyChanges(now: { readonly [property: string]: string | null }, before: typeof now, isNew: boolean) {
  return Object.fromEntries(
    Object.entries(now).filter(([property, value]) => (isNew ? value !== null : before[property] !== value)),
  )
}

function withImage(style: Style, { image }: Item, { imageOf }: CellPlaces): Style {
  const address = isPlain(image) && typeof image.resource === 'string' ? imageOf(image.resource) : undefined
  if (address !== undefined) return changed(style, { image: address })
  return style.get('image') === imageMark ? changed(style, { image: null }) : style
}

/** Words without formatting are written as they are; nobody has to guess then what an entity stands for. */
const withHtml = (style: Style, runs: readonly TextRun[]): Style =>
  changed(style, { html: isPlainText(runs) ? null : '1' })

const labelOf = (runs: readonly TextRun[]) =>
  isPlainText(runs) ? runs.map(({ text }) => text).join('') : writeHtml(runs)

const sameRuns = (one: readonly TextRun[], other: readonly TextRun[]): boolean =>
  sameJson(joined(one) as unknown as Json, joined(other) as unknown as Json)

const sameLook = (one: object, other: object) => sameJson({ ...one } as Json, { ...other } as Json)

function samePlace(cell: Cell, relative: unknown, now: typeof box): boolean {
  const was = boxOf(cell, undefined)
  const at = isPlain(relative) ? relative : was
  return at.x === now.x && at.y === now.y && was.width === now.width && was.height === now.height
}

function geometryOf({ x, y, width, height }: typeof box): XmlElement {
  return element('mxGeometry', {
    x: String(x),
    y: String(y),
    width: String(width),
    height: String(height),
    as: 'geometry',
  })
}

export function connectorElements(
  item: Item,
  id: string,
  parent: string,
  origin: Point,
  places: CellPlaces,
): XmlElement[] {
  const cell = keptCell(item)
  const kept = isPlain(item.drawio) ? item.drawio : {}
  const keptOrigin = isPlain(kept.origin) ? (kept.origin as unknown as Point) : { x: 0, y: 0 }
  const way = wayOf(item)
  const read = cell && connectorWay(cell, keptOrigin, { shapeOf: places.shapeOf, middleOf: () => undefined })
  const isWay = read !== null && sameWay(read, way) && origin.x === keptOrigin.x && origin.y === keptOrigin.y
  let style: Style = cell ? cell.style : new Map([['html', '1']])
  if (!isWay) style = changed(style, wayChanges(way, cell && read?.style === way.style))
  const look = lookIn<ConnectorLook>(item.look)
  const wasLook = cell && connectorLook(cell.style)
  if (!wasLook || !sameLook(wasLook, look)) {
    style = changed(style, onlyChanges(connectorChanges(look), wasLook ? connectorChanges(wasLook) : {}, !wasLook))
  }
  if (read?.style !== way.style || wasLook?.radius !== look.radius) {
    style = changed(style, cornerChanges(way.style, look))
  }
  if (item.locked === true && style.get('locked') !== '1') style = changed(style, { locked: '1' })
  const labels = labelsOf(item)
  const keptLabels = new Map(Array.isArray(kept.labels) ? (kept.labels as [string, Json][]) : [])
  const own = labels.find((label) => keptLabels.has(label.id) && keptLabels.get(label.id) === null)
  const first =
    own ?? (keptLabels.size === 0 ? labels.find(({ offset }) => offset.x === 0 && offset.y === 0) : undefined)
  const ownRead = cell && own ? labelParts(cell) : null
  const isOwn = ownRead !== null && own !== undefined && sameLabel(ownRead, own)
  const wasSaid = cell !== null && labelRuns(cell).length > 0
  if (first && !isOwn) style = withHtml(changed(style, onlyChanges(labelChanges(first.look), {}, true)), first.runs)
  const geometry = isWay && (isOwn || (!first && !wasSaid)) ? null : edgeGeometry(way, origin, first)
  const ends = isWay ? {} : { source: cellEnd(way.from, places), target: cellEnd(way.to, places) }
  const edge = cellElement(cell, { id, parent, style, edge: '1', ...ends }, geometry, {
    label: isOwn || (!first && !wasSaid) ? null : labelOf(first?.runs ?? []),
    note: null,
    link: linkOf(item, cell, places),
  })
  const others = labels.filter((label) => label !== first)
  return [edge, ...others.map((label) => labelElement(label, id, keptLabels.get(label.id)))]
}

function wayOf(item: Item): ConnectorWay {
  const bends = Array.isArray(item.bends) ? (item.bends as unknown as Point[]) : []
  const style = typeof item.style === 'string' ? item.style : 'orthogonal'
  return { from: item.from, to: item.to, style, bends } as unknown as ConnectorWay
}

const sameWay = (one: ConnectorWay, other: ConnectorWay) =>
  sameJson({ ...one } as unknown as Json, { ...other } as unknown as Json)

const cellEnd = (end: ConnectorWay['from'], { cellOf }: CellPlaces) =>
  'shape' in end ? (cellOf(end.shape) ?? null) : null

const ports: Readonly<Record<string, Point>> = {
  top: { x: 0.5, y: 0 },
  right: { x: 1, y: 0.5 },
  bottom: { x: 0.5, y: 1 },
  left: { x: 0, y: 0.5 },
}

function wayChanges({ from, to, style }: ConnectorWay, isStyle: boolean | null) {
  const at = (end: ConnectorWay['from'], side: string) => {
    const point = 'shape' in end ? (end.at ?? ports[end.port ?? '']) : undefined
    return { [`${side}X`]: point ? String(point.x) : null, [`${side}Y`]: point ? String(point.y) : null }
  }
  const lines = isStyle ? {} : lineChanges(style)
  return { ...lines, ...at(from, 'exit'), ...at(to, 'entry') }
}

function lineChanges(style: string) {
  if (style === 'straight') return { edgeStyle: 'none', curved: null }
  if (style === 'curved') return { edgeStyle: 'none', curved: '1' }
  return { edgeStyle: 'orthogonalEdgeStyle', curved: null }
}

type Label = ReturnType<typeof labelsOf>[number]

function labelsOf({ labels }: Item) {
  const all = Array.isArray(labels) ? labels.filter((label) => isPlain(label)) : []
  return (all as Item[]).map((label) => ({
    id: String(label.id ?? ''),
    runs: richRuns(label.text, label.textRuns),
    at: typeof label.at === 'number' ? label.at : 0.5,
    offset: { x: 0, y: 0, ...(isPlain(label.offset) ? (label.offset as Partial<Point>) : {}) },
    look: lookIn<LabelLook>(label.look),
  }))
}

const sameLabel = (one: Omit<Label, 'id'>, other: Omit<Label, 'id'>) =>
  sameRuns(one.runs, other.runs) &&
  one.at === other.at &&
  sameJson({ ...one.offset }, { ...other.offset }) &&
  sameLook(one.look, other.look)

function edgeGeometry({ from, to, bends }: ConnectorWay, origin: Point, label: Label | undefined): XmlElement {
  const point = ({ x, y }: Point, as?: string) =>
    element('mxPoint', { x: String(x - origin.x), y: String(y - origin.y), ...(as !== undefined && { as }) })
  const free = (end: ConnectorWay['from'], as: string) => ('point' in end ? [point(end.point, as)] : [])
  const along = label && label.at !== 0.5 ? { x: String(label.at * 2 - 1) } : {}
  return element('mxGeometry', { ...along, relative: '1', as: 'geometry' }, [
    ...free(from, 'sourcePoint'),
    ...free(to, 'targetPoint'),
    ...(bends.length > 0
      ? [
          element(
            'Array',
            { as: 'points' },
            bends.map((bend) => point(bend)),
          ),
        ]
      : []),
    ...(label && (label.offset.x !== 0 || label.offset.y !== 0) ? [offsetPoint(label.offset)] : []),
  ])
}

const offsetPoint = ({ x, y }: Point) => element('mxPoint', { x: String(x), y: String(y), as: 'offset' })

function labelElement(label: Label, parent: string, kept: Json | undefined): XmlElement {
  const before = elementOfKept(kept)
  const cell = before && readCell(before)
  if (cell && sameLabel(labelParts(cell), label)) return withAttributes(cell.element, { parent })
  const base = cell ? cell.style : readStyle('edgeLabel;resizable=0;align=center;verticalAlign=middle;')
  const style = withHtml(changed(base, onlyChanges(labelChanges(label.look), {}, true)), label.runs)
  const { offset, at } = label
  const geometry = element(
    'mxGeometry',
    { x: String(at * 2 - 1), relative: '1', as: 'geometry' },
    offset.x !== 0 || offset.y !== 0 ? [offsetPoint(offset)] : [],
  )
  const id = cell?.id ?? `${parent}-${label.id || 'label'}`
  return cellElement(cell, { id, parent, style, vertex: '1', connectable: '0' }, geometry, {
    label: labelOf(label.runs),
    note: null,
    link: null,
  })
}

function linkOf({ link }: Item, cell: Cell | null, { pages, cellOf }: CellPlaces): string | null {
  const said = readLink(link)
  const was = cell ? cellLink(cell.link, pages) : undefined
  if (cell && was?.url === said?.url && was?.address === said?.address) return null
  if (said?.url === undefined) return said?.address ?? ''
  const { url } = said
  const page = /^#page:(.*)$/.exec(url)?.[1]
  if (page !== undefined) {
    const wanted = decodeAddress(page)
    const id = [...pages].find(([, ours]) => ours === wanted)?.[0]
    return id === undefined ? '' : `data:page/id,${id}`
  }
  const node = /^#node:(.*)$/.exec(url)?.[1]
  const target = node && cellOf(decodeAddress(node))
  if (node === undefined) return url.startsWith('#') ? '' : url
  return target ? `data:action/json,${JSON.stringify({ actions: [{ select: { cells: [target] } }] })}` : ''
}

const plain = (value: Json | undefined) => (typeof value === 'string' ? value : '')

interface CellAttributes {
  readonly id: string
  readonly parent: string
  readonly style: Style
  readonly vertex?: string
  readonly edge?: string
  readonly connectable?: string
  readonly source?: string | null
  readonly target?: string | null
}

/** Null for what stays as it was. */
interface CellWords {
  readonly label: string | null
  readonly note: string | null
  readonly link: string | null
}

/** A new cell, or a kept one with what has changed. An object around it carries what a cell has no attribute for. */
function cellElement(
  before: Cell | null,
  { style, ...attributes }: CellAttributes,
  geometry: XmlElement | null,
  { label, note, link }: CellWords,
): XmlElement {
  const old = before?.element
  const inner = old && (old.name === 'mxCell' ? old : elementOf(old, 'mxCell'))
  const isObject = old !== undefined && old !== inner
  const wraps = isObject || !!note || !!link
  const said = {
    ...(label !== null && { [wraps ? 'label' : 'value']: label }),
    ...(note !== null && wraps && { tooltip: note || null }),
    ...(link !== null && wraps && { link: link || null }),
  }
  const isStyle = before !== null && sameStyle(before.style, style)
  const wrapped = {
    ...attributes,
    ...(wraps ? { id: null } : said),
    ...(!isStyle && { style: writeStyle(style) }),
  }
  const cell = withAttributes(inner ?? element('mxCell', {}), wrapped)
  const children = geometry
    ? [...cell.children.filter((child) => typeof child === 'string' || child.name !== 'mxGeometry'), geometry]
    : cell.children
  const whole = { ...cell, children }
  if (!wraps) return whole
  if (isObject) {
    return {
      ...withAttributes(old, { ...said, id: attributes.id }),
      children: old.children.map((child) => (child === inner ? whole : child)),
    }
  }
  const value = cell.attributes.get('value')
  const words = label === null && value !== undefined ? { label: value } : {}
  const bare = withAttributes(whole, { value: null })
  return {
    ...withAttributes(element('UserObject', {}), { label: '', ...words, ...said, id: attributes.id }),
    children: [bare],
  }
}

const sameStyle = (one: Style, other: Style) =>
  one.size === other.size && [...one].every(([property, value]) => other.get(property) === value)

/** Attributes that are null are taken away. */
export function withAttributes(
  old: XmlElement,
  changes: { readonly [name: string]: string | null | undefined },
): XmlElement {
  const attributes = new Map(old.attributes)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) attributes.delete(name)
    else if (value !== undefined) attributes.set(name, value)
  }
  return { ...old, attributes }
}

export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly XmlElement[] = [],
): XmlElement {
  return { name, attributes: new Map(Object.entries(attributes)), children }
}

export const cellIn = (each: XmlElement) => (each.name === 'mxCell' ? each : elementsOf(each, 'mxCell')[0])
