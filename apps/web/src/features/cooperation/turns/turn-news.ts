import type { Turn } from '../../../platform/sync/index.ts'

interface Change {
  readonly before: Turn | null
  readonly after: Turn | null
  readonly personId: string
  /** This person has asked for the right, and nobody has answered. */
  readonly hasAsked: boolean
  /** Whom this person has just given the right to. */
  readonly handedTo: string | null
  /** This person has just taken the right themselves. */
  readonly isOwnAct: boolean
}

/** What somebody is to be told when the turn has changed; `personId`: of whom it speaks. */
export type TurnNews =
  | { type: 'handed-over' | 'taken'; personId: string }
  | { type: 'granted'; personId: string }
  | { type: 'given' | 'together' | 'in-turns' }

export function turnNews({ before, after, personId, hasAsked, handedTo, isOwnAct }: Change): TurnNews | null {
  // On opening a document nothing has changed, and of its end the rights tell.
  if (!before || !after) return null
  if (before.mode !== after.mode) {
    if (after.holder === personId) return null
    return { type: after.mode === 'together' ? 'together' : 'in-turns' }
  }
  if (before.holder === after.holder) return null
  if (before.holder === personId && after.holder !== null) {
    return { type: after.holder === handedTo ? 'handed-over' : 'taken', personId: after.holder }
  }
  if (after.holder !== personId || isOwnAct) return null
  if (!hasAsked) return { type: 'given' }
  return before.holder === null ? null : { type: 'granted', personId: before.holder }
}
