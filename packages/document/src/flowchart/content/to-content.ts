import type { Json } from '../../core/json.ts'
import { linkContent } from '../../core/link.ts'
import type { RichText } from '../../core/text/rich-text.ts'
import { writeRuns } from '../../core/text/text-runs.ts'
import { byOrder } from '../commands/order.ts'
import type {
  ConnectorSnapshot,
  End,
  FlowchartSnapshot,
  LabelSnapshot,
  PageSnapshot,
  ShapeSnapshot,
} from '../snapshot/snapshot.ts'
import { type ContentObject, type FlowchartContent, flowchartContentVersion } from './content.ts'
import { flowchartStatistics } from './statistics.ts'

/** Where the pictures of resources can be fetched at the moment. Addresses are no part of the content: no hash has them. */
type ResourceAddresses = (resource: string) => { readonly image: string; readonly original: string } | undefined

/** What is seen of a flowchart, as JSON. Things are listed from the back to the front, shapes inside the ones they are in. */
export function flowchartToContent(
  snapshot: FlowchartSnapshot,
  addresses: ResourceAddresses = () => undefined,
): FlowchartContent {
  const labels = Map.groupBy(snapshot.labels.values(), ({ connector }) => connector)
  const connectors = Map.groupBy(snapshot.connectors.values(), ({ page }) => page)
  return {
    ...snapshot.kept,
    kind: 'flowchart',
    version: flowchartContentVersion,
    theme: snapshot.theme,
    jumps: snapshot.jumps,
    pages: snapshot.pages.map((page) => pageContent(page, snapshot, connectors.get(page.id) ?? [], labels)),
    resources: resourceList(snapshot, addresses),
  }
}

function pageContent(
  page: PageSnapshot,
  snapshot: FlowchartSnapshot,
  connectors: readonly ConnectorSnapshot[],
  labels: ReadonlyMap<string, readonly LabelSnapshot[]>,
): ContentObject {
  const shapes = shapeContents(page.tops, snapshot)
  const tops = page.tops.map((id) => snapshot.shapes.get(id) as ShapeSnapshot)
  const items = [...tops, ...connectors].sort(byOrder).map((item): Json => {
    return 'from' in item ? connectorContent(item, labels.get(item.id) ?? []) : (shapes.get(item.id) as Json)
  })
  return said({
    ...page.kept,
    id: page.id,
    ...words('name', page.name),
    size: page.size && { ...page.size },
    background: page.background && filled(page.background),
    guides: page.guides && { x: [...page.guides.x], y: [...page.guides.y] },
    layers: page.layers.map((id) => {
      const layer = snapshot.layers.get(id)
      return said({
        id,
        ...(layer && words('name', layer.name)),
        hidden: layer?.hidden || undefined,
        locked: layer?.locked || undefined,
      })
    }),
    items,
  })
}

/** Each with those that are in it. Not by recursion: people nest, attackers nest ten thousand deep. */
export function shapeContents(tops: readonly string[], { shapes }: FlowchartSnapshot): Map<string, ContentObject> {
  const contents = new Map<string, ContentObject>()
  const lists = new Map<string, ContentObject[]>()
  const waiting = [...tops]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const shape = shapes.get(id)
    if (!shape) continue
    const children: ContentObject[] = []
    lists.set(id, children)
    contents.set(id, { ...shapeContent(shape), ...(shape.children.length > 0 && { children }) })
    for (const child of shape.children) waiting.push(child)
  }
  for (const [id, children] of lists) {
    for (const child of shapes.get(id)?.children ?? []) children.push(contents.get(child) as ContentObject)
  }
  return contents
}

function shapeContent(shape: ShapeSnapshot): ContentObject {
  const { x, y, width, height, turn } = shape.box
  return said({
    ...shape.kept,
    type: 'shape',
    id: shape.id,
    kind: shape.kind,
    box: said({ x, y, width, height, turn: turn || undefined }),
    ...words('text', shape.text),
    ...(shape.note.text !== '' && words('note', shape.note)),
    look: filled(shape.look),
    link: shape.link && linkContent(shape.link),
    image: shape.image && { ...shape.image },
    alt: shape.alt || undefined,
    locked: shape.locked || undefined,
    stack: shape.stack && { ...shape.stack },
    layer: shape.parent === null ? shape.layer : undefined,
    created: shape.created,
  })
}

export function connectorContent(connector: ConnectorSnapshot, labels: readonly LabelSnapshot[]): ContentObject {
  return said({
    ...connector.kept,
    type: 'connector',
    id: connector.id,
    from: endContent(connector.from),
    to: endContent(connector.to),
    style: connector.style,
    bends: connector.bends.length > 0 ? connector.bends.map(({ x, y }) => ({ x, y })) : undefined,
    look: filled(connector.look),
    link: connector.link && linkContent(connector.link),
    locked: connector.locked || undefined,
    layer: connector.layer,
    labels: labels.length > 0 ? labels.map(labelContent) : undefined,
    created: connector.created,
  })
}

function labelContent({ id, at, offset: { x, y }, text, look }: LabelSnapshot): ContentObject {
  const offset = x !== 0 || y !== 0 ? { x, y } : undefined
  return said({ id, at, offset, ...words('text', text), look: filled(look) })
}

function endContent(end: End): ContentObject {
  if ('point' in end) return { point: { ...end.point } }
  return said({ shape: end.shape, port: end.port, at: end.at && { ...end.at } })
}

function resourceList(snapshot: FlowchartSnapshot, addresses: ResourceAddresses): ContentObject[] {
  const { resourceIds } = flowchartStatistics(snapshot)
  return (resourceIds === '' ? [] : resourceIds.split(',')).map((resource) => {
    const urls = addresses(resource)
    return { resource_id: resource, ...(urls && { image_url: urls.image, original_url: urls.original }) }
  })
}

const words = (field: string, text: RichText) => ({ [field]: text.text, [`${field}Runs`]: writeRuns(text) })

const filled = (look: object): ContentObject | undefined =>
  Object.keys(look).length > 0 ? ({ ...look } as ContentObject) : undefined

/** Without what says nothing. */
function said(fields: { readonly [field: string]: Json | null | undefined }): ContentObject {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  ) as ContentObject
}
