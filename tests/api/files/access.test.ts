// @module-tag never-retried
import { randomBytes } from 'node:crypto'
import type { Path, Role } from '@ramify/contract'
import type { Transaction } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrations } from '../../../apps/server/migrations/index.ts'
import {
  type Access,
  createAccess,
  type Grant,
  type Principal,
  principalOf,
} from '../../../apps/server/src/domains/access/index.ts'
import type { FileTables } from '../../../apps/server/src/domains/files/tables.ts'
import type { Database } from '../../../apps/server/src/platform/database/database.ts'
import { migrate } from '../../../apps/server/src/platform/database/migrate.ts'
import { type Person, post } from '../../kit/api.ts'
import { addFile } from '../../kit/database/add-file.ts'
import { freshDatabase } from '../../kit/database/database.ts'
import { engines } from '../../kit/database/engines.ts'
import { memberGrant } from '../../kit/server/member-grant.ts'
import { openStoreOf } from '../../kit/server/own-store.ts'
import { type SharedServer, sharedServer } from '../../kit/server/shared-servers.ts'
import { walk } from '../walk/rows.ts'

const someId = () => randomBytes(16).toString('hex')

describe.each(engines)('access on $name', (engine) => {
  let database: Database
  let dispose: () => Promise<void>
  let access: Access
  let clock = 1_000_000

  beforeAll(async () => {
    ;({ database, dispose } = await freshDatabase(engine))
    await migrate(database, migrations)
    access = createAccess({ database, now: () => clock })
  })
  afterAll(() => dispose())

  const change = (act: (transaction: Transaction<unknown>) => Promise<void>) =>
    database.tables<unknown>().transaction().execute(act)
  const newPerson = () => principalOf({ personId: someId() })
  const newFile = () => addFile(database, { space_id: someId() })
  const trash = (fileId: string, trashed_at: number | null) =>
    database.tables<FileTables>().updateTable('files').set({ trashed_at }).where('id', '=', fileId).execute()

  type Terms = Partial<Pick<Grant, 'source' | 'expiresAt'>>
  const grantTo = ({ personId }: Principal, fileId: string, role: Role, terms: Terms) => ({
    ...memberGrant(fileId, personId as string, role),
    ...terms,
  })
  const give = (fileId: string, to: Principal, role: Role, terms: Terms = {}) =>
    change((transaction) => access.give(transaction, grantTo(to, fileId, role, terms)))
  const take = (fileId: string, from: Principal, source: Grant['source']) =>
    change((transaction) => access.take(transaction, grantTo(from, fileId, 'viewer', { source })))

  it('is the best right that lives', async () => {
    const [ann, file] = [newPerson(), await newFile()]
    expect(await access.roleOf(ann, file)).toBeNull()
    await give(file, ann, 'editor', { source: 'grant', expiresAt: clock + 10 })
    await give(file, ann, 'viewer')
    expect(await access.roleOf(ann, file)).toBe('editor')
    clock += 10
    expect(await access.roleOf(ann, file)).toBe('viewer')
    await take(file, ann, 'grant')
    expect(await access.roleOf(ann, file)).toBe('viewer')
    await take(file, ann, 'member')
    expect(await access.roleOf(ann, file)).toBeNull()
  })

  it('is replaced when it is given again from the same source', async () => {
    const [ann, file] = [newPerson(), await newFile()]
    for (const role of ['editor', 'viewer'] as const) {
      await give(file, ann, role)
      expect(await access.roleOf(ann, file)).toBe(role)
    }
  })

  it('allows what its role does and refuses the rest', async () => {
    const allowed = { owner: [true, true, true], editor: [true, true, false], viewer: [true, false, false] }
    for (const [role, expected] of Object.entries(allowed)) {
      const [ann, file] = [newPerson(), await newFile()]
      await give(file, ann, role as Role)
      for (const [nth, capability] of (['see', 'edit', 'manage'] as const).entries()) {
        expect(await access.can(ann, capability, file)).toBe(expected[nth])
        expect(await access.can(newPerson(), capability, file)).toBe(false)
        const required = access.require(ann, capability, file)
        if (expected[nth]) await expect(required).resolves.toBe(role)
        else await expect(required).rejects.toMatchObject({ errno: -104, details: { code: '-104:open' } })
      }
    }
  })

  it('sleeps with its file, also when it is given meanwhile, and wakes with it', async () => {
    const [ann, ben, file, other] = [newPerson(), newPerson(), await newFile(), await newFile()]
    for (const fileId of [file, other]) await give(fileId, ann, 'owner')
    await trash(file, clock)
    await give(file, ben, 'viewer')
    expect(await access.rolesOf(ann, [file, other])).toEqual(new Map([[other, 'owner']]))
    expect(await access.roleOf(ben, file)).toBeNull()
    await expect(access.requireAll(ann, 'see', [file, other])).rejects.toMatchObject({ errno: -104 })
    await trash(file, null)
    expect(await access.roleOf(ben, file)).toBe('viewer')
    await expect(access.requireAll(ann, 'manage', [file, other])).resolves.toBeUndefined()
  })

  it('is told of when it changes', () => {
    const heard: string[] = []
    access.onChange((fileId) => heard.push(fileId))
    access.changed('one')
    access.changed('two')
    expect(heard).toEqual(['one', 'two'])
  })
})

const naming = Object.fromEntries(walk.flatMap(([path, row]) => (row.naming ? [[path, row.naming]] : [])))

describe.each(engines)('what a role allows, on $name', (engine) => {
  let server: SharedServer
  let store: ReturnType<typeof openStoreOf>
  let ann: Person & { id: string }
  let ben: Person & { id: string }
  beforeAll(async () => {
    server = await sharedServer(engine)
    store = openStoreOf(server)
    ;[ann, ben] = [await store.newPerson(), await store.newPerson()]
  })
  afterAll(() => store.close())

  /** Everything that comes back but the request's own id and the clock. */
  async function answerTo(person: Person, path: Path, body: object): Promise<string> {
    const response = await post(server.address, path, JSON.stringify(body), { authorization: `Bearer ${person.token}` })
    const headers = [...response.headers].filter(([name]) => name !== 'x-request-id' && name !== 'date')
    return JSON.stringify([response.status, headers, await response.text()])
  }

  it.each([
    [
      'viewer',
      {
        ...{ '/file_info': 0, '/open': 0, '/save': -104, '/rename': -104, '/rm': -104, '/authentications': -104 },
        ...{ '/save_backup': -104, '/get_history_data': -104, '/delete_history_data': -104 },
      },
    ],
    [
      'editor',
      {
        ...{ '/file_info': 0, '/open': 0, '/save': 0, '/rename': -104, '/rm': -104, '/authentications': 0 },
        ...{ '/save_backup': 0, '/get_history_data': 0, '/delete_history_data': -104 },
      },
    ],
  ] as const)('a %s may what the role allows and no more', async (role, outcomes) => {
    const { file_guid } = await ann.api('/touch', {})
    await store.letIn(ben.id, file_guid, role)
    for (const [path, errno] of Object.entries(outcomes)) {
      const answer = await answerTo(ben, path as Path, naming[path]?.(file_guid) ?? {})
      expect(answer).toContain(`\\"errno\\":${errno},`)
    }
    const seen = await ben.api('/file_info', { file_guid })
    expect(seen).toMatchObject({
      parent_guid: null,
      is_owner: false,
      isOwner: false,
      allow_edit: role === 'editor',
      owner_id: ann.id,
    })
  })

  it('a batch with one foreign id changes nothing (T2)', async () => {
    const { file_guid: mine } = await ben.api('/touch', {})
    const { file_guid: hers } = await ann.api('/touch', {})
    await expect(ben.api('/rm', { file_guids: [mine, hers] })).rejects.toMatchObject({ errno: -104 })
    expect((await ben.api('/file_info', { file_guid: mine })).file_guid).toBe(mine)
  })

  it('a malformed id is bad input (B5)', async () => {
    for (const file_guid of ['', 'x', `${someId()}0`, "' or 1=1 --", 'A'.repeat(32)]) {
      await expect(ben.api('/open', { file_guid })).rejects.toMatchObject({
        errno: -400,
        failure: { field: 'file_guid' },
      })
    }
  })
})
