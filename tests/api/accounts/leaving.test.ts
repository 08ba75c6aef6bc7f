// @module-tag never-retried
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Body } from '@ramify/contract'
import { unzipSync } from 'fflate'
import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AccountTables } from '../../../apps/server/src/domains/accounts/tables.ts'
import { createPassages } from '../../../apps/server/src/domains/accounts/third-party/passages.ts'
import type { DocumentTables } from '../../../apps/server/src/domains/documents/tables.ts'
import type { NotificationTables } from '../../../apps/server/src/domains/notifications/tables.ts'
import { sweep } from '../../../apps/server/src/domains/resources/removal/sweep.ts'
import { createStaging } from '../../../apps/server/src/domains/resources/uploads/staging.ts'
import { termIndexOf } from '../../../apps/server/src/domains/search/term-index.ts'
import { folderBlobs } from '../../../apps/server/src/platform/blobs/folder-blobs.ts'
import type { Database, Engine } from '../../../apps/server/src/platform/database/database.ts'
import { readTableShapes } from '../../../apps/server/src/platform/database/table-shapes.ts'
import { createLog } from '../../../apps/server/src/platform/log.ts'
import { newId } from '../../../apps/server/src/platform/random.ts'
import { apiClient, newEmail, newPerson, type Person } from '../../kit/api.ts'
import { engines } from '../../kit/database/engines.ts'
import { photo, png } from '../../kit/pictures.ts'
import { keptMessages, lastCode } from '../../kit/server/outbox.ts'
import { openStoreOf } from '../../kit/server/own-store.ts'
import { type RunningServer, startServer } from '../../kit/server/server.ts'
import { bindToken } from '../walk/identities.ts'

const map = (text: string) => ({
  root: { data: { text }, children: [{ data: { text: `${text} below` }, children: [] }] },
})

/** What the search has besides, by engine: SQLite keeps the words of documents in the pages of its index. */
const indexTables: Record<Engine, [name: string, columns: string][]> = {
  sqlite: [
    ['search_index_files', '*'],
    ['search_index_data', 'block'],
    ['search_index_idx', 'term'],
  ],
  postgres: [['search_index_files', '*']],
}

/** Tables in which one of these is found, in whatever column. */
async function traces(database: Database, needles: readonly string[]): Promise<string[]> {
  const ask = async (sql: string) => (await database.tables<unknown>().executeQuery(CompiledQuery.raw(sql))).rows
  const shapes = await readTableShapes(database.engine, ask as Parameters<typeof readTableShapes>[1])
  const found: string[] = []
  const tables = [...shapes.map(({ name }) => [name, '*']), ...indexTables[database.engine]]
  for (const [name, columns] of tables) {
    const rows = (await ask(`select ${columns} from "${name}"`)) as Record<string, unknown>[]
    const bytes = rows
      .flatMap((row) => Object.values(row))
      .map((value) => Buffer.from(value instanceof Uint8Array ? value : String(value)))
    for (const needle of needles) if (bytes.some((each) => each.includes(needle))) found.push(`${name}: ${needle}`)
  }
  return found
}

describe.each(engines)('leaving on $name', (engine) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer({ engine, env: { CODES_PER_HOUR: '1000' } })
  })
  afterAll(() => server.stop())

  const guest = () => apiClient(server.address)
  const idOf = async ({ api }: Person) => (await api('/user/info', {})).user.user_id
  const put = (url: string, bytes: Uint8Array, type: string, headers = {}) =>
    fetch(`${server.address}${url}`, {
      method: 'PUT',
      headers: { 'content-type': type, ...headers },
      body: new Uint8Array(bytes),
    })

  /** Somebody who has used everything there is. */
  async function resident(telephone: string, secret: string) {
    const ann = await newPerson(server.address)
    const { api, email, password } = ann
    await api('/passport/captcha', { telephone, scene: 'bind' })
    await api('/user/bind', {
      telephone,
      captcha: await lastCode(server.store.dataDir, `+86${telephone}`),
      password,
    })
    await api('/user/edit', { nickname: `${secret} Ann` })
    await api('/user/edit_share_pwd', { password: '4711' })
    await api('/user/edit-data', {
      custom_themes: [{ id: 'own', name: `${secret} theme`, theme: 'ink' }],
      custom_shapes: [{ id: 'own', name: `${secret} shape`, content: '[]' }],
      custom_icons: [{ id: 'own', name: `${secret} icon`, picture: 'data:image/png;base64,iVBORw0KGgo=' }],
    })
    const bearer = { authorization: `Bearer ${ann.token}` }
    await put('/api/user/avatar', await photo(500, 500), 'image/jpeg', bearer)
    const { file_guid: folder } = await api('/mkdir', { dir_name: `${secret} folder` })
    const { file_guid } = await api('/touch', {
      file_name: `${secret}: map`,
      parent_guid: folder,
      content: map(secret),
    })
    await api('/save', { file_guid, content: map(`${secret} again`) })
    await api('/add_comment', { file_guid, content: `${secret} said` })
    await api('/update_read', { file_guid })
    await api('/team_worker', { action: 'add', file_guid, email: newEmail() })
    await api('/cooperation', { action: 'set_mode', file_guid, mode: 'together' })
    const { file_guid: trashed } = await api('/touch', { file_name: `${secret} old`, content: map(secret) })
    await api('/rm', { file_guids: [trashed] })
    const picture = await png(30, 30)
    const about = { file_guid, size: picture.byteLength, type: 'image/png' }
    const { upload_url } = await api('/authentications', { ...about, resource_id: 'pic-1' })
    await put(upload_url, picture, 'image/png')
    await api('/authentications', { ...about, resource_id: 'never-sent' })
    const attached = Buffer.from(`${secret} attached`)
    const file = { file_guid, resource_id: 'file-1', size: attached.byteLength, name: `${secret}/report.txt` }
    await put((await api('/authentications', file)).upload_url, attached, 'application/octet-stream')
    await exported(ann, { file_guid, format: 'md', file_name: `${secret} exported` })
    await api('/get_resolve', { file_name: 'a.md', file: Buffer.from(`# ${secret}`).toString('base64') })
    const { share_id } = await api('/set_share_status', { file_guid, is_share: 1 })
    const neighbour = await newPerson(server.address)
    const theirs = await neighbour.api('/touch', {})
    const { share_id: viewed } = await neighbour.api('/set_share_status', { ...theirs, is_share: 1 })
    await api('/check_share_limit', { share_id: viewed ?? '' })
    await neighbour.api('/check_share_limit', { share_id: share_id ?? '', password: '4711' })
    await guest()('/passport/login', { email, password })
    await api('/user/client_token', {})
    const { code } = await guest()('/passport/qr', {})
    await api('/passport/qr_confirm', { code, action: 'confirm' })
    const id = await idOf(ann)
    const store = openStoreOf(server)
    await keepVersion(store.database, file_guid, id, `${secret} version`)
    const bind_token = await bindToken({ store }, { id }, `${secret} at the harbour`)
    await api('/passport/bind', { bind_token })
    // One more that was never used, and a way to a provider that was never ended.
    await bindToken({ store }, { id }, `${secret} at the harbour`)
    const errand = { provider: 'harbour', personId: id, isAgreed: true, isNative: false, jump: null }
    const passages = createPassages({ db: store.database.tables<AccountTables>(), now: Date.now })
    await passages.begin(errand, 'browser', 'https://maps.example/')
    await keepNotification(store.database, id, file_guid, `${secret} words`)
    await store.close()
    const { team_id, root_guid } = await api('/team_add', { team_name: `${secret} team` })
    await api('/team_user', { action: 'add', team_id, email: newEmail() })
    const ofTeam = { file_name: `${secret} of the team`, parent_guid: root_guid ?? '', content: map(secret) }
    const { file_guid: teamFile } = await api('/touch', ofTeam)
    return { ...ann, id, file_guid, trashed, team_id, teamFile, phone: `+86${telephone}` }
  }

  /** Until it is done. */
  const exported = async ({ api, token }: Person, body: Body<'/exports'>) => {
    const { task_id } = await api('/exports', body)
    const headers = { authorization: `Bearer ${token}` }
    const state = async () => {
      const answer = await fetch(`${server.address}/api/tasks/document/render/${task_id}`, { headers })
      return (await answer.json()).data.state
    }
    await expect.poll(state).toBe(1)
  }

  it('takes everything along, in one file', async () => {
    const secret = 'Quellwolke'
    const ann = await resident('13811110001', secret)
    const stranger = await newPerson(server.address)
    await stranger.api('/touch', { file_name: 'Not hers', content: map('elsewhere') })
    const { url } = await ann.api('/user/export', {})
    const answer = await fetch(server.address + url)
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="ramify-data.zip"')
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    const json = (name: string) => JSON.parse(Buffer.from(files[name] ?? []).toString())
    expect(Object.keys(files).sort()).toEqual(
      [
        'account.json',
        'avatar.jpg',
        'comments.json',
        'cooperation.json',
        `documents/${secret} folder/${secret}_ map.json`,
        `documents/${secret} old.json`,
        'documents.json',
        `files/${ann.file_guid}/file-1/${secret}_report.txt`,
        'notifications.json',
        `pictures/${ann.file_guid}/pic-1.png`,
        'settings.json',
        'shares.json',
        'teams.json',
        `teams/${secret} team/${secret} of the team.json`,
        `versions/${ann.file_guid}.jsonl`,
      ].sort(),
    )
    expect(json('shares.json')).toMatchObject({
      shares: [{ file_guid: ann.file_guid, is_on: true, password: '4711', views: 1 }],
      viewed: [{}],
    })
    const versions = Buffer.from(files[`versions/${ann.file_guid}.jsonl`] ?? [])
      .toString()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(versions.find(({ reason }) => reason === 'named')).toMatchObject({
      at: 1,
      title: `${secret} version`,
      content: { root: {} },
    })
    expect(JSON.stringify(versions)).not.toContain(ann.id)
    expect(json('account.json')).toMatchObject({ email: ann.email, phone: ann.phone, nickname: `${secret} Ann` })
    expect(json('comments.json')).toMatchObject([{ file_guid: ann.file_guid, content: `${secret} said` }])
    expect(json('account.json').bindings).toMatchObject([{ provider: 'harbour', subject: `${secret} at the harbour` }])
    expect(json('cooperation.json').invitations).toMatchObject([{ file_guid: ann.file_guid, kind: 'email' }])
    expect(json('notifications.json')).toMatchObject({
      notifications: [{ type: 'commented', excerpt: `${secret} words`, file_name: `${secret}: map` }],
      muted_documents: [ann.file_guid],
    })
    expect(json('teams.json')).toEqual([
      {
        ...{ team_id: ann.team_id, name: `${secret} team`, role: 'owner', state: 'member' },
        invitations: [expect.objectContaining({ kind: 'email', address: expect.stringContaining('@') })],
      },
    ])
    expect(json('settings.json').custom_themes[0].name).toBe(`${secret} theme`)
    expect(json('settings.json').custom_shapes[0].name).toBe(`${secret} shape`)
    expect(json(`documents/${secret} folder/${secret}_ map.json`).root.data.text).toBe(`${secret} again`)
    expect(
      Buffer.from(files[`pictures/${ann.file_guid}/pic-1.png`] ?? [])
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG')
    // For this session, and as it was signed.
    expect((await fetch(server.address + url.slice(0, -2))).status).toBe(404)
    await ann.api('/logout', {})
    expect((await fetch(server.address + url)).status).toBe(404)
    const { api } = await newPerson(server.address)
    const asked = await Promise.allSettled(Array.from({ length: 8 }, () => api('/user/export', {})))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  })

  it('refuses without the phrase and the code (B53), and then leaves no trace (T51)', async () => {
    const store = openStoreOf(server)
    const secret = 'Federwolke'
    const ann = await resident('13811110002', secret)
    const ben = await newPerson(server.address)
    const shared = await ben.api('/touch', { file_name: 'Ours', content: map('ours') })
    const ours = { file_guid: shared.file_guid, user_id: ann.id }
    await ben.api('/team_worker', { action: 'add', ...ours, setting: 'edit' })
    await ben.api('/cooperation', { action: 'set_mode', file_guid: shared.file_guid, mode: 'together' })
    const { file_guid: closed } = await ben.api('/touch', {})
    await ann.api('/request_access', { file_guid: closed })
    const { file_guid: hers } = await ben.api('/touch', {})
    await ben.api('/team_worker', { action: 'add', file_guid: hers, user_id: ann.id })
    // Nobody holds the turn for her: she asks, and gets it.
    await store.database
      .tables<DocumentTables>()
      .updateTable('document_heads')
      .set({ turn_holder: null })
      .where('file_id', '=', hers)
      .execute()
    expect((await ann.api('/edit_permission', { action: 'apply', file_guid: hers })).granted).toBe(true)
    await store.letIn(await idOf(ben), ann.file_guid, 'editor')
    await ann.api('/open', { file_guid: shared.file_guid })
    await ann.api('/save', { file_guid: shared.file_guid, content: map('ours, written by Ann') })
    await keepVersion(store.database, shared.file_guid, ann.id, 'Shared')
    const question = { file_guid: shared.file_guid, content: `${secret} asks` }
    const { id: asked } = await ann.api('/add_comment', question)
    const answer = { file_guid: shared.file_guid, content: 'Yes', reply_to: asked, mentions: [ann.id] }
    await ben.api('/add_comment', answer)
    await ann.api('/update_read', { file_guid: shared.file_guid })
    await ann.api('/resolve_comment', { comment_id: asked })
    await ben.api('/open', { file_guid: ann.file_guid })
    await ben.api('/save', { file_guid: ann.file_guid, content: map(`${secret} by Ben`) })
    // Each is in the team of the other, and has invited somebody.
    const bens = await ben.api('/team_add', { team_name: 'Of Ben' })
    const carl = await newPerson(server.address)
    const invite = ({ api }: Person, team_id: string, { email }: Person) =>
      api('/team_user', { action: 'add', team_id, email })
    for (const [owner, member, team_id] of [
      [ann, ben, ann.team_id],
      [ben, ann, bens.team_id],
    ] as const) {
      await invite(owner, team_id, member)
      await member.api('/team_user', { action: 'accept', team_id })
      await invite(owner, team_id, carl)
    }
    const inTeam = await ann.api('/touch', { file_name: 'Stays', parent_guid: bens.root_guid ?? '' })
    const term = secret.toLowerCase()
    const needles = [ann.id, ann.email, ann.phone, secret, term, ann.file_guid, ann.trashed, ann.teamFile]
    const before = await traces(store.database, needles)
    expect(before.length).toBeGreaterThan(20)
    expect(before).toContain(`document_version_authors: ${ann.id}`)
    expect(before).toContain(`document_versions: ${ann.file_guid}`)
    for (const table of ['comments', 'comment_mentions', 'comment_reads'])
      expect(before).toContain(`${table}: ${ann.id}`)
    for (const table of ['cooperation_members', 'access_requests', 'access_log', 'document_heads']) {
      expect(before).toContain(`${table}: ${ann.id}`)
    }
    for (const table of ['notifications', 'muted_documents', 'notification_mails']) {
      expect(before).toContain(`${table}: ${ann.id}`)
    }
    expect(before.filter((trace) => trace.startsWith('search_index') && trace.endsWith(term))).toHaveLength(1)

    const leave = { phrase: 'delete my account', reason: 'Moving on', captcha: '000000' }
    await expect(ann.api('/user/destroy', { ...leave, phrase: 'delete it' })).rejects.toMatchObject({
      errno: -400,
      failure: { field: 'phrase' },
    })
    await ann.api('/passport/captcha', { scene: 'destroy' })
    const captcha = await lastCode(server.store.dataDir, ann.email)
    await expect(
      ann.api('/user/destroy', { ...leave, captcha: captcha === '000000' ? '000001' : '000000' }),
    ).rejects.toMatchObject({ errno: -303, failure: { code: '110' } })
    await expect(ben.api('/user/destroy', { ...leave, captcha })).rejects.toMatchObject({ errno: -303 })
    expect((await ann.api('/user/info', {})).user.email).toBe(ann.email)

    await ann.api('/user/destroy', { ...leave, phrase: ' 注销我的账号 ', captcha })
    await expect(ann.api('/user/info', {})).rejects.toMatchObject({ errno: -102 })
    await expect(guest()('/passport/login', { email: ann.email, password: ann.password })).rejects.toMatchObject({
      errno: -200,
    })
    await expect(ben.api('/open', { file_guid: ann.file_guid })).rejects.toMatchObject({ errno: -104 })
    await expect(ben.api('/open', { file_guid: ann.teamFile })).rejects.toMatchObject({ errno: -104 })
    expect((await ben.api('/team_list', {})).teams.map(({ team_id }) => team_id)).toEqual([bens.team_id])
    expect((await carl.api('/team_list', {})).teams.map(({ team_id }) => team_id)).toEqual([bens.team_id])
    expect((await ben.api('/team_user_list', { team_id: bens.team_id })).members).toHaveLength(2)
    expect((await ben.api('/file_info', { file_guid: inTeam.file_guid })).file_name).toBe('Stays')
    const { content } = await ben.api('/open', { file_guid: shared.file_guid })
    expect(JSON.stringify(content)).toContain('written by Ann')
    const comments = await ben.api('/get_comment', { file_guid: shared.file_guid })
    expect(comments.data.map((comment) => [comment.content, comment.is_deleted])).toEqual([
      ['Yes', false],
      ['', true],
    ])
    const versions = store.database.tables<DocumentTables>().selectFrom('document_versions').select('id')
    expect(await versions.where('file_id', '=', shared.file_guid).execute()).not.toEqual([])
    // A minute later, step by step; here at once.
    const { tidy } = termIndexOf(store.database.engine)
    while (await store.database.tables<unknown>().transaction().execute(tidy));
    expect(await traces(store.database, needles)).toEqual([])
    for (const to of [ann.email, ann.phone]) expect(await keptMessages(server.store.dataDir, to)).toEqual([])

    // Bytes go with the sweep, an hour later: somebody may be copying a picture at this moment.
    const { dataDir } = server.store
    const blobs = folderBlobs(join(dataDir, 'blobs'))
    const staging = createStaging(join(dataDir, 'uploads'))
    const later = () => Date.now() + 2 * 60 * 60_000
    const kept = await keysIn(dataDir)
    await sweep({ database: store.database, blobs, staging, log: createLog('silent'), now: later })
    const left = await keysIn(dataDir)
    // Hers were a picture, an avatar, an attached file, what she exported and what she imported; whoever stayed has theirs.
    expect(kept.length - left.length).toBe(5)
    const named = await traces(
      store.database,
      left.map((key) => key.slice(0, 32)),
    )
    expect(named.length).toBeGreaterThanOrEqual(left.length)
    // The same address can begin anew.
    await guest()('/passport/register', { email: ann.email, password: 'secret-5', agreed: true })
    await store.close()
  })

  it('needs an address that the code can go to (-215)', async () => {
    const { api } = await newPerson(server.address)
    const store = openStoreOf(server)
    const id = (await api('/user/info', {})).user.user_id
    await store.database
      .tables<{ accounts: { id: string; email: string | null } }>()
      .updateTable('accounts')
      .set({ email: null })
      .where('id', '=', id)
      .execute()
    await store.close()
    await expect(api('/passport/captcha', { scene: 'destroy' })).rejects.toMatchObject({ errno: -215 })
    const body = { phrase: 'Delete my account', reason: 'x', captcha: '123456' }
    await expect(api('/user/destroy', body)).rejects.toMatchObject({ errno: -215 })
  })
})

/** Keeps the stored state of a document as a version that this person wrote. */
async function keepVersion(database: Database, fileId: string, personId: string, title: string): Promise<void> {
  const db = database.tables<DocumentTables>()
  const { state } = await db
    .selectFrom('document_states')
    .select('state')
    .where('file_id', '=', fileId)
    .executeTakeFirstOrThrow()
  const kept = new Uint8Array(gzipSync(state))
  const about = { file_id: fileId, reason: 'named', created_at: 1, schema: 1, hash: '', resource_ids: '' } as const
  const { id } = await db
    .insertInto('document_versions')
    .values({ ...about, size: kept.byteLength, state: kept, title })
    .returning('id')
    .executeTakeFirstOrThrow()
  const author = { file_id: fileId, version_id: id, person_id: personId }
  await db.insertInto('document_version_authors').values(author).execute()
}

/** Something that this person was told, wants by mail, and does not want to be told again. */
async function keepNotification(database: Database, personId: string, fileId: string, excerpt: string): Promise<void> {
  const db = database.tables<NotificationTables>()
  const about = { person_id: personId, type: 'commented', file_id: fileId, excerpt, at: Date.now(), count: 1 } as const
  const blank = { actor_id: null, guest_number: null, comment_id: null, node_id: null, read_at: null } as const
  await db
    .insertInto('notifications')
    .values({ id: newId(), ...about, ...blank, to_mail: 1 })
    .execute()
  await db.insertInto('muted_documents').values({ person_id: personId, file_id: fileId }).execute()
  await db.insertInto('notification_mails').values({ person_id: personId, due_at: 1, sent_at: 1 }).execute()
}

/** The names of all blobs. */
async function keysIn(dataDir: string): Promise<string[]> {
  const entries = await readdir(join(dataDir, 'blobs'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}
