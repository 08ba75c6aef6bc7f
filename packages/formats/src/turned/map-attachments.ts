import {
  type FlowchartSnapshot,
  isShapeEnd,
  type LabelSnapshot,
  type RichText,
  richText,
  type ShapeSnapshot,
} from '@ramify/document'
import { type FlowchartTree, isRelation } from './flowchart-tree.ts'
import { type Fields, keptFields, keptList, keptText, ofMap, said, without } from './kept-fields.ts'
import { textFields } from './parts.ts'
import type { ShapeRoles } from './shape-roles.ts'
import type { SoundIds } from './sound-ids.ts'
import { tagOf } from './tags.ts'

/** Relation lines: for connectors that are no branches of the tree, and for the words at those that are. */
export function relationsOf(
  chart: FlowchartSnapshot,
  { topics }: ShapeRoles,
  tree: FlowchartTree,
  ids: SoundIds,
): Fields[] {
  const labels = labelsOf(chart)
  const branches = new Set(tree.branches.values())
  return [...chart.connectors.values()].flatMap((connector) => {
    const { from, to, look } = connector
    if (!isShapeEnd(from) || !isShapeEnd(to) || from.shape === to.shape) return []
    if (!topics.has(from.shape) || !topics.has(to.shape)) return []
    const words = wordsAt(labels.get(connector.id) ?? [])
    if (branches.has(connector) && (words.text === '' || tagOf(words) !== null)) return []
    const kept = isRelation(connector) ? keptFields(keptFields(connector.kept, ofMap), 'line') : null
    const { color, width, dash, endArrow } = look
    return [
      said({
        id: (kept && keptText(kept, 'id')) ?? connector.id,
        from: ids.of(from.shape),
        to: ids.of(to.shape),
        bend: kept?.bend,
        ...textFields(words),
        look: kept ? kept.look : { ...said({ color, width, dash }), ...(endArrow === 'none' && { endArrow }) },
      }),
    ]
  })
}

/** By the connector they are at. */
export const labelsOf = ({ labels }: FlowchartSnapshot) => Map.groupBy(labels.values(), ({ connector }) => connector)

/** All that is written along a connector, in the order in which it is. */
export function wordsAt(labels: readonly Pick<LabelSnapshot, 'id' | 'at' | 'text'>[]): RichText {
  const sorted = labels
    .filter(({ text }) => text.text !== '')
    .sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))
  const between = { text: ' · ', attributes: {} }
  return richText(sorted.flatMap(({ text }, nth) => (nth === 0 ? text.runs : [between, ...text.runs])))
}

/** Summaries, boundaries and callouts that the flowchart keeps for the map; without those whose shapes people have deleted. */
export function keptAttachments(kept: Fields, { ranges, callouts }: ShapeRoles): MapAttachments {
  return {
    ranges: keptList(kept, 'ranges').flatMap((range) => withWords(range, ranges)),
    callouts: keptList(kept, 'callouts').flatMap((callout) => withWords(callout, callouts)),
  }
}

interface MapAttachments {
  readonly ranges: readonly Fields[]
  readonly callouts: readonly Fields[]
}

function withWords(item: Fields, shapes: ReadonlyMap<string, ShapeSnapshot>): Fields[] {
  const shape = shapes.get(keptText(item, 'id') ?? '')
  if (!shape) return item.shape === undefined ? [item] : []
  return [{ ...without(item, ownFields), ...textFields(shape.text) }]
}

const ownFields = new Set(['shape', 'text', 'textRuns'])
