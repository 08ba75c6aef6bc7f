import { isNewId, isPlain, type NodeId, type NodeSnapshot, type PageId, type ShapeId, walk } from '@ramify/document'
import { type Fields, keptFields, keptList, keptNumber, keptText, ofFlowchart, ofMap, said } from './kept-fields.ts'
import { changedSince, lookOfStyle } from './looks.ts'
import type { TurnedMap } from './new-page.ts'
import { shapeParts, textFields } from './parts.ts'

/** Something of a page, and its place from the back to the front. */
export interface Placed {
  readonly item: Fields
  readonly nth: number
}

/** The pages of a flowchart as its map still knows them. */
export interface RestoredPages {
  readonly pages: readonly Fields[]
  /** On which page each topic is a shape. */
  readonly pageOf: ReadonlyMap<NodeId, PageId>
  /** Shapes that stand where they stood, also groups. */
  readonly shapes: ReadonlyMap<ShapeId, Fields>
  /** The shape that each of these is in. */
  readonly hosts: ReadonlyMap<ShapeId, ShapeId | null>
  /** Topics that were no shapes then: they have no place yet. */
  readonly added: readonly NodeSnapshot[]
  /** What is on pages and in shapes, by the id of those. */
  readonly lists: ReadonlyMap<string, Placed[]>
}

/** What a topic keeps of its shape; nothing where it is a copy of another one. */
export function keptShape({ kept }: NodeSnapshot, id: string): Fields {
  const found = keptFields(kept, ofFlowchart)
  return keptText(found, 'of') === id ? found : {}
}

export function restoredPages(turned: TurnedMap, kept: Fields): RestoredPages | null {
  const { map, ids } = turned
  const pages = new Map<PageId, Fields>()
  for (const page of keptList(kept, 'pages')) {
    const id = keptText(page, 'id')
    if (id !== undefined && isNewId(id) && !pages.has(id)) pages.set(id, page)
  }
  const [firstPage] = pages.keys()
  if (firstPage === undefined) return null
  const pageOf = new Map<NodeId, PageId>()
  const places = new Map<
    ShapeId,
    { readonly page: PageId; readonly host: string | undefined; readonly placed: Placed }
  >()
  const added: NodeSnapshot[] = []
  /** Those that are no shapes, with the page that what is below them is on. */
  const frames = new Map<NodeId, PageId>()
  for (const node of walk(map)) {
    const id = ids.of(node.id)
    const own = keptShape(node, id)
    const named = keptText(own, 'page')
    if (own.made === true && node.id === map.root) {
      frames.set(node.id, firstPage)
      continue
    }
    const isPage = named !== undefined && pages.has(named) && own.shape === undefined
    if (isPage && !frames.has(node.id)) {
      frames.set(node.id, named)
      pages.set(named, { ...pages.get(named), ...textFields(node.text, 'name'), ...noRuns(node) })
      continue
    }
    const above = node.parent ?? ''
    const isRestored = named !== undefined && pages.has(named) && isPlain(own.shape) && isPlain(own.shape.box)
    const page = isRestored ? named : (pageOf.get(above) ?? frames.get(above) ?? firstPage)
    pageOf.set(node.id, page)
    if (!isRestored) added.push(node)
    else {
      const item = shapeItem(turned, node, id, own)
      places.set(id, { page, host: keptText(own, 'in'), placed: { item, nth: keptNumber(own, 'nth') ?? 0 } })
    }
  }
  for (const group of keptList(kept, 'groups')) {
    const shape = keptFields(group, 'shape')
    const [id, page] = [keptText(shape, 'id'), keptText(group, 'page')]
    if (id === undefined || page === undefined || !pages.has(page) || ids.fresh(id) !== id) continue
    const placed = { item: { ...shape, type: 'shape' }, nth: keptNumber(group, 'nth') ?? 0 }
    places.set(id, { page, host: keptText(group, 'in'), placed })
  }
  const hosts = new Map<ShapeId, ShapeId | null>()
  for (const [id, { page, host }] of places) {
    hosts.set(id, host !== undefined && host !== id && places.get(host)?.page === page ? host : null)
  }
  cutCycles(hosts)
  const lists = new Map<string, Placed[]>()
  for (const [id, { page, placed }] of places) {
    const host = hosts.get(id) ?? null
    addTo(lists, host === null ? pageList(page) : host, placed)
  }
  const shapes = new Map([...places].map(([id, { placed }]) => [id, placed.item]))
  return { pages: [...pages.values()], pageOf, shapes, hosts, added, lists }
}

/** Apart from those of shapes. */
export const pageList = (page: PageId): string => `page ${page}`

export function addTo(lists: Map<string, Placed[]>, key: string, placed: Placed): void {
  const list = lists.get(key)
  if (list) list.push(placed)
  else lists.set(key, [placed])
}

/** What a shape keeps of the topic that it was. */
export function keptOfTopic({ map, ids, data }: TurnedMap, node: NodeSnapshot, look: object): Fields {
  const above = node.parent === null ? undefined : map.nodes.get(node.parent)
  const siblings = above?.children ?? [map.root, ...map.floating]
  return said({
    of: ids.of(node.id),
    ...(above ? { parent: ids.of(above.id) } : { top: node.id === map.root ? 'root' : 'floating' }),
    nth: siblings.indexOf(node.id),
    data: data.get(node.id),
    look: { ...look },
  })
}

/** The name of a page that is plain now may have been formatted. */
const noRuns = ({ text }: NodeSnapshot): Fields =>
  text.runs.some(({ attributes }) => Object.keys(attributes).length > 0) ? {} : { nameRuns: null }

function shapeItem(turned: TurnedMap, node: NodeSnapshot, id: string, own: Fields): Fields {
  const shape = keptFields(own, 'shape')
  const given = lookOfStyle(keptFields(own, 'style'))
  const now = lookOfStyle(turned.data.get(node.id) ?? {})
  const look = changedSince(given, now, keptFields(shape, 'look'))
  const before = keptFields(own, 'image')
  const isSame = node.image !== null && before.resource === node.image.resource
  return said({
    ...shape,
    type: 'shape',
    id,
    ...shapeParts({ ...node, link: turned.linkOf(node) }),
    look,
    image: node.image && (isSame ? before : { ...node.image }),
    [ofMap]: keptOfTopic(turned, node, look),
  })
}

/** Two that are in each other both stand on their page. */
function cutCycles(hosts: Map<ShapeId, ShapeId | null>): void {
  const walkOf = new Map<ShapeId, number>()
  let walk = 0
  for (const start of hosts.keys()) {
    walk++
    let id: ShapeId | null = start
    while (id !== null && !walkOf.has(id)) {
      walkOf.set(id, walk)
      id = hosts.get(id) ?? null
    }
    if (id !== null && walkOf.get(id) === walk) hosts.set(id, null)
  }
}
