import { backgroundFields } from '../../core/background.ts'
import type { ContentWarning } from '../../core/content-warning.ts'
import { flag, name, number, readFields } from '../../core/fields.ts'
import { filled } from '../../core/groups.ts'
import { isNewId, newId } from '../../core/ids/new-id.ts'
import type { Random } from '../../core/ids/random.ts'
import { readImage } from '../../core/image.ts'
import { isPlain } from '../../core/json.ts'
import { type Kept, readKept } from '../../core/kept.ts'
import { type Link, readLink } from '../../core/link.ts'
import { readPoint } from '../../core/point.ts'
import { noText, type RichText } from '../../core/text/rich-text.ts'
import { readRich } from '../../core/text/text-runs.ts'
import { altText } from '../schema/alt-text.ts'
import { boxFields, storedBox } from '../schema/box.ts'
import type { CollectionName } from '../schema/collections.ts'
import { bendsField, checkEnd, styleName } from '../schema/ends.ts'
import { readGuides } from '../schema/guides.ts'
import { connectorLookFields, labelLookFields, shapeLookFields } from '../schema/look.ts'
import { defaultJumps, defaultTheme, settingName } from '../schema/settings.ts'
import { readStack } from '../schema/stack.ts'
import { defaultShape, readSize } from '../snapshot/read-records.ts'
import type { FlowchartSettings } from '../snapshot/snapshot.ts'
import type { FlowchartContentError } from './content.ts'

type Data = Readonly<Record<string, unknown>>

/** One record that content speaks of. Its order is its place in its list. */
export interface ReadRecord {
  readonly collection: CollectionName
  readonly id: string
  /** Those that stand in one order have the same. */
  readonly list: string
  readonly place: { readonly page: string | null; readonly layer: string | null; readonly parent: string | null }
  readonly groups: { readonly [group: string]: unknown }
  readonly texts: { readonly [name: string]: RichText }
}

export interface ReadFlowchart {
  readonly settings: FlowchartSettings
  /** In the order of their lists. */
  readonly records: readonly ReadRecord[]
  readonly warnings: readonly ContentWarning[]
}

class ContentRefused extends Error {
  readonly error: FlowchartContentError

  constructor(error: FlowchartContentError) {
    super(error.code)
    this.error = error
  }
}

/** Total over any value, but there must be pages and no id twice: who of two is meant cannot be guessed. */
export function readFlowchartContent(
  json: unknown,
  random: Random,
): ReadFlowchart | { readonly error: FlowchartContentError } {
  try {
    return new ContentReader(random).read(json)
  } catch (error) {
    if (error instanceof ContentRefused) return { error: error.error }
    throw error
  }
}

const nowhere = { page: null, layer: null, parent: null } as const
const time = number(0, Number.MAX_SAFE_INTEGER)

class ContentReader {
  readonly #records: ReadRecord[] = []
  readonly #warnings: ContentWarning[] = []
  readonly #taken = new Set<string>()
  readonly #random: Random

  constructor(random: Random) {
    this.#random = random
  }

  read(json: unknown): ReadFlowchart {
    if (!isPlain(json) || !Array.isArray(json.pages) || json.pages.length === 0) {
      throw new ContentRefused({ code: 'no-pages', node: 'pages' })
    }
    refuseProto(json, 'root')
    for (const [at, page] of json.pages.entries()) if (isPlain(page)) this.#page(page, `pages/${at}`)
    const kept = readKept(foreign(json, ['kind', 'version', 'theme', 'jumps', 'pages', 'resources']))
    return {
      settings: {
        theme: settingName(json.theme) ?? defaultTheme,
        jumps: settingName(json.jumps) ?? defaultJumps,
        ...(kept && { kept }),
      },
      records: this.#records,
      warnings: this.#warnings,
    }
  }

  #page(page: Data, way: string): void {
    const id = this.#id('pages', page, way)
    this.#add(
      'pages',
      id,
      'pages',
      nowhere,
      {
        size: readSize(page.size) ?? undefined,
        background: isPlain(page.background) ? filled(readFields(backgroundFields, page.background)) : undefined,
        guides: readGuides(page.guides) ?? undefined,
        kept: readKept(foreign(page, pageFields)),
      },
      { text: textOf(page, 'name') },
    )
    const layers = new Set<string>()
    for (const [at, layer] of listOf(page.layers).entries()) {
      const layerId = this.#id('layers', layer, `${way}/layers/${at}`)
      layers.add(layerId)
      const groups = { hidden: flag(layer.hidden) || undefined, locked: flag(layer.locked) || undefined }
      this.#add('layers', layerId, `${id} layers`, { ...nowhere, page: id }, groups, { text: textOf(layer, 'name') })
    }
    const layerNamed = (value: unknown) => (typeof value === 'string' && layers.has(value) ? value : null)
    interface Waiting {
      readonly item: Data
      readonly parent: string | null
      readonly layer: string | null
      readonly way: string
    }
    const waiting: Waiting[] = []
    const push = (items: readonly Data[], parent: string | null, layer: string | null, where: string) => {
      for (const [at, item] of [...items.entries()].reverse())
        waiting.push({ item, parent, layer, way: `${where}/${at}` })
    }
    push(listOf(page.items), null, null, `${way}/items`)
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { item, parent, way: where } = next
      const layer = parent === null ? layerNamed(item.layer) : next.layer
      if (item.type === 'connector') {
        if (parent === null) this.#connector(item, { page: id, layer, parent: null }, where)
        continue
      }
      const shape = this.#shape(item, { page: id, layer, parent }, where)
      push(listOf(item.children), shape, layer, shape)
    }
  }

  #shape(shape: Data, place: ReadRecord['place'], way: string): string {
    const id = this.#id('shapes', shape, way)
    const box = { x: 0, y: 0, width: 0, height: 0, turn: 0, ...readFields(boxFields, shape.box) }
    this.#add(
      'shapes',
      id,
      `${place.page} ${place.parent}`,
      place,
      {
        kind: name()(shape.kind) ?? defaultShape,
        box: storedBox(box),
        look: filled(readFields(shapeLookFields, shape.look)),
        link: this.#link(shape, id),
        image: readImage(shape.image) ?? undefined,
        alt: altText(shape.alt) || undefined,
        locked: flag(shape.locked) || undefined,
        stack: readStack(shape.stack) ?? undefined,
        created: time(shape.created),
        kept: readKept(foreign(shape, shapeFields)),
      },
      { text: textOf(shape, 'text'), note: textOf(shape, 'note') },
    )
    return id
  }

  #connector(connector: Data, place: ReadRecord['place'], way: string): void {
    const from = checkEnd(connector.from)
    const to = checkEnd(connector.to)
    if (!from || !to) return
    const id = this.#id('connectors', connector, way)
    const style = styleName(connector.style)
    const bends = bendsField(connector.bends)
    this.#add(
      'connectors',
      id,
      `${place.page} null`,
      place,
      {
        ends: { from, to },
        way: filled({ ...(style !== undefined && { style }), ...(bends?.length && { bends }) }),
        look: filled(readFields(connectorLookFields, connector.look)),
        link: this.#link(connector, id),
        locked: flag(connector.locked) || undefined,
        created: time(connector.created),
        kept: readKept(foreign(connector, connectorFields)),
      },
      {},
    )
    for (const [at, label] of listOf(connector.labels).entries()) {
      const offset = readPoint(label.offset)
      this.#add(
        'labels',
        this.#id('labels', label, `${way}/labels/${at}`),
        '',
        nowhere,
        {
          connector: id,
          spot: { at: number(0, 1)(label.at) ?? 0.5, ...offset },
          look: filled(readFields(labelLookFields, label.look)),
        },
        { text: textOf(label, 'text') },
      )
    }
  }

  #link({ link }: Data, node: string): Link | undefined {
    const read = readLink(link)
    if (!read && link !== undefined && link !== null) {
      this.#warnings.push({ node, field: 'link', code: 'link-not-allowed' })
    }
    return read
  }

  #id(collection: CollectionName, data: Data, way: string): string {
    refuseProto(data, typeof data.id === 'string' ? data.id : way)
    const id = isNewId(data.id) ? data.id : newId(this.#random)
    const key = `${collection} ${id}`
    if (this.#taken.has(key)) throw new ContentRefused({ code: 'duplicate-id', node: id })
    this.#taken.add(key)
    return id
  }

  #add(
    collection: CollectionName,
    id: string,
    list: string,
    place: ReadRecord['place'],
    groups: ReadRecord['groups'],
    texts: ReadRecord['texts'],
  ): void {
    const given = Object.entries(groups).filter(([, value]) => value !== undefined)
    this.#records.push({ collection, id, list, place, groups: Object.fromEntries(given), texts })
  }
}

const pageFields = ['id', 'name', 'nameRuns', 'size', 'background', 'guides', 'layers', 'items']
const shapeFields = [
  ...['type', 'id', 'kind', 'box', 'text', 'textRuns', 'note', 'noteRuns', 'look', 'link', 'image', 'locked', 'stack'],
  ...['alt', 'layer', 'created', 'children'],
]
const connectorFields = [
  ...['type', 'id', 'from', 'to', 'style', 'bends', 'look', 'link', 'locked', 'layer', 'labels', 'created'],
]

/** What a foreign program wrote beside our fields is kept for the way back. */
function foreign(data: Data, known: readonly string[]): Kept | undefined {
  return readKept(Object.fromEntries(Object.entries(data).filter(([key]) => !known.includes(key))))
}

function textOf(data: Data, field: string): RichText {
  return readRich(data[field], data[`${field}Runs`]) ?? noText
}

function listOf(value: unknown): Data[] {
  return Array.isArray(value) ? value.filter(isPlain) : []
}

function refuseProto(data: Data, node: string): void {
  if (Object.hasOwn(data, '__proto__')) throw new ContentRefused({ code: 'forbidden-key', node })
}
