import { newMap } from '@ramify/document'
import { describe, expect, it, onTestFinished } from 'vitest'
import * as Y from 'yjs'
import { migrations } from '../../../apps/server/migrations/index.ts'
import { hashPassword } from '../../../apps/server/src/domains/accounts/sign-in/password-hash.ts'
import { migrate } from '../../../apps/server/src/platform/database/migrate.ts'
import { newId } from '../../../apps/server/src/platform/random.ts'
import { apiClient } from '../../kit/api.ts'
import { openStore } from '../../kit/database/database.ts'
import { engines, type Store } from '../../kit/database/engines.ts'
import { startServer } from '../../kit/server/server.ts'

const step = '0012-spaces'
const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < step))
const password = 'long enough 1'
const times = { created_at: 1, updated_at: 2 }

type Row = Record<string, string | number | Uint8Array | null>

/** A database as the build before spaces left it: two people, folders, the trash, and a file of one that the other may see. */
async function fillAsBefore(store: Store) {
  const [ann, ben] = [newId(), newId()]
  const file = (name: string, parent_id: string | null, more: Row = {}) => ({
    id: newId(),
    owner_id: ann,
    parent_id,
    type: 'file',
    kind: 0,
    name,
    sort_name: name.toLowerCase(),
    touch_key: null,
    trashed_at: null,
    trashed_with: null,
    ...times,
    ...more,
  })
  const root = file('', null, { type: 'folder', touch_key: 'root' })
  const folder = file('Folder', root.id, { type: 'folder' })
  const inFolder = file('In the folder', folder.id)
  const plan = file('Plan', root.id, { touch_key: 'key-of-the-plan' })
  const thrown = file('Thrown', root.id, { type: 'folder', trashed_at: 3 })
  const trashed = [thrown, file('Thrown with it', thrown.id, { trashed_at: 3 })].map((row) => ({
    ...row,
    trashed_with: thrown.id,
  }))
  const files = [root, folder, inFolder, plan, ...trashed]

  const database = openStore(store)
  await migrate(database, before)
  const db = database.tables<Record<string, Row>>()
  const people = [
    { id: ann, email: 'ann@example.com' },
    { id: ben, email: 'ben@example.com' },
  ]
  const account = { password_hash: await hashPassword(password), agreed_at: 1, created_at: 1 }
  await db
    .insertInto('accounts')
    .values(people.map((person) => ({ ...person, nickname: person.email, ...account })))
    .execute()
  await db.insertInto('files').values(files).execute()
  const right = { created_at: 1, expires_at: null }
  const owned = files.map(({ id }) => ({ ...right, file_id: id, person_id: ann, source: 'owner', role: 'owner' }))
  const member = { ...right, person_id: ben, source: 'member', role: 'viewer' }
  await db
    .insertInto('file_rights')
    .values([...owned, ...[plan, thrown].map(({ id }) => ({ ...member, file_id: id }))])
    .execute()
  await db
    .insertInto('sleeping_files')
    .values(trashed.map(({ id }) => ({ file_id: id })))
    .execute()
  const documents = files.filter(({ type }) => type === 'file')
  const states = documents.map(({ id, name }) => ({
    file_id: id,
    state: Y.encodeStateAsUpdate(newMap({ text: name })),
    lifted: 0,
    compacted_at: 1,
  }))
  await db.insertInto('document_states').values(states).execute()
  await database.close()
  return { ann, ben, root, folder, inFolder, plan, thrown }
}

describe.each(engines)('files that were there before spaces, on $name', (engine) => {
  it('answer as before', async () => {
    const store = await engine.fresh()
    const { ann, ben, root, folder, inFolder, plan, thrown } = await fillAsBefore(store)
    const server = await startServer({ engine: { name: engine.name, fresh: async () => store } })
    onTestFinished(() => server.stop())
    const signIn = async (email: string) => {
      const { api_token } = await apiClient(server.address)('/passport/login', { email, password })
      const { token } = await apiClient(server.address)('/login', { api_token })
      return apiClient(server.address, token)
    }
    const [asAnn, asBen] = [await signIn('ann@example.com'), await signIn('ben@example.com')]
    const named = (files: { file_name: string }[]) => files.map(({ file_name }) => file_name).sort()

    expect((await asAnn('/get_root_dir', {})).file_guid).toBe(root.id)
    expect(named((await asAnn('/ls', {})).files)).toEqual(['Folder', 'Plan'])
    expect(named((await asAnn('/ls', { dir_guid: folder.id })).files)).toEqual(['In the folder'])
    const owned = { owner_id: ann, is_owner: true, isOwner: true, allow_edit: true }
    expect(await asAnn('/file_info', { file_guid: plan.id })).toMatchObject({ ...owned, parent_guid: root.id })
    expect(await asAnn('/open', { file_guid: inFolder.id })).toMatchObject({
      owner_id: ann,
      content: { root: { data: { text: 'In the folder' } } },
    })
    expect((await asAnn('/touch', { idempotency_key: 'key-of-the-plan' })).file_guid).toBe(plan.id)
    await expect.poll(async () => named((await asAnn('/search', { words: 'plan' })).files)).toEqual(['Plan'])

    expect(await asBen('/file_info', { file_guid: plan.id })).toMatchObject({
      ...{ owner_id: ann, parent_guid: null, is_owner: false, isOwner: false, allow_edit: false },
    })
    await expect(asBen('/rename', { file_guids: plan.id, new_name: 'x' })).rejects.toMatchObject({ errno: -104 })
    for (const { id: file_guid } of [root, folder, inFolder, thrown]) {
      await expect(asBen('/file_info', { file_guid })).rejects.toMatchObject({ errno: -104 })
    }
    expect((await asBen('/ls', {})).files).toEqual([])
    const { file_guid: made } = await asBen('/touch', {})
    expect(await asBen('/file_info', { file_guid: made })).toMatchObject({ owner_id: ben, is_owner: true })

    expect(named((await asAnn('/ls_trash', {})).files)).toEqual(['Thrown'])
    await expect(asAnn('/file_info', { file_guid: thrown.id })).rejects.toMatchObject({ errno: -104 })
    expect(await asAnn('/revert', { file_guids: thrown.id })).toEqual({ restored: 1 })
    expect(named((await asAnn('/ls', { dir_guid: thrown.id })).files)).toEqual(['Thrown with it'])
    // The member's right to it was suspended, and is not lost.
    expect((await asBen('/file_info', { file_guid: thrown.id })).file_name).toBe('Thrown')
  })
})
