import type { SaveState } from '../../../platform/sync/index.ts'

/** Smaller maps leave room enough. */
const fewTopics = 3

export interface BarState {
  /** Null where nothing is counted. */
  readonly topics: number | null
  readonly saveState: SaveState
  readonly isNaming: boolean
  /** The menu of the document is open, or a page of it. */
  readonly hasMore: boolean
  readonly isWriting: boolean
  /** The phone lies on its side: there is no height to spare. */
  readonly isAside: boolean
  readonly hasFingers: boolean
}

/** Whether the bar of a hand makes no room for the document now. What has the focus in it stays by its style sheet. */
export function barStays({ topics, saveState, isNaming, hasMore, isWriting, isAside, hasFingers }: BarState): boolean {
  // With a mouse or a keyboard nobody taps, and it would never come back.
  if (!hasFingers || isNaming || hasMore) return true
  if (saveState === 'offline' || saveState === 'failed') return true
  return (isWriting && !isAside) || (topics !== null && topics < fewTopics)
}
