import type { MemberSetting } from '@ramify/contract'
import type { Turn } from '../../../platform/sync/index.ts'

export interface TurnFacts {
  readonly turn: Turn | null
  readonly personId: string
  /** The server lets this person write at this moment. */
  readonly canEdit: boolean
  /** What this person may do in the file; null until it is known. */
  readonly setting: MemberSetting | 'owner' | null
  /** This person has asked, and nobody has answered. */
  readonly hasAsked: boolean
}

/** What somebody who may not write at this moment is told, and what they can do about it. */
export interface TurnView {
  /** Who writes; null for nobody, or for several. */
  readonly holder: string | null
  readonly state: 'somebody' | 'nobody' | 'together'
  readonly act: 'ask' | 'start' | 'withdraw' | 'recover' | null
}

/** Null where there is nothing to tell: one writes oneself, or nobody else works on the document. */
export function turnView({ turn, personId, canEdit, setting, hasAsked }: TurnFacts): TurnView | null {
  if (!turn || canEdit || turn.holder === personId) return null
  const asking = hasAsked ? 'withdraw' : 'ask'
  if (turn.mode === 'together') return { holder: null, state: 'together', act: setting === 'ask' ? asking : null }
  const { holder } = turn
  const mayWrite = setting !== null && setting !== 'view'
  if (holder === null) return { holder, state: 'nobody', act: mayWrite ? 'start' : null }
  return { holder, state: 'somebody', act: setting === 'owner' ? 'recover' : mayWrite ? asking : null }
}
