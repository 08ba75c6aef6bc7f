import type { PlanLimits } from '@ramify/contract'
import type { Kysely } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import { spacesOfSameOwner } from '../../access/index.ts'
import type { FileTables } from '../tables.ts'

interface Wish {
  limits: PlanLimits
  /** How many documents are to come; one where nothing is said. */
  count?: number
  /** How many more than the plan allows. */
  beyond?: number
  /** What the person is told, and what they are told to have wanted. */
  code: '213' | '-111:restore'
  reason: 'rs016' | 'rs017'
}

/**
 * Refuses (-111) what would give the owner of a space more documents than their plan allows: those of their teams count as theirs. To be
 * asked while its tree is held.
 */
export async function requireRoom(db: Kysely<FileTables>, spaceId: string, wish: Wish): Promise<void> {
  const { limits, count: more = 1, beyond = 0, code, reason } = wish
  const { documents: limit } = limits
  if (limit === null || more === 0) return
  const { count } = await db
    .selectFrom('files')
    .select((files) => files.fn.countAll<number>().as('count'))
    .where('space_id', 'in', spacesOfSameOwner(spaceId))
    .where('type', '=', 'file')
    .where('trashed_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (count + more > limit + beyond) throw new AppError(-111, { code, params: { limit, reason } })
}
