import {
  type FlowchartSnapshot,
  isPlain,
  type MapContent,
  noText,
  type RichText,
  type ShapeId,
  type ShapeSnapshot,
} from '@ramify/document'
import { decodeAddress } from '../files/decode-address.ts'
import { type FlowchartTree, treeOfFlowchart } from './flowchart-tree.ts'
import { type Fields, keptFields, keptText, ofFlowchart, ofMap, said, without } from './kept-fields.ts'
import { type KeptFlowchart, keptFlowchart } from './kept-flowchart.ts'
import { changedSince, styleNames, styleOf } from './looks.ts'
import { keptAttachments, labelsOf, relationsOf, wordsAt } from './map-attachments.ts'
import { topicParts } from './parts.ts'
import { keptTopic, rolesOfShapes, type ShapeRoles } from './shape-roles.ts'
import { SoundIds } from './sound-ids.ts'
import { tagOf } from './tags.ts'

interface Options {
  /** What the map is about where no single shape says it. */
  readonly title: string
}

interface Node {
  readonly data: Fields
  readonly children: Node[]
}

/**
 * A flowchart as a mind map, as content of a new document. Shapes become topics with the same ids. What a map cannot hold is kept in it,
 * so that `mapToFlowchart` finds it again.
 */
export function flowchartToMap(chart: FlowchartSnapshot, { title }: Options): MapContent {
  const roles = rolesOfShapes(chart)
  const tree = treeOfFlowchart(chart, roles)
  const ids = new SoundIds(chart.shapes.keys())
  const topics = new Topics(chart, roles, tree, ids)
  const { root, floating } = topics.trees(title)
  const kept = keptFields(chart.kept, ofMap)
  const isBornHere = kept.born !== true
  const { ranges, callouts } = keptAttachments(kept, roles)
  const foreign = without(chart.kept ?? {}, new Set([ofMap]))
  return {
    ...foreign,
    root,
    ...(floating.length > 0 && { floating }),
    relLine: relationsOf(chart, roles, tree, ids),
    ...(ranges.length > 0 && { ranges }),
    ...(callouts.length > 0 && { callouts }),
    style: keptFields(kept, 'style'),
    template: keptText(kept, 'template') ?? 'right',
    theme: chart.theme,
    background: backgroundOf(chart, kept),
    version: '1',
    resources: [],
    ...(isBornHere && { [ofFlowchart]: topics.keptWhole() }),
  } as MapContent
}

/** Makes topics of shapes. */
class Topics {
  readonly #chart: FlowchartSnapshot
  readonly #roles: ShapeRoles
  readonly #tree: FlowchartTree
  readonly #ids: SoundIds
  readonly #isBornHere: boolean
  readonly #labels: ReturnType<typeof labelsOf>
  /** The topics that pages have become. */
  readonly #pages = new Map<string, string>()
  readonly #kept: KeptFlowchart

  constructor(chart: FlowchartSnapshot, roles: ShapeRoles, tree: FlowchartTree, ids: SoundIds) {
    this.#chart = chart
    this.#roles = roles
    this.#tree = tree
    this.#ids = ids
    this.#isBornHere = keptFields(chart.kept, ofMap).born !== true
    this.#labels = labelsOf(chart)
    this.#namePages()
    this.#kept = keptFlowchart(chart, roles, tree, this.#pages)
  }

  trees(title: string) {
    const { pages } = this.#chart
    const { root: home } = this.#tree
    const tops = [...this.#tree.tops.values()].flat()
    const floating: Node[] = []
    const first = home ?? (pages.length === 1 && tops.length === 1 ? tops[0] : undefined)
    const root = first === undefined ? this.#made(title) : this.#grown(first)
    for (const page of pages) {
      const topic = this.#pages.get(page.id)
      const host = topic === undefined ? root : this.#pageNode(topic, page.name, page.id)
      if (host !== root) root.children.push(host)
      for (const id of this.#tree.tops.get(page.id) ?? []) {
        if (id === first) continue
        const isFloating = keptText(this.#keptOf(id), 'top') === 'floating'
        if (isFloating) floating.push(this.#grown(id))
        else host.children.push(this.#grown(id))
      }
    }
    return { root, floating }
  }

  keptWhole(): Fields {
    return this.#kept.whole
  }

  /** Each page is a topic, if there are several; except the one with the root of a map. */
  #namePages(): void {
    const { pages, shapes } = this.#chart
    const home = this.#tree.root === null ? null : shapes.get(this.#tree.root)?.page
    if (pages.length === 1) return
    for (const { id } of pages) if (id !== home) this.#pages.set(id, this.#ids.fresh(id))
  }

  #made(title: string): Node {
    const id = this.#ids.fresh()
    return {
      data: { id, text: title, ...(this.#isBornHere && { [ofFlowchart]: { of: id, made: true } }) },
      children: [],
    }
  }

  #pageNode(id: string, name: RichText, page: string): Node {
    const parts = topicParts({ text: name, note: noText, link: null, image: null })
    return { data: { id, ...parts, ...(this.#isBornHere && { [ofFlowchart]: { of: id, page } }) }, children: [] }
  }

  /** A tree from its top down. */
  #grown(top: ShapeId): Node {
    const node = (id: ShapeId): Node => ({ data: this.#data(id), children: [] })
    const whole = node(top)
    const waiting = [{ id: top, node: whole }]
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      for (const id of this.#tree.children.get(next.id) ?? []) {
        const child = node(id)
        next.node.children.push(child)
        waiting.push({ id, node: child })
      }
    }
    return whole
  }

  #keptOf(id: ShapeId): Fields {
    const shape = this.#chart.shapes.get(id)
    return shape ? keptTopic(shape) : {}
  }

  #data(id: ShapeId): Fields {
    const shape = this.#chart.shapes.get(id) as ShapeSnapshot
    const kept = keptTopic(shape)
    const wasTopic = isPlain(kept.data) || kept.nth !== undefined
    const { data, tag } = this.#tagged(id, keptFields(kept, 'data'))
    const given = styleOf(keptFields(kept, 'look'))
    const style = styleOf(shape.look)
    const own = wasTopic ? changedSince(given, style, data) : { ...data, ...style }
    const parts = topicParts({
      ...shape,
      text: this.#textOf(shape, kept, data),
      image: this.#imageOf(shape, kept),
      link: this.#linkOf(shape),
    })
    const isKept = this.#isBornHere || !wasTopic
    const whole = isKept ? this.#kept.shapes.get(id) : undefined
    const shapeFields = whole && (this.#isBornHere ? whole : { shape: formOf(whole) })
    const styleGiven = Object.fromEntries(Object.entries(own).filter(([field]) => styleNames.has(field)))
    return {
      ...own,
      ...parts,
      id: this.#ids.of(id),
      ...(shapeFields && { [ofFlowchart]: said({ ...shapeFields, of: this.#ids.of(id), style: styleGiven, ...tag }) }),
    }
  }

  /** With the words at the line that leads here as a first tag. */
  #tagged(id: ShapeId, data: Fields): { readonly data: Fields; readonly tag: Fields } {
    const line = this.#tree.branches.get(id)
    const tag = line ? tagOf(wordsAt(this.#labels.get(line.id) ?? [])) : null
    if (tag === null) return { data, tag: {} }
    const others = Array.isArray(data.labels) ? data.labels.filter((label) => label !== tag) : []
    return { data: { ...data, labels: [tag, ...others] }, tag: { tag, tags: others.length + 1 } }
  }

  /** A formula that was shown as text is a formula again. */
  #textOf({ text }: ShapeSnapshot, kept: Fields, data: Fields): RichText {
    const shown = keptText(kept, 'shown')
    return shown !== undefined && shown === text.text && data.formula === shown ? noText : text
  }

  #imageOf(shape: ShapeSnapshot, kept: Fields): ShapeSnapshot['image'] {
    const picture = this.#roles.pictures.get(shape.id) ?? shape
    const { image, box } = picture
    if (!image) return null
    const size = keptFields(kept, 'size')
    // Pictures of shapes are as large as their shapes; in a map they are not, unless they were in one.
    if (typeof size.width === 'number') {
      const isResized = picture.kind === 'image' && (box.width !== size.width || box.height !== size.height)
      return isResized && box.width >= 1 && box.height >= 1 ? { ...image, width: box.width, height: box.height } : image
    }
    const scale = Math.min(1, largest / image.width, largest / image.height)
    return { ...image, width: Math.max(1, image.width * scale), height: Math.max(1, image.height * scale) }
  }

  /** Links to pages lead to their topics. */
  #linkOf({ link }: ShapeSnapshot): ShapeSnapshot['link'] {
    if (!link?.url?.startsWith('#page:')) return link
    const topic = this.#pages.get(decodeAddress(link.url.slice('#page:'.length)))
    return topic === undefined ? link : { ...link, url: `#node:${encodeURIComponent(topic)}` }
  }
}

/** A map has one: that of the first page, unless it had one before. */
function backgroundOf({ pages }: FlowchartSnapshot, kept: Fields): Fields | null {
  if (isPlain(kept.background)) return kept.background as Fields
  const background = kept.theme === undefined ? pages[0]?.background : null
  return background ? said({ ...background }) : null
}

/** Without where it stands: the map it goes back to is laid out anew. */
function formOf({ shape }: Fields): Fields {
  const { kind, look } = isPlain(shape) ? (shape as Fields) : {}
  return said({ kind, look })
}

/** A picture on a topic of which nobody has said how large it is. */
const largest = 320
