import {
  type FlowchartContent,
  flowchartContentVersion,
  foreignLink,
  type Json,
  type Link,
  linkContent,
  pageLink,
} from '@ramify/document'
import { FileError } from '../files/file-error.ts'
import type { ReadDocument } from '../files/file-format.ts'
import { Report } from '../files/report.ts'
import type { SourceFile } from '../files/source-file.ts'
import { reportLink } from '../map/link-fields.ts'
import type { XmlElement } from '../xml/parse-xml.ts'
import { writeXml } from '../xml/write-xml.ts'
import { CellReader, DocumentIds, type ReadConnector, type ReadShape } from './cell-reader.ts'
import { type Cell, cellsOf } from './cells.ts'
import { imageMark, StyleImages } from './images.ts'
import { keptElement, keptMap } from './kept.ts'
import { isPlainText } from './labels.ts'
import { libraryModel } from './library.ts'
import { colorOf, connectorLook } from './looks.ts'
import { type Diagram, drawioText, openDrawio } from './open-drawio.ts'
import { isLocked, stackOf } from './read-shape.ts'
import { drawioBudget } from './unpack.ts'

type Fields = { readonly [field: string]: Json }
type Said = { readonly [field: string]: Json | undefined }

/** A file of draw.io, also one that is in a picture: all pages are those of one flowchart. */
export function readDrawio(file: SourceFile): ReadDocument[] {
  const xml = drawioText(file)
  if (xml === undefined) throw new FileError('format', 'this is no file of draw.io')
  const budget = drawioBudget()
  const { attributes, diagrams, library } = openDrawio(xml, budget)
  const pages = library
    ? [{ attributes: new Map([['name', file.title]]), model: libraryModel(library, budget) }]
    : diagrams
  return [new DrawioReader(pages).read(file.title, attributes)]
}

class DrawioReader {
  readonly #diagrams: readonly Diagram[]
  readonly #ids = new DocumentIds()
  readonly #report = new Report()
  readonly #images = new StyleImages()
  /** From the file's ids of pages to ours, for links. */
  readonly #pages = new Map<string, string>()
  readonly #pageIds: readonly string[]

  constructor(diagrams: readonly Diagram[]) {
    this.#diagrams = diagrams
    this.#pageIds = diagrams.map(({ attributes }) => {
      const wanted = attributes.get('id') ?? ''
      const id = this.#ids.of(wanted)
      if (!this.#pages.has(wanted)) this.#pages.set(wanted, id)
      return id
    })
  }

  read(title: string, attributes: ReadonlyMap<string, string>): ReadDocument {
    const pages = this.#diagrams.map((diagram, nth) => this.#page(diagram, nth))
    const { resources } = this.#images
    const content: FlowchartContent = {
      ...(attributes.size > 0 && { drawio: keptMap(attributes) }),
      kind: 'flowchart',
      version: flowchartContentVersion,
      theme: 'sky-19',
      jumps: 'none',
      pages,
      resources: resources.map(({ id }) => ({ resource_id: id })),
    }
    return { kind: 'flowchart', title, content, resources, report: this.#report.rows }
  }

  #page({ attributes, model }: Diagram, nth: number): Fields {
    const { cells, others } = model ? cellsOf(model) : { cells: new Map<string, Cell>(), others: [] }
    const read = new CellReader(cells, this.#ids).read()
    this.#report.add('imported', 'pages')
    // The lowest one is there in every file; without a name it is what is on no layer here.
    const [lowest] = read.layers
    const base = lowest && !isSaid(lowest) ? lowest : undefined
    const above = base ? read.layers.slice(1) : read.layers
    const layers = new Map(above.map((layer) => [layer.id, this.#ids.of(layer.id)]))
    this.#report.add('imported', 'layers', { count: layers.size })
    const layerOf = (cell: string) => layers.get(cell)
    const items = read.items.map((item) =>
      item.type === 'connector' ? this.#connector(item, layerOf(item.layer)) : this.#shape(item, layerOf(item.layer)),
    )
    for (const { isEdge } of read.others) this.#report.add('kept', isEdge ? 'connectors' : 'shapes', { was: 'hidden' })
    const background = colorOf(model?.attributes.get('background'))
    const root = cells.get('0')
    return said({
      drawio: said({
        page: keptMap(attributes),
        model: model && keptMap(model.attributes),
        root: root && writeXml(root.element),
        base: base && writeXml(base.element),
        layers: above.map((cell) => [layers.get(cell.id) as string, writeXml(cell.element)]),
        others: [...others, ...read.others.map(({ element }) => element)].map(writeXml),
      }),
      id: this.#pageIds[nth],
      name: attributes.get('name') ?? '',
      background: background && background !== 'none' ? { color: background } : undefined,
      layers: above.length > 0 ? above.map((cell) => layerContent(cell, layers.get(cell.id) as string)) : undefined,
      items,
    })
  }

  #shape(shape: ReadShape, layer: string | undefined): Fields {
    const { id, cell, kind, unknown, box, runs, look, note, isLocked: locked, children } = shape
    const { x = 0, y = 0, width = 0, height = 0, turn = 0 } = box
    const stack = stackOf(kind, cell.style)
    const resource = this.#images.of(cell.style)
    const { isRelative } = cell.geometry
    this.#reportShape(shape, resource, unknown)
    const element = resource ? withoutImage(cell.element) : cell.element
    return said({
      drawio: said({ xml: keptElement(element), kind, box: isRelative ? { x, y } : undefined }),
      type: 'shape',
      id,
      kind,
      box: said({ x, y, width, height, turn: turn || undefined }),
      ...words('text', runs),
      note: note || undefined,
      look: Object.keys(look).length > 0 ? { ...look } : undefined,
      link: this.#link(cell, id),
      image: resource ? { resource, width: sized(width), height: sized(height) } : undefined,
      locked: locked || undefined,
      stack: stack ? { ...stack } : undefined,
      layer,
      children: children.length > 0 ? children.map((child) => this.#shape(child, undefined)) : undefined,
    })
  }

  #reportShape(shape: ReadShape, resource: string | null | undefined, unknown: string | undefined): void {
    const report = this.#report
    const { id, cell, note } = shape
    if (unknown === undefined) report.add('imported', 'shapes')
    else report.add('approximated', 'shapes', { place: id, was: unknown.replace(/\(.*$/s, '') })
    if (isMirrored(shape)) report.add('approximated', 'shapes', { place: id, was: 'flipped' })
    if (isAtCorner(cell)) report.add('approximated', 'shapes', { place: id, was: 'labelPosition' })
    if (cell.isCollapsed) report.add('approximated', 'shapes', { place: id, was: 'collapsed' })
    if (note !== '') report.add('imported', 'notes', { place: id })
    if (resource) report.add('imported', 'images', { place: id })
    else if (resource === null) {
      report.add('kept', 'images', { place: id, was: (cell.style.get('image') ?? '').slice(0, 80) })
    }
    const foreign = [...cell.element.attributes.keys()].filter((name) => !known.has(name))
    for (const name of cell.element.name === 'mxCell' ? [] : foreign)
      report.add('kept', 'other', { place: id, was: name })
  }

  #connector(connector: ReadConnector, layer: string | undefined): Fields {
    const { id, cell, origin, nth, from, to, style, bends, labels } = connector
    this.#report.add('imported', 'connectors')
    this.#report.add('imported', 'labels', { count: labels.length })
    const shifted = origin.x !== 0 || origin.y !== 0
    return said({
      drawio: said({
        xml: keptElement(cell.element),
        origin: shifted ? { ...origin } : undefined,
        nth: nth || undefined,
        labels: labels.map((label) => [label.id, label.cell === cell ? null : keptElement(label.cell.element)]),
      }),
      type: 'connector',
      id,
      from: { ...from } as unknown as Json,
      to: { ...to } as unknown as Json,
      style,
      bends: bends.length > 0 ? bends.map(({ x, y }) => ({ x, y })) : undefined,
      look: { ...connectorLook(cell.style) },
      link: this.#link(cell, id),
      locked: isLocked(cell.style) || undefined,
      layer,
      labels: labels.map(({ id: label, at, offset: { x, y }, runs, look }) =>
        said({
          id: label,
          at,
          offset: x !== 0 || y !== 0 ? { x, y } : undefined,
          ...words('text', runs),
          look: Object.keys(look).length > 0 ? { ...look } : undefined,
        }),
      ),
    })
  }

  #link({ link }: Cell, place: string): Fields | undefined {
    if (link === '') return undefined
    const found = cellLink(link, this.#pages)
    if (found) reportLink(this.#report, found, place)
    else this.#report.add('kept', 'links', { place, was: link })
    return found && linkContent(found)
  }
}

/** Undefined for what only draw.io can do. */
export function cellLink(link: string, pages: ReadonlyMap<string, string>): Link | undefined {
  const page = /^data:page\/id,(.*)$/s.exec(link)?.[1]
  if (page === undefined) return /^#/.test(link) ? undefined : foreignLink(link)
  const id = pages.get(page)
  return id === undefined ? undefined : { url: pageLink(id), tip: '' }
}

/** Of an object around a cell, what a shape says itself. */
const known = new Set(['id', 'label', 'link', 'tooltip', 'placeholders'])

const isSaid = ({ label, isHidden, style }: Cell) => label !== '' || isHidden || style.get('locked') === '1'

const layerContent = ({ label, isHidden, style }: Cell, id: string): Fields =>
  said({
    id,
    name: label,
    hidden: isHidden || undefined,
    locked: style.get('locked') === '1' || undefined,
  })

/** Words beside a shape stand at one of its sides here. */
const isAtCorner = ({ label, style }: Cell) =>
  label !== '' &&
  /^(?:top|bottom)$/.test(style.get('verticalLabelPosition') ?? '') &&
  /^(?:left|right)$/.test(style.get('labelPosition') ?? '')

/** A shape that looks another way when it is turned over; shapes here can be turned, and not mirrored. */
function isMirrored({ kind, cell: { style } }: ReadShape): boolean {
  if (symmetric.has(kind) || kind === 'manual-operation' || kind === 'merge') return false
  return style.get('flipH') === '1' || style.get('flipV') === '1'
}

const symmetric = new Set(
  'rectangle process rounded ellipse circle text decision terminator container pool lane group preparation table table-row table-cell'.split(
    ' ',
  ),
)

/** Its bytes are a resource already. */
function withoutImage(element: XmlElement): XmlElement {
  const style = element.attributes.get('style')
  return {
    ...element,
    attributes:
      style === undefined
        ? element.attributes
        : new Map([...element.attributes, ['style', style.replace(imageProperty, `image=${imageMark};`)]]),
    children: element.children.map((child) => (typeof child === 'string' ? child : withoutImage(child))),
  }
}

const imageProperty = /(?<=^|;)\s*image=[^;]*(?:;base64,[^;]*)?(?:;|$)/

const sized = (length: number) => Math.min(20_000, Math.max(1, length))

function words(field: 'text', runs: ReadShape['runs']): Said {
  return {
    [field]: runs.map(({ text }) => text).join(''),
    [`${field}Runs`]: isPlainText(runs)
      ? undefined
      : runs.map(({ text, attributes }) => ({ ...(attributes as Fields), text })),
  }
}

/** Without what says nothing. */
function said(fields: Said): Fields {
  return Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, Json] => entry[1] !== undefined))
}
