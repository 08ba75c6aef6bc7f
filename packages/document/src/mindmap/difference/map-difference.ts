import { type ChangeSort, differentFields } from '../../core/difference/keyed-difference.ts'
import type { MapSnapshot, NodeId } from '../snapshot/snapshot.ts'
import { type AttachmentDifferences, attachmentDifferences } from './attachment-differences.ts'
import { changesInOrder, type MapChange, type SettingName } from './changes.ts'
import { mergedSnapshot } from './merged-snapshot.ts'
import { type NodeDifference, nodeDifferences } from './node-differences.ts'
import { unfoldedTo } from './unfolded.ts'

/** What is different between two versions of a map, for people. What is the same in both is not in it. */
export interface MapDifference extends AttachmentDifferences {
  readonly nodes: ReadonlyMap<NodeId, NodeDifference>
  readonly settings: readonly SettingName[]
  /** Everything to walk through, in reading order. */
  readonly changes: readonly MapChange[]
  /** Every node, and whatever else is a change of its own. A node that was changed and moved counts as both. */
  readonly counts: Readonly<Record<ChangeSort, number>>
  /** The newer version with what was removed put back, and unfolded where something is different: to draw both in one. */
  readonly merged: MapSnapshot
}

const settings = [
  'layout',
  'theme',
  'background',
  'spacing',
  'levels',
  'colors',
  'numbering',
] as const satisfies readonly SettingName[]

export function mapDifference(before: MapSnapshot, after: MapSnapshot): MapDifference {
  const differences = {
    nodes: nodeDifferences(before, after),
    ...attachmentDifferences(before, after),
    settings: differentFields(before, after, settings),
  }
  const merged = mergedSnapshot(before, after)
  const changes = changesInOrder(before, after, merged, differences)
  const shown = unfoldedTo(merged, nodesToShow(merged, differences))
  return { ...differences, changes, counts: countsOf(changes, differences.nodes), merged: shown }
}

function* nodesToShow(merged: MapSnapshot, differences: Pick<MapDifference, 'nodes'> & AttachmentDifferences) {
  yield* differences.nodes.keys()
  for (const id of differences.callouts.keys()) yield merged.callouts.get(id)?.node ?? ''
  for (const id of differences.ranges.keys()) yield merged.ranges.get(id)?.first ?? ''
  for (const id of differences.lines.keys()) {
    yield merged.lines.get(id)?.from ?? ''
    yield merged.lines.get(id)?.to ?? ''
  }
}

function countsOf(
  changes: readonly MapChange[],
  nodes: ReadonlyMap<NodeId, NodeDifference>,
): Record<ChangeSort, number> {
  const counts = { added: 0, removed: 0, changed: 0, moved: 0 }
  for (const change of changes) counts[change.sort] += change.item === 'node' ? change.nodes : 1
  for (const node of nodes.values()) if (node.sort === 'changed' && node.isMoved) counts.moved++
  return counts
}
