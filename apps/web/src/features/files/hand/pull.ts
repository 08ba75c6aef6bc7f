/** Where the layer that tells of refreshing stands before it is pulled: just above the list. It is as high. */
export const pullStart = -60
/** It comes no further, however far the finger goes; a finger that goes further refreshes. */
const mostPull = 120

export interface Pull {
  /** Of the layer, from the upper edge of the list. */
  readonly top: number
  /** How much of the way to refreshing is done, from 0 to 1. */
  readonly share: number
  /** Let go of now, it refreshes. */
  readonly isFarEnough: boolean
}

/** What is shown while a finger has gone so far down. */
export function pulled(down: number): Pull {
  const shown = Math.min(Math.max(down, 0), mostPull)
  return { top: pullStart + shown, share: shown / mostPull, isFarEnough: down > mostPull }
}
