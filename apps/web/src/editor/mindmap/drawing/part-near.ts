import { isWithin, type MapSnapshot, type NodeId } from '@ramify/document'
import type { DrawnCallout, DrawnRange, Relation, Topic } from '@ramify/scene'
import type { Near } from './near-topics.ts'

/** What is drawn together. */
export interface NearPart {
  /** Topics whose lines are drawn. */
  readonly lines: readonly Topic[]
  readonly topics: readonly Topic[]
  readonly ranges: readonly DrawnRange[]
  readonly relations: readonly Relation[]
  readonly callouts: readonly DrawnCallout[]
}

/** The branches that are looked at and all the rest; the line to a branch belongs to the rest. */
export function partNear(
  { topics, ranges, relations, callouts }: Near,
  branches: readonly NodeId[],
  snapshot: MapSnapshot,
): { inside: NearPart; outside: NearPart } {
  const tops = new Set(branches)
  const isIn = (id: NodeId) => isWithin(snapshot, id, tops)
  const part = (wanted: boolean): NearPart => ({
    lines: topics.filter(({ id }) => (!tops.has(id) && isIn(id)) === wanted),
    topics: topics.filter(({ id }) => isIn(id) === wanted),
    ranges: ranges.filter(({ range }) => isIn(range.parent) === wanted),
    relations: relations.filter(({ line }) => (isIn(line.from) && isIn(line.to)) === wanted),
    callouts: callouts.filter(({ callout }) => isIn(callout.node) === wanted),
  })
  return { inside: part(true), outside: part(false) }
}
