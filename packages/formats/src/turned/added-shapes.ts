import {
  type FlowchartSnapshot,
  flowchartFromContent,
  frameOf,
  type NodeId,
  openFlowchart,
  type PageId,
} from '@ramify/document'
import { intersects, type Rect, union } from '@ramify/geometry'
import { type Fields, ofMap, said } from './kept-fields.ts'
import type { TurnedMap } from './new-page.ts'
import { shapeParts } from './parts.ts'
import { boundsOf, placeTopics } from './place-topics.ts'
import { addTo, keptOfTopic, type Placed, pageList, type RestoredPages } from './restored-shapes.ts'
import { ShapeSizes } from './topic-shape.ts'
import { type Topic, topicsOf } from './topics.ts'

const gap = 48
const step = 32
const mostSteps = 24
/** So many branches look for a place near the shape they hang on; the others stand below everything. */
const mostSearches = 200

/** Shapes for topics that were none in the flowchart before: beside the shape they hang on where there is room, else below the page. */
export function addShapes(turned: TurnedMap, restored: RestoredPages, lists: Map<string, Placed[]>): void {
  if (restored.added.length === 0) return
  const { map, ids, measurer } = turned
  const { chart, taken } = standing(restored, lists)
  const topics = topicsAmong(topicsOf(map), new Set(restored.added.map(({ id }) => id)))
  const sizes = new ShapeSizes(map, measurer)
  const shapes = topics.map((topic) => sizes.ofTopic(topic))
  const none = { at: new Map(), spans: new Map(), above: new Map() }
  const { boxes } = placeTopics({ topics, sizes: shapes, layout: 'right', ...none })
  let searches = 0
  for (const { index: top, end, parent, node } of topics) {
    if (parent >= 0) continue
    const page = restored.pageOf.get(node.id) ?? ''
    const around = taken.get(page) ?? []
    taken.set(page, around)
    const own = boundsOf(boxes, new Map(), top, end)
    const near = node.parent === null || ++searches > mostSearches ? undefined : outermost(chart, ids.of(node.parent))
    const place = freePlace(own, near, around)
    around.push(place)
    for (let index = top; index < end; index++) {
      const [topic, shape, box] = [topics[index], shapes[index], boxes[index]]
      if (!topic || !shape || !box) continue
      const { kind, look, text } = shape
      const item = said({
        type: 'shape',
        id: ids.of(topic.node.id),
        kind,
        box: { x: box.x + place.x - own.x, y: box.y + place.y - own.y, width: box.width, height: box.height },
        ...shapeParts({ ...topic.node, text, link: turned.linkOf(topic.node) }),
        look: { ...look },
        image: topic.node.image && { ...topic.node.image },
        [ofMap]: keptOfTopic(turned, topic.node, look),
      })
      addTo(lists, pageList(page), { item, nth: Number.MAX_VALUE })
    }
  }
}

/** Where everything stands that has its place already. */
function standing(restored: RestoredPages, lists: ReadonlyMap<string, Placed[]>) {
  const pages = pagesOf(restored, lists)
  const made = flowchartFromContent({ pages })
  if (!made.ok) return { chart: null, taken: new Map<PageId, Rect[]>() }
  const chart = openFlowchart(made.doc)
  const { snapshot } = chart
  chart.destroy()
  const taken = new Map(
    snapshot.pages.map(({ id, tops }) => [id, tops.flatMap((top) => frameOf(snapshot, top) ?? [])] as const),
  )
  return { chart: snapshot, taken: new Map<PageId, Rect[]>(taken) }
}

/** Pages as content. */
export function pagesOf({ pages, hosts }: RestoredPages, lists: ReadonlyMap<string, Placed[]>): Fields[] {
  const sorted = (key: string) =>
    (lists.get(key) ?? []).sort((one, other) => one.nth - other.nth).map(({ item }) => item)
  const isHost = new Set([...hosts.values()])
  const done = new Map<string, { [field: string]: Fields[string] }>()
  const itemOf = (item: Fields): Fields => {
    const id = `${item.id}`
    if (item.type !== 'shape' || !isHost.has(id)) return item
    const own = done.get(id) ?? {}
    done.set(id, own)
    return Object.assign(own, item)
  }
  for (const id of isHost) {
    if (id === null) continue
    const inside = sorted(id).map(itemOf)
    const own = done.get(id)
    if (own) own.children = inside
    else done.set(id, { children: inside })
  }
  return pages.map((page) => ({ ...page, items: sorted(pageList(`${page.id}`)).map(itemOf) }))
}

function outermost(chart: FlowchartSnapshot | null, id: string): Rect | undefined {
  let shape = chart?.shapes.get(id)
  for (; chart && shape && shape.parent !== null; ) shape = chart.shapes.get(shape.parent)
  return chart && shape ? frameOf(chart, shape.id) : undefined
}

function freePlace(own: Rect, near: Rect | undefined, taken: readonly Rect[]): Rect {
  const isFree = (rect: Rect) => {
    const room = {
      x: rect.x - gap / 3,
      y: rect.y - gap / 3,
      width: rect.width + gap / 1.5,
      height: rect.height + gap / 1.5,
    }
    return !taken.some((other) => intersects(other, room))
  }
  if (near) {
    const beside = { ...own, x: near.x + near.width + gap, y: near.y + near.height / 2 - own.height / 2 }
    const below = { ...own, x: near.x, y: near.y + near.height + gap }
    for (let at = 0; at < mostSteps; at++) {
      for (const start of [beside, below]) {
        const tried = start === beside ? { ...start, y: start.y + at * step } : { ...start, x: start.x + at * step }
        if (isFree(tried)) return tried
      }
    }
  }
  const all = union(taken)
  return all ? { ...own, x: all.x, y: all.y + all.height + gap } : own
}

/** These topics alone, as a forest. */
function topicsAmong(topics: readonly Topic[], wanted: ReadonlySet<NodeId>): Topic[] {
  const indexes = new Map<number, number>()
  const found: Topic[] = []
  for (const topic of topics) {
    if (!wanted.has(topic.node.id)) continue
    const index = found.length
    const parent = indexes.get(topic.parent) ?? -1
    indexes.set(topic.index, index)
    found.push({ ...topic, index, parent, depth: parent < 0 ? 1 : topic.depth, isApart: false, end: index + 1 })
  }
  for (let index = found.length - 1; index >= 0; index--) {
    const { parent, end } = found[index] as Topic
    const above = found[parent]
    if (above && above.end < end) above.end = end
  }
  return found
}
