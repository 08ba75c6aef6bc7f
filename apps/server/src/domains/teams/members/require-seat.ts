import type { PlanLimits } from '@ramify/contract'
import type { Kysely } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import type { TeamTables } from '../tables.ts'

/**
 * Refuses (-113, message 219) one more in a team than its plan allows, the owner included. To be asked while the team is held. Whoever is
 * invited has a seat: they shall not be told that there is none when they come.
 */
export async function requireSeat(
  db: Kysely<TeamTables>,
  teamId: string,
  { members: limit }: PlanLimits,
): Promise<void> {
  if (limit === null) return
  const people = await db
    .selectFrom('team_members')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('team_id', '=', teamId)
    .executeTakeFirstOrThrow()
  const addresses = await db
    .selectFrom('team_invitations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('team_id', '=', teamId)
    .where('expires_at', '>', Date.now())
    .executeTakeFirstOrThrow()
  if (Number(people.count) + Number(addresses.count) >= limit) throw teamFull(limit)
}

/** Refuses who accepts an invitation after the plan has become smaller. */
export async function requireMemberSeat(
  db: Kysely<TeamTables>,
  teamId: string,
  { members: limit }: PlanLimits,
): Promise<void> {
  if (limit === null) return
  const { count } = await db
    .selectFrom('team_members')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('team_id', '=', teamId)
    .where('state', '=', 'member')
    .executeTakeFirstOrThrow()
  if (Number(count) >= limit) throw teamFull(limit)
}

const teamFull = (limit: number) => new AppError(-113, { code: '219', params: { limit } })
