import { createHash } from 'node:crypto'
import { capabilities, isBlankName } from '@ramify/contract'
import { AppError } from '../../platform/app-error.ts'
import { tablesIn } from '../../platform/database/database.ts'
import type { Handler } from '../../platform/http/calls/call.ts'
import { atMost } from '../../platform/limits/rules.ts'
import { newId } from '../../platform/random.ts'
import { sortName } from '../../platform/text/sort-name.ts'
import { teamOf, teamsOf } from './list-teams.ts'
import type { Services } from './services.ts'
import type { TeamTables } from './tables.ts'

const day = 24 * 60 * 60_000
/** More than anybody needs, and few enough that nobody fills a database with teams. */
const perPerson = atMost({ count: 20, per: day })

export function addTeam(services: Services): Handler<'/team_add'> {
  const { database, access, spaces, limits } = services
  return async ({ team_name: name, picture, idempotency_key: key }, { session }) => {
    requireName(name)
    const { personId } = session
    const id = key === undefined ? newId() : idFor(personId, key)
    const [made] = await teamsOf(services, session, id)
    if (made) return made
    const wait = await limits.take({ name: 'teams-person', subject: personId, rule: perPerson })
    if (wait > 0) throw new AppError(-429, { params: { seconds: Math.ceil(wait / 1000) } })
    const at = Date.now()
    await database
      .tables<unknown>()
      .transaction()
      .execute(async (transaction) => {
        const db = tablesIn<TeamTables>(transaction)
        const row = { id, name, sort_name: sortName(name), picture, created_at: at }
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('teams')
          .values(row)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirst()
        // Another call with the same key was faster.
        if (Number(numInsertedOrUpdatedRows) === 0) return
        await access.addTeamSpace(transaction, id, personId)
        const rootId = await spaces.begin(transaction, id)
        const member = { team_id: id, person_id: personId, state: 'member', invited_by: null, since: at } as const
        await db.insertInto('team_members').values(member).execute()
        await access.give(transaction, {
          fileId: rootId,
          subject: { type: 'team', id },
          source: 'member',
          capabilities: capabilities.organizer,
          expiresAt: null,
        })
      })
    return teamOf(services, session, id)
  }
}

/** Refuses a name in which nothing can be seen (message 500). */
export function requireName(name: string): void {
  if (isBlankName(name)) throw new AppError(-400, { code: '500', field: 'team_name' })
}

/** The same for the same key of the same person; nobody else can make one with this id. */
const idFor = (personId: string, key: string): string =>
  createHash('sha256').update(`team ${personId} ${key}`).digest('hex').slice(0, 32)
