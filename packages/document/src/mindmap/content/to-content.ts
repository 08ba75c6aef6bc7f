import type { Json } from '../../core/json.ts'
import { writeRuns } from '../../core/text/text-runs.ts'
import type {
  CalloutSnapshot,
  LineSnapshot,
  MapSnapshot,
  NodeId,
  NodeSnapshot,
  RangeSnapshot,
} from '../snapshot/snapshot.ts'
import { walk } from '../snapshot/walk.ts'
import { type ContentNode, type ContentObject, contentVersion, type MapContent } from './content.ts'
import { foreignData, foreignMapFields } from './foreign-fields.ts'
import { nodeFields } from './node-fields.ts'
import { statistics } from './statistics.ts'
import { writeLook } from './style-fields.ts'

/** Where the pictures of resources can be fetched at the moment. Addresses are no part of the content: no hash has them. */
export type ResourceAddresses = (resource: string) => { readonly image: string; readonly original: string } | undefined

/** What is seen of a map, as JSON. */
export function toContent(snapshot: MapSnapshot, addresses: ResourceAddresses = () => undefined): MapContent {
  const nodes = contentNodes(snapshot, addresses)
  const floating = snapshot.floating.map((id) => nodes.get(id) as ContentNode)
  return {
    ...foreignMapFields(snapshot.kept ?? {}),
    root: nodes.get(snapshot.root) ?? { data: { text: '' }, children: [] },
    ...(floating.length > 0 && { floating }),
    relLine: [...snapshot.lines.values()].map(lineContent),
    ...(snapshot.ranges.size > 0 && { ranges: [...snapshot.ranges.values()].map(rangeContent) }),
    ...(snapshot.callouts.size > 0 && { callouts: [...snapshot.callouts.values()].map(calloutContent) }),
    style: styleContent(snapshot),
    template: snapshot.layout,
    theme: snapshot.theme,
    background: snapshot.background && { ...snapshot.background },
    version: contentVersion,
    resources: resourceList(snapshot, addresses),
  }
}

function styleContent({ spacing, levels, colors, numbering }: MapSnapshot): ContentObject {
  const looks = Object.entries(levels ?? {}).map(([level, look]) => [level, writeLook(look)])
  return {
    ...(spacing && { spacing: { ...spacing } }),
    ...(looks.length > 0 && { levels: Object.fromEntries(looks) }),
    ...(colors && { colors: [...colors] }),
    ...(numbering !== undefined && { numbering }),
  }
}

function contentNodes(snapshot: MapSnapshot, addresses: ResourceAddresses): Map<NodeId, ContentNode> {
  const nodes = new Map<NodeId, ContentNode & { readonly children: ContentNode[] }>()
  for (const node of walk(snapshot)) {
    const content = { data: dataOf(node, addresses), children: [] }
    nodes.set(node.id, content)
    if (node.parent !== null) nodes.get(node.parent)?.children.push(content)
  }
  return nodes
}

function dataOf(node: NodeSnapshot, addresses: ResourceAddresses): ContentObject {
  const data: { [field: string]: Json } = { ...(node.kept && foreignData(node.kept)), id: node.id }
  for (const { write } of nodeFields) put(data, write(node))
  if (node.image) put(data, { image: addresses(node.image.resource)?.image })
  return data
}

function lineContent({ id, from, to, bend, text, look }: LineSnapshot): ContentObject {
  const line: { [field: string]: Json } = { id, from, to, text: text.text }
  put(line, {
    textRuns: writeRuns(text),
    bend: bend.length > 0 ? bend.map(({ x, y }) => ({ x, y })) : undefined,
    look: Object.keys(look).length > 0 ? { ...look } : undefined,
  })
  return line
}

function rangeContent({ id, kind, first, last, topic, text, look }: RangeSnapshot): ContentObject {
  const range: { [field: string]: Json } = { id, kind, first, last, text: text.text }
  put(range, {
    topic: topic ?? undefined,
    textRuns: writeRuns(text),
    look: Object.keys(look).length > 0 ? { ...look } : undefined,
  })
  return range
}

function calloutContent({ id, node, at, text, look }: CalloutSnapshot): ContentObject {
  const callout: { [field: string]: Json } = { id, node, text: text.text }
  put(callout, {
    textRuns: writeRuns(text),
    position: at ? { x: at.x, y: at.y } : undefined,
    look: Object.keys(look).length > 0 ? { ...look } : undefined,
  })
  return callout
}

function resourceList(snapshot: MapSnapshot, addresses: ResourceAddresses): ContentObject[] {
  const { resourceIds } = statistics(snapshot)
  return (resourceIds === '' ? [] : resourceIds.split(',')).map((resource) => {
    const urls = addresses(resource)
    return { resource_id: resource, ...(urls && { image_url: urls.image, original_url: urls.original }) }
  })
}

function put(into: { [field: string]: Json }, fields: { readonly [field: string]: Json | undefined }): void {
  for (const field in fields) {
    const value = fields[field]
    if (value !== undefined) into[field] = value
  }
}
