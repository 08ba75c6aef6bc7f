import { capabilities } from '@ramify/contract'
import { CompiledQuery, type KyselyPlugin, type RootOperationNode, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from '../../../../../tests/kit/database/engines.ts'
import { openFileServices } from '../../../../../tests/kit/server/file-services.ts'
import { batches } from '../../platform/database/batches.ts'
import type { Database } from '../../platform/database/database.ts'
import { newId } from '../../platform/random.ts'
import { listFolder } from '../files/lists/list-folder.ts'
import { makeFolder } from '../files/tree/make-folder.ts'
import { createAccess, personalSpace, principalOf } from './index.ts'

const files = 10_000

/** A database that counts the statements it is asked, and remembers the last. */
function counting(database: Database) {
  let count = 0
  let last: RootOperationNode | undefined
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count++
      last = node
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return {
    database: {
      ...database,
      tables: <Tables>() => database.tables<Tables>().withPlugin(plugin),
    },
    during: async (work: () => Promise<unknown>) => {
      const before = count
      await work()
      return count - before
    },
    /** How the engine goes about the last of them. */
    planOfLast: async () => {
      if (!last) throw new Error('nothing was asked')
      const executor = database.tables().getExecutor()
      const { sql: text, parameters } = executor.compileQuery(last, { queryId: 'last' })
      const explain = database.engine === 'postgres' ? 'explain' : 'explain query plan'
      const plan = CompiledQuery.raw(`${explain} ${text}`, [...parameters])
      const { rows } = await database.tables().executeQuery<object>(plan)
      return rows.flatMap((row) => Object.values(row)).join('\n')
    },
  }
}

describe.each(engines)('rights of many to a folder of many, on $name', (engine) => {
  let house: Awaited<ReturnType<typeof openFileServices>>
  let folder: string
  beforeAll(async () => {
    house = await openFileServices(engine)
    folder = (await makeFolder(house.services)({ dir_name: 'Large' }, house.caller)).file_guid
    const file = { parent_id: folder, type: 'file', kind: 0, created_at: 1, updated_at: 1 }
    const space_id = personalSpace(house.caller.session.personId)
    const rows = Array.from({ length: files }, (_, nth) => ({
      ...file,
      space_id,
      id: newId(),
      name: `${nth}`,
      sort_name: `${nth}`,
    }))
    const db = house.services.database.tables<Record<string, Record<string, unknown>>>()
    for (const some of batches(rows))
      await db
        .insertInto('files')
        .values([...some])
        .execute()
  })
  afterAll(() => house.close())

  it('are one row for each, and listing the folder takes as many statements as listing an own one', async () => {
    const { database } = house.services
    const counted = counting(database)
    const access = createAccess({ database: counted.database })
    const member = principalOf({ personId: newId() })
    const guest = principalOf({ personId: null, guestId: newId() })
    const link = { id: newId(), passwordVersion: 1 }
    const visitor = { ...house.caller, session: { ...house.caller.session, personId: newId() } }
    await database
      .tables<unknown>()
      .transaction()
      .execute(async (transaction) => {
        const grant = { fileId: folder, source: 'member', capabilities: capabilities.editor, expiresAt: null } as const
        for (const id of [member.personId as string, visitor.session.personId])
          await access.give(transaction, { ...grant, subject: { type: 'person', id } })
        await access.give(transaction, {
          ...{ ...grant, capabilities: capabilities.viewer },
          subject: { type: 'link', ...link },
        })
      })
    await access.proveLink(guest, link)
    // One grant to a team of five hundred.
    const team = newId()
    const inTeam = Array.from({ length: 500 }, () => newId())
    const rows = inTeam.map((person_id) => ({ team_id: team, person_id, state: 'member', since: 0 }))
    const tables = database.tables<Record<string, Record<string, unknown>>>()
    for (const some of batches(rows))
      await tables
        .insertInto('team_members')
        .values([...some])
        .execute()
    await database
      .tables<unknown>()
      .transaction()
      .execute((transaction) =>
        access.give(transaction, {
          ...{ fileId: folder, source: 'member', capabilities: capabilities.organizer, expiresAt: null },
          subject: { type: 'team', id: team },
        }),
      )
    const grants = await database
      .tables<{ grants: { file_id: string; subject_type: string } }>()
      .selectFrom('grants')
      .select('subject_type')
      .execute()
    expect(grants).toHaveLength(4)

    const list = listFolder({ ...house.services, database: counted.database, access })
    const input = { dir_guid: folder, order_type: 'file_name', limit: 100 } as const
    const { files: shown } = await list(input, visitor)
    expect(shown).toHaveLength(100)
    expect(shown.every(({ allow_edit, is_owner }) => allow_edit && !is_owner)).toBe(true)
    const own = await counted.during(() => list(input, house.caller))
    expect(own).toBeGreaterThan(0)
    expect(await counted.during(() => list(input, visitor))).toBe(own)

    const ids = shown.map(({ file_guid }) => file_guid)
    for (const [principal, role] of [
      [member, 'editor'],
      [guest, 'viewer'],
      [principalOf({ personId: inTeam[0] as string }), 'organizer'],
      [principalOf({ personId: inTeam[499] as string }), 'organizer'],
    ] as const) {
      let roles = new Map<string, string>()
      const statements = await counted.during(async () => {
        roles = await access.rolesIn(principal, folder, ids)
      })
      expect(statements).toBe(1)
      expect(new Set(roles.values())).toEqual(new Set([role]))
      expect(roles.size).toBe(100)
      // A mixed list climbs in one statement, too.
      expect(await counted.during(() => access.rolesOf(principal, ids))).toBe(1)
    }
  })

  it('are looked up by key, however many files there are', async () => {
    const { database } = house.services
    const counted = counting(database)
    const access = createAccess({ database: counted.database })
    if (database.engine === 'postgres') await sql`analyze`.execute(database.tables())
    const rows = await database
      .tables<{ files: { id: string } }>()
      .selectFrom('files')
      .select('id')
      .limit(200)
      .execute()
    const ids = rows.map(({ id }) => id)
    expect((await access.rolesOf(principalOf(house.caller.session), ids)).size).toBe(200)
    expect(await counted.planOfLast()).not.toMatch(/Seq Scan on files|SCAN files/)
  })
})
