import type { PlanLimits } from '@ramify/contract'
import type { Kysely } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import type { TeamTables } from '../tables.ts'

/** Refuses (-113, message 219) one more in a team than its plan allows, the owner included. To be asked while the team is held. */
export async function requireSeat(
  db: Kysely<TeamTables>,
  teamId: string,
  { members: limit }: PlanLimits,
  states: readonly TeamTables['team_members']['state'][],
): Promise<void> {
  if (limit === null) return
  const { count } = await db
    .selectFrom('team_members')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('team_id', '=', teamId)
    .where('state', 'in', states)
    .executeTakeFirstOrThrow()
  if (count >= limit) throw new AppError(-113, { code: '219', params: { limit } })
}
