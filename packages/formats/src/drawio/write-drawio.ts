import { isPlain, type Json } from '@ramify/document'
import type { Point } from '@ramify/geometry'
import { toBase64 } from '../files/base64.ts'
import type { FileDocument } from '../files/file-format.ts'
import { imageTypeOf } from '../images/image-bytes.ts'
import type { XmlElement } from '../xml/parse-xml.ts'
import { writeXml } from '../xml/write-xml.ts'
import { elementOfKept, mapOfKept } from './kept.ts'
import { colorOf } from './looks.ts'
import {
  type CellPlaces,
  cellIn,
  connectorElements,
  element,
  type Item,
  keptCell,
  shapeElement,
  withAttributes,
} from './write-cells.ts'

/** One file with a page for each page. Whatever was read from such a file and not changed is written as it was. */
export function writeDrawio([document]: readonly FileDocument[]): string {
  if (document?.kind !== 'flowchart') return ''
  const { content, resources } = document
  const pages = content.pages as readonly Item[]
  const images = new Map(resources.map(({ id, bytes }) => [id, bytes]))
  const addresses = new Map<string, string>()
  const imageOf = (id: string): string | undefined => {
    const bytes = images.get(id)
    if (!bytes) return undefined
    const address = addresses.get(id) ?? `data:image/${mediaOf(bytes)},${toBase64(bytes)}`
    addresses.set(id, address)
    return address
  }
  const pageIds = new Map(pages.map((page) => [pageIdOf(page), String(page.id ?? '')]))
  const diagrams = pages.map((page) => new PageWriter(page, pageIds, imageOf).write())
  const file = withAttributes(element('mxfile', {}), {
    host: 'ramify',
    ...Object.fromEntries(mapOfKept(content.drawio)),
    compressed: null,
    ...(isPlain(content.drawio) && Object.hasOwn(content.drawio, 'pages') && { pages: String(pages.length) }),
  })
  return `${writeXml({ ...file, children: diagrams })}\n`
}

function mediaOf(bytes: Uint8Array): string {
  const type = imageTypeOf(bytes)
  return type === 'svg' ? 'svg+xml' : type === 'jpg' ? 'jpeg' : (type ?? 'png')
}

const keptOf = ({ drawio }: Item): Item => (isPlain(drawio) ? (drawio as Item) : {})

const pageIdOf = (page: Item): string => mapOfKept(keptOf(page).page).get('id') ?? String(page.id ?? '')

interface Written {
  readonly id: string
  readonly element: XmlElement
}

class PageWriter {
  readonly #page: Item
  readonly #kept: Item
  readonly #cellIds = new Map<string, string>()
  readonly #taken = new Set(['0', '1'])
  readonly #shapeIds = new Map<string, string>()
  readonly #places: CellPlaces
  readonly #layers: readonly (readonly [string, string])[]

  constructor(page: Item, pages: ReadonlyMap<string, string>, imageOf: CellPlaces['imageOf']) {
    this.#page = page
    this.#kept = keptOf(page)
    this.#layers = Array.isArray(this.#kept.layers)
      ? this.#kept.layers.filter(
          (entry): entry is [string, string] => Array.isArray(entry) && entry.every((part) => typeof part === 'string'),
        )
      : []
    this.#places = {
      cellOf: (id) => this.#cellIds.get(id),
      shapeOf: (cell) => this.#shapeIds.get(cell),
      pages,
      imageOf,
    }
  }

  write(): XmlElement {
    const layers = this.#layerElements()
    const defaultLayer = layers[0]?.id ?? '1'
    this.#giveIds()
    const written = new Map<string, XmlElement>()
    for (const { id, element: layer } of layers) written.set(id, layer)
    for (const each of this.#items(defaultLayer)) written.set(each.id, each.element)
    for (const other of listOf(this.#kept.others)) {
      const element = elementOfKept(other)
      const cell = element && cellIn(element)
      const id = cell?.attributes.get('id') ?? element?.attributes.get('id')
      // What it was in may be gone by now.
      const parent = cell?.attributes.get('parent') ?? ''
      if (element && (!cell || (id !== undefined && !written.has(id) && written.has(parent)))) {
        written.set(id ?? `other ${written.size}`, element)
      }
    }
    const top = elementOfKept(this.#kept.root) ?? element('mxCell', { id: '0' })
    const said = isPlain(this.#page.background) ? this.#page.background.color : undefined
    const background = typeof said === 'string' ? said : undefined
    const before = colorOf(mapOfKept(this.#kept.model).get('background'))
    const model = withAttributes(element('mxGraphModel', {}), {
      ...(this.#kept.model === undefined ? defaults : Object.fromEntries(mapOfKept(this.#kept.model))),
      ...(background !== before && { background: background ?? null }),
    })
    const root = element('root', {}, [top, ...written.values()])
    const diagram = withAttributes(element('diagram', {}), {
      ...Object.fromEntries(mapOfKept(this.#kept.page)),
      id: pageIdOf(this.#page),
      name: String(this.#page.name ?? ''),
    })
    // Of a page that nobody has drawn on yet nothing else is written.
    const isEmpty = this.#kept.page !== undefined && this.#kept.model === undefined && this.#tops().length === 0
    return isEmpty ? diagram : { ...diagram, children: [{ ...model, children: [root] }] }
  }

  /** The lowest one first: what is on no layer is there. */
  #layerElements(): { readonly id: string; readonly element: XmlElement }[] {
    const kept = new Map(this.#layers)
    const base = elementOfKept(this.#kept.base)
    const baseId = (base && cellIn(base)?.attributes.get('id')) || '1'
    this.#taken.add(baseId)
    const layers = listOf(this.#page.layers).filter((layer): layer is Item => isPlain(layer))
    return [
      { id: baseId, element: base ?? element('mxCell', { id: baseId, parent: '0' }) },
      ...layers.map((layer) => this.#layer(layer, elementOfKept(kept.get(String(layer.id))))),
    ]
  }

  #layer(layer: Item, before: XmlElement | null) {
    const cell = before && cellIn(before)
    const wanted = cell?.attributes.get('id')
    const id = wanted !== undefined && !this.#taken.has(wanted) ? wanted : this.#free(String(layer.id))
    this.#taken.add(id)
    this.#cellIds.set(String(layer.id), id)
    const old = before ?? element('mxCell', { id, parent: '0' })
    const name = String(layer.name ?? '')
    const said = cell?.attributes.get('value') ?? before?.attributes.get('label') ?? ''
    const isLocked = /(?:^|;)locked=1(?:;|$)/.test(cell?.attributes.get('style') ?? '')
    return {
      id,
      element: withAttributes(old, {
        id,
        ...(said !== name && { value: name }),
        ...((layer.hidden === true) !== (cell?.attributes.get('visible') === '0') && {
          visible: layer.hidden === true ? '0' : null,
        }),
        ...((layer.locked === true) !== isLocked && { style: layer.locked === true ? 'locked=1;' : null }),
      }),
    }
  }

  #tops(): Item[] {
    return listOf(this.#page.items).filter((item): item is Item => isPlain(item))
  }

  /** Those of the file first: whatever is new takes another one. */
  #giveIds(): void {
    const fresh: Item[] = []
    const left = this.#tops()
    for (let item = left.pop(); item; item = left.pop()) {
      const cell = keptCell(item)
      if (cell && !this.#taken.has(cell.id)) this.#give(item, cell.id)
      else fresh.push(item)
      for (const child of childrenOf(item)) left.push(child)
    }
    for (const item of fresh) this.#give(item, this.#free(String(item.id)))
  }

  #give(item: Item, cell: string): void {
    this.#taken.add(cell)
    this.#cellIds.set(String(item.id), cell)
    if (item.type !== 'connector') this.#shapeIds.set(cell, String(item.id))
  }

  #free(wanted: string): string {
    let id = wanted
    for (let nth = 2; this.#taken.has(id); nth++) id = `${wanted}-${nth}`
    return id
  }

  *#items(defaultLayer: string): Generator<Written> {
    const layerOf = ({ layer }: Item) =>
      (layer === undefined ? undefined : this.#cellIds.get(String(layer))) ?? defaultLayer
    const tops = this.#tops()
    const inShapes = Map.groupBy(
      tops.filter((item) => item.type === 'connector'),
      (item) => this.#homeOf(item),
    )
    const left: { item: Item; parent: string; layer: string; origin: Point; isInColumns?: boolean }[] = []
    for (const item of tops.toReversed()) {
      const layer = layerOf(item)
      if (item.type !== 'connector' || this.#homeOf(item) === '') {
        left.push({ item, parent: layer, layer, origin: { x: 0, y: 0 } })
      }
    }
    for (let next = left.pop(); next; next = left.pop()) {
      const { item, parent, layer, origin, isInColumns = false } = next
      const id = this.#cellIds.get(String(item.id)) ?? ''
      if (item.type === 'connector') {
        yield* this.#line(item, id, parent, origin)
        continue
      }
      yield { id, element: shapeElement(item, id, parent, this.#places, isInColumns) }
      const box = isPlain(item.box) ? item.box : {}
      const at = { x: origin.x + Number(box.x ?? 0), y: origin.y + Number(box.y ?? 0) }
      const inside = withLines(childrenOf(item), inShapes.get(id) ?? [])
      const isColumns = isPlain(item.stack) && item.stack.direction === 'columns'
      for (const child of inside.reverse()) {
        left.push({ item: child, parent: id, layer, origin: at, isInColumns: isColumns })
      }
    }
  }

  /** Draw.io has lines in shapes too: the one it was in, as long as it is there. */
  #homeOf(item: Item): string {
    const home = keptCell(item)?.parent ?? ''
    return this.#shapeIds.has(home) ? home : ''
  }

  *#line(item: Item, id: string, parent: string, origin: Point): Generator<Written> {
    const [edge, ...labels] = connectorElements(item, id, parent, origin, this.#places)
    if (edge) yield { id, element: edge }
    for (const label of labels) {
      yield { id: cellIn(label)?.attributes.get('id') ?? label.attributes.get('id') ?? '', element: label }
    }
  }
}

/** Lines among shapes, with as many of these behind them as before. */
function withLines(shapes: readonly Item[], lines: readonly Item[]): Item[] {
  const nthOf = (item: Item) => Number(keptOf(item).nth ?? 0)
  const all: Item[] = []
  const left = lines.toSorted((one, other) => nthOf(other) - nthOf(one))
  for (const [nth, shape] of shapes.entries()) {
    while (left.length > 0 && nthOf(left.at(-1) as Item) <= nth) all.push(left.pop() as Item)
    all.push(shape)
  }
  return [...all, ...left.reverse()]
}

const defaults = {
  grid: '1',
  gridSize: '10',
  guides: '1',
  tooltips: '1',
  connect: '1',
  arrows: '1',
  fold: '1',
  page: '0',
}

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : [])

const childrenOf = ({ children }: Item): Item[] => listOf(children).filter((item): item is Item => isPlain(item))
