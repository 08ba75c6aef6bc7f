import { type FlowchartSnapshot, isPlain, isShapeEnd, type ShapeId, type ShapeSnapshot } from '@ramify/document'
import { type Fields, keptFields, keptText, ofMap } from './kept-fields.ts'

/** What shapes of a flowchart are in a map. */
export interface ShapeRoles {
  /** Those that become topics. */
  readonly topics: ReadonlySet<ShapeId>
  /** Those that stand for a range or a callout of a map, by the id of that. */
  readonly ranges: ReadonlyMap<string, ShapeSnapshot>
  readonly callouts: ReadonlyMap<string, ShapeSnapshot>
  /** Pictures of topics that have words as well, by the shape they stand in. */
  readonly pictures: ReadonlyMap<ShapeId, ShapeSnapshot>
  /** Groups that say nothing, and nothing is connected to. */
  readonly groups: readonly ShapeSnapshot[]
}

/** What a shape keeps of the topic that it was; nothing where it is a copy of another one. */
export function keptTopic({ id, kept }: ShapeSnapshot): Fields {
  const found = keptFields(kept, ofMap)
  return keptText(found, 'of') === id ? found : {}
}

export function rolesOfShapes(chart: FlowchartSnapshot): ShapeRoles {
  const connected = new Set<ShapeId>()
  for (const { from, to, kept } of chart.connectors.values()) {
    if (isPlain(keptFields(kept, ofMap).line) || keptFields(kept, ofMap).branch === true) continue
    for (const end of [from, to]) if (isShapeEnd(end)) connected.add(end.shape)
  }
  const topics = new Set<ShapeId>()
  const ranges = new Map<string, ShapeSnapshot>()
  const callouts = new Map<string, ShapeSnapshot>()
  const pictures = new Map<ShapeId, ShapeSnapshot>()
  const groups: ShapeSnapshot[] = []
  for (const shape of chart.shapes.values()) {
    const kept = keptTopic(shape)
    const [range, callout] = [keptText(kept, 'range'), keptText(kept, 'callout')]
    if (range !== undefined && !connected.has(shape.id)) ranges.set(range, shape)
    else if (callout !== undefined && !connected.has(shape.id)) callouts.set(callout, shape)
    else if (kept.picture === true && isPictureOf(shape, chart) && !pictures.has(shape.parent ?? '')) {
      pictures.set(shape.parent ?? '', shape)
    } else if (isSilentGroup(shape) && !connected.has(shape.id)) groups.push(shape)
    else topics.add(shape.id)
  }
  return { topics, ranges, callouts, pictures, groups }
}

function isPictureOf({ parent, image, text, children }: ShapeSnapshot, chart: FlowchartSnapshot): boolean {
  const around = parent === null ? undefined : chart.shapes.get(parent)
  return around !== undefined && around.image === null && image !== null && text.text === '' && children.length === 0
}

function isSilentGroup({ kind, text, note, link, image, children, stack }: ShapeSnapshot): boolean {
  const isSilent = text.text === '' && note.text === '' && link === null && image === null
  return kind === 'group' && isSilent && stack === null && children.length > 0
}
