import type { MapSnapshot, NodeId } from '@ramify/document'
import { spanned, standingSiblings } from './span.ts'

/** Topics of summaries that would have nothing left to sum up without these. */
export function orphanedTopics(snapshot: MapSnapshot, going: readonly NodeId[]): NodeId[] {
  const gone = new Set(going)
  return [...snapshot.ranges.values()].flatMap((range) => {
    if (range.topic === null || gone.has(range.topic) || !gone.has(range.first)) return []
    const members = spanned(standingSiblings(snapshot, range.parent), range)
    return members.every((id) => gone.has(id)) ? [range.topic] : []
  })
}
