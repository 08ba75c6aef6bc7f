import {
  type FlowchartContent,
  type Link,
  type MapSnapshot,
  type NodeSnapshot,
  pageLink,
  toContent,
} from '@ramify/document'
import type { Measurer } from '@ramify/text'
import { addShapes, pagesOf } from './added-shapes.ts'
import { type Fields, keptFields, keptText, ofFlowchart, ofMap, said, without } from './kept-fields.ts'
import { newPageItems, type TurnedMap } from './new-page.ts'
import { topicPartNames } from './parts.ts'
import { RestoredLines } from './restored-lines.ts'
import { keptShape, type Placed, restoredPages } from './restored-shapes.ts'
import { SoundIds } from './sound-ids.ts'
import { withoutTag } from './tags.ts'

interface Options {
  /** Of the page that a map becomes. */
  readonly pageName: string
  readonly measurer: Measurer
}

/**
 * A mind map as a flowchart, as content of a new document. Topics become shapes with the same ids. What a flowchart cannot hold is kept
 * in it, so that `flowchartToMap` finds it again; a map that was made of a flowchart gets its shapes and pages back.
 */
export function mapToFlowchart(map: MapSnapshot, { pageName, measurer }: Options): FlowchartContent {
  const content = toContent(map)
  const turned: TurnedMap = {
    map,
    ids: new SoundIds(nodeIds(map)),
    measurer,
    ...keptData(content),
    linkOf: (node) => linkOf(map, node),
  }
  const kept = keptFields(map.kept, ofFlowchart)
  const { pages, shapeOf, isNew } = pagesOfMap(turned, kept, pageName)
  const withShape = (item: Fields): Fields => {
    const shape = shapeOf.get(keptText(item, 'id') ?? '')
    return shape === undefined ? item : { ...item, shape }
  }
  const sound = (item: Fields): Fields => {
    const fields = { ...item }
    for (const name of ['first', 'last', 'topic', 'node']) {
      const id = fields[name]
      if (typeof id === 'string') Object.assign(fields, { [name]: turned.ids.of(id) })
    }
    return withShape(fields)
  }
  return {
    ...without(map.kept ?? {}, new Set([ofFlowchart])),
    kind: 'flowchart',
    version: '1',
    theme: map.theme,
    jumps: keptText(kept, 'jumps') ?? 'arc',
    pages,
    resources: [],
    [ofMap]: said({
      born: isNew,
      template: map.layout,
      theme: map.theme,
      style: content.style,
      background: content.background,
      ranges: ((content.ranges ?? []) as readonly Fields[]).map(sound),
      callouts: ((content.callouts ?? []) as readonly Fields[]).map(sound),
    }),
  } as FlowchartContent
}

interface Pages {
  readonly pages: readonly Fields[]
  readonly shapeOf: ReadonlyMap<string, string>
  /** The map was made as one. */
  readonly isNew: boolean
}

function pagesOfMap(turned: TurnedMap, kept: Fields, pageName: string): Pages {
  const restored = kept.born === true ? restoredPages(turned, kept) : null
  if (restored) {
    const lists = new Map<string, Placed[]>(restored.lists)
    addShapes(turned, restored, lists)
    new RestoredLines(turned, restored, lists).add(kept)
    return { pages: pagesOf(restored, lists), shapeOf: new Map(), isNew: false }
  }
  const { items, shapeOf } = newPageItems(turned)
  const { background } = turned.map
  const page = said({
    id: turned.ids.fresh('page'),
    name: pageName,
    background: background && { ...background },
    items,
  })
  return { pages: [page], shapeOf, isNew: true }
}

function* nodeIds({ nodes }: MapSnapshot): Generator<string> {
  for (const { id } of nodes.values()) yield id
}

/** What a shape has to keep of each topic. */
function keptData({ root, floating = [] }: ReturnType<typeof toContent>): Pick<TurnedMap, 'data' | 'words'> {
  const found = new Map<string, Fields>()
  const words = new Map<string, string>()
  const waiting = [root, ...floating]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const id = `${next.data.id}`
    const { data, words: said } = withoutTag(next.data)
    found.set(id, without(data, topicPartNames))
    if (said !== null) words.set(id, said)
    for (const child of next.children) waiting.push(child)
  }
  return { data: found, words }
}

/** Links to topics that were pages lead to these again. */
function linkOf(map: MapSnapshot, { link }: NodeSnapshot): Link | null {
  const prefix = '#node:'
  if (!link?.url?.startsWith(prefix) || keptFields(map.kept, ofFlowchart).born !== true) return link
  const target = [...(map.nodes.get(map.root)?.children ?? [])].find(
    (id) => link.url === prefix + encodeURIComponent(id),
  )
  const topic = target === undefined ? undefined : map.nodes.get(target)
  const page = topic && keptShape(topic, topic.id)
  const id = page && page.shape === undefined ? keptText(page, 'page') : undefined
  return id === undefined ? link : { ...link, url: pageLink(id) }
}
