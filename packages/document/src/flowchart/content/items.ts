import { trueRandom } from '../../core/ids/random.ts'
import type { ConnectorContent, LabelContent, ShapeContent } from '../commands/contents.ts'
import { readBox } from '../schema/box.ts'
import type { ConnectorSnapshot, End, FlowchartSnapshot } from '../snapshot/snapshot.ts'
import { isShapeEnd } from '../snapshot/snapshot.ts'
import type { ContentObject } from './content.ts'
import { type ReadRecord, readFlowchartContent } from './read-content.ts'
import { connectorContent, shapeContents } from './to-content.ts'

/** Shapes and connectors apart from any page, as `addItems` takes them. */
export interface FlowchartItems {
  readonly shapes: readonly ShapeContent[]
  readonly connectors: readonly ConnectorContent[]
}

/** Shapes that are in none of the others, with all that is in them, and connectors, as the items of a page in content JSON. */
export function flowchartItemsToContent(
  snapshot: FlowchartSnapshot,
  shapes: readonly string[],
  connectors: readonly ConnectorSnapshot[],
): ContentObject[] {
  const contents = shapeContents(shapes, snapshot)
  const labels = Map.groupBy(snapshot.labels.values(), ({ connector }) => connector)
  return [
    ...shapes.map((id) => contents.get(id)).filter((content) => content !== undefined),
    ...connectors.map((connector) => connectorContent(connector, labels.get(connector.id) ?? [])),
  ]
}

/** The items of a page in content JSON; null for what is none. Total over any value: it comes from clipboards too. */
export function flowchartItemsFromContent(items: unknown): FlowchartItems | null {
  if (!Array.isArray(items)) return null
  const read = readFlowchartContent({ pages: [{ items }] }, trueRandom)
  if ('error' in read) return null
  const recordsOf = (collection: ReadRecord['collection']) =>
    read.records.filter((record) => record.collection === collection)
  const shapes = recordsOf('shapes').map(shapeOf)
  const known = new Set(shapes.map(({ id }) => id))
  const labels = Map.groupBy(recordsOf('labels'), ({ groups }) => groups.connector as string)
  const connectors = recordsOf('connectors').map((record) => connectorOf(record, labels.get(record.id) ?? []))
  // A line to something that does not come along would lead nowhere.
  const isHere = (end: End) => !isShapeEnd(end) || known.has(end.shape)
  return { shapes, connectors: connectors.filter(({ from, to }) => isHere(from) && isHere(to)) }
}

function shapeOf({ id, place, groups, texts }: ReadRecord): ShapeContent {
  const { created: _created, kept: _kept, box, ...rest } = groups
  return {
    ...(rest as unknown as Pick<ShapeContent, 'kind'>),
    ...texts,
    id,
    box: readBox(box),
    ...(place.parent !== null && { parent: place.parent }),
  }
}

function connectorOf({ id, groups }: ReadRecord, labels: readonly ReadRecord[]): ConnectorContent {
  const { created: _created, kept: _kept, ends, way, ...rest } = groups
  return {
    ...(rest as Partial<ConnectorContent>),
    ...(ends as Pick<ConnectorContent, 'from' | 'to'>),
    ...(way as Pick<ConnectorContent, 'style' | 'bends'> | undefined),
    id,
    labels: labels.map(labelOf),
  }
}

function labelOf({ groups, texts }: ReadRecord): LabelContent {
  const { at, ...offset } = groups.spot as { at: number; x?: number; y?: number }
  const { look } = groups as Pick<LabelContent, 'look'>
  return {
    at,
    ...texts,
    ...(offset.x !== undefined && offset.y !== undefined && { offset: { x: offset.x, y: offset.y } }),
    ...(look && { look }),
  }
}
