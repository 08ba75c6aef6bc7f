import type { MapSnapshot, NodeId } from '@ramify/document'
import type { DrawnRange, Relation, Topic } from '@ramify/scene'
import { inFocus } from '../focus/focused-branch.ts'
import type { Near } from './near-topics.ts'

/** What is drawn together. */
export interface NearPart {
  /** Topics whose lines are drawn. */
  readonly lines: readonly Topic[]
  readonly topics: readonly Topic[]
  readonly ranges: readonly DrawnRange[]
  readonly relations: readonly Relation[]
}

/** The branch that is looked at and all the rest; the line to the branch belongs to the rest. */
export function partNear(
  { topics, ranges, relations }: Near,
  branch: NodeId,
  snapshot: MapSnapshot,
): { inside: NearPart; outside: NearPart } {
  const isIn = inFocus(snapshot, branch)
  const part = (wanted: boolean): NearPart => ({
    lines: topics.filter(({ id }) => (id !== branch && isIn(id)) === wanted),
    topics: topics.filter(({ id }) => isIn(id) === wanted),
    ranges: ranges.filter(({ range }) => isIn(range.parent) === wanted),
    relations: relations.filter(({ line }) => (isIn(line.from) && isIn(line.to)) === wanted),
  })
  return { inside: part(true), outside: part(false) }
}
