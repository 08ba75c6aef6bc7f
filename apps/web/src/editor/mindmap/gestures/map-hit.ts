import type { NodeId } from '@ramify/document'
import type { SelectedItem } from '../items/selected-item.ts'

/** What is under the pointer. */
export type Hit = TopicHit | ThingHit | HandleHit | WidthHit

export interface TopicHit {
  readonly part: 'topic' | 'fold' | 'grow'
  readonly id: NodeId
}

/** A relation line, a summary or boundary, or a callout. */
export interface ThingHit {
  readonly part: SelectedItem['type']
  readonly id: string
}

/** Of the thing that is picked. */
export interface HandleHit {
  readonly part: 'handle'
  readonly id: HandleName
}

/** The edge of the selected topic by which it gets wider. */
export interface WidthHit {
  readonly part: 'width'
  readonly id: NodeId
}

/** The ends of a line and the points that bend it, or the ends of what a range spans. */
export type HandleName = 'from' | 'to' | 'control1' | 'control2' | 'first' | 'last'

export function isThing(hit: Hit | null): hit is ThingHit {
  return hit?.part === 'line' || hit?.part === 'range' || hit?.part === 'callout'
}

export function sameHit(a: Hit | null, b: Hit | null): boolean {
  return a?.part === b?.part && a?.id === b?.id
}
