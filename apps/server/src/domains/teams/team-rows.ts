import type { Kysely, Transaction } from 'kysely'
import { AppError } from '../../platform/app-error.ts'
import { tablesIn } from '../../platform/database/database.ts'
import { isOwner, principalOf } from '../access/index.ts'
import type { TeamTables } from './tables.ts'

export type TeamRow = Pick<TeamTables['teams'], 'id' | 'name' | 'picture' | 'created_at'> & { owner_id: string }

export const teamRows = (db: Kysely<TeamTables>) =>
  db
    .selectFrom('teams')
    .innerJoin('spaces', 'spaces.id', 'teams.id')
    .select(['teams.id', 'teams.name', 'teams.picture', 'teams.created_at', 'spaces.owner_id'])

/** The same error for a team that there is not, that one is not in, and that one does not own. */
export const noSuchTeam = () => new AppError(-104)

/** Nobody else changes who is in the team until the transaction ends. Refuses (-104) one that was ended. */
export async function holdTeam(transaction: Transaction<unknown>, teamId: string): Promise<TeamRow> {
  const db = tablesIn<TeamTables>(transaction)
  await db
    .updateTable('teams')
    .set(({ ref }) => ({ name: ref('name') }))
    .where('id', '=', teamId)
    .execute()
  const team = await teamRows(db).where('teams.id', '=', teamId).executeTakeFirst()
  if (!team) throw noSuchTeam()
  return team
}

/** The same for its owner alone: they may have handed it over a moment ago, by another call. */
export async function holdOwnTeam(
  transaction: Transaction<unknown>,
  teamId: string,
  personId: string,
): Promise<TeamRow> {
  const team = await holdTeam(transaction, teamId)
  if (!isOwner(principalOf({ personId }), team)) throw noSuchTeam()
  return team
}
