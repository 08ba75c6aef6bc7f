import type { MapSnapshot, NodeId, RangeSnapshot } from '@ramify/document'
import { inflate, intersects, type Rect, union } from '@ramify/geometry'
import type { Span } from '@ramify/layouts'
import { membershipsOf } from '@ramify/scene'
import { boundsOf, type PlacedTopics } from './place-topics.ts'
import type { Topic } from './topics.ts'

/** A summary or boundary, by indexes of topics: it lies around those from `from` on, before `to`. */
export interface Stretch {
  readonly range: RangeSnapshot
  readonly from: number
  readonly to: number
  /** The last of the topics that are siblings. */
  readonly last: number
  /** The summary's topic, or -1. */
  readonly topic: number
}

/** The frame that a range becomes. */
export interface RangeFrame extends Stretch {
  readonly box: Rect
  /** The frame around this one. */
  outer: RangeFrame | null
}

const padding = 12
const titleHeight = 32

const titleOf = ({ range }: Stretch) => (range.text.text === '' ? 0 : titleHeight)

export function stretchesOf(map: MapSnapshot, topics: readonly Topic[]): Stretch[] {
  if (map.ranges.size === 0) return []
  const indexes = new Map<NodeId, number>(topics.map(({ node, index }) => [node.id, index]))
  return [...membershipsOf(map).ranges.values()].flatMap(({ range, topic }) => {
    const [from, last] = [indexes.get(range.first), indexes.get(range.last)]
    const to = last === undefined ? undefined : topics[last]?.end
    if (from === undefined || last === undefined || to === undefined || to <= from) return []
    return [{ range, from, to, last, topic: topic === null ? -1 : (indexes.get(topic) ?? -1) }]
  })
}

/** Room for frames, as layouts want it: by the topic whose children they lie around. */
export function spansOf(stretches: readonly Stretch[], topics: readonly Topic[]): Map<number, Span[]> {
  const spans = new Map<number, Span[]>()
  for (const stretch of stretches) {
    const { from, last, topic } = stretch
    const parent = topics[from]?.parent ?? -1
    const span = { first: from, last, topic, before: padding + titleOf(stretch), after: padding, beyond: padding }
    spans.set(parent, [...(spans.get(parent) ?? []), span])
  }
  return spans
}

/**
 * A frame for each range that can have one: around whole branches, inside of other frames or beside them, and not over anything else.
 * From the smallest to the largest.
 */
export function framesOf(stretches: readonly Stretch[], { boxes, above }: PlacedTopics): RangeFrame[] {
  const frames: RangeFrame[] = []
  const bySize = [...stretches].sort((one, other) => one.to - one.from - (other.to - other.from))
  for (const stretch of bySize) {
    const { from, to } = stretch
    const isCut = frames.some((frame) => frame.from < to && from < frame.to && (frame.from < from || frame.to > to))
    if (isCut) continue
    const inside = frames.filter((frame) => from <= frame.from && frame.to <= to)
    const around = union([boundsOf(boxes, above, from, to), ...inside.map(({ box }) => box)])
    if (!around) continue
    const { x, y, width, height } = inflate(around, padding)
    const title = titleOf(stretch)
    const box = { x, y: y - title, width, height: height + title }
    const isFree = boxes.every((other, index) => (index >= from && index < to) || !intersects(other, box))
    if (!isFree) continue
    const frame: RangeFrame = { ...stretch, box, outer: null }
    for (const inner of inside) inner.outer ??= frame
    frames.push(frame)
  }
  return frames
}

/** The innermost frame around each topic. */
export function framesByTopic(frames: readonly RangeFrame[]): Map<number, RangeFrame> {
  const found = new Map<number, RangeFrame>()
  for (const frame of frames.toReversed()) {
    for (let index = frame.from; index < frame.to; index++) found.set(index, frame)
  }
  return found
}
