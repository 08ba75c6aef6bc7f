import type { Part } from './part.ts'

/**
 * What a list is asked for again: `news` is its beginning, where new things come, and what is seen; `seen` only what has come
 * onto the screen since; `all` every part.
 */
export type Wish = 'news' | 'seen' | 'all'

interface Asked {
  readonly wish: Wish
  /** Whatever was asked for before then may be another by now. */
  readonly since: number
  readonly isFirst: boolean
  readonly isSeen: (part: Part) => boolean
}

/** Whether the server is asked for a part again, or the one that is known stays. */
export function isAsked(part: Part, { wish, since, isFirst, isSeen }: Asked): boolean {
  if (part.askedAt >= since) return false
  return wish === 'all' || (wish === 'news' && isFirst) || isSeen(part)
}
