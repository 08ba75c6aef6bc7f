// @module-tag never-retried
import type { Client, FileEntry } from '@ramify/contract'
import { describe, expect, it, onTestFinished } from 'vitest'
import { migrations } from '../../apps/server/migrations/index.ts'
import { createAccess, principalOf } from '../../apps/server/src/domains/access/index.ts'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { apiClient, password } from '../kit/api.ts'
import { openStore } from '../kit/database/database.ts'
import { engines, type Store } from '../kit/database/engines.ts'
import { startServer } from '../kit/server/server.ts'
import { type OldFile, type OldRows, oldRows, topics, writeOldRows } from './files-before-spaces.ts'

const documents = 10_000
/** Each so many documents one is opened. */
const opened = 250

describe.each(engines)(`${documents} files that were there before spaces, on $name`, (engine) => {
  it('answer as before, every one of them, and to nobody else', { timeout: 1_200_000 }, async () => {
    const rows = oldRows(documents)
    const store = await engine.fresh()
    await writeOldRows(store, rows)
    process.stdout.write(`${engine.name}: ${documents} files migrated in ${await timedMigration(store)} ms\n`)
    const server = await startServer({ engine: { name: engine.name, fresh: async () => store } })
    onTestFinished(() => server.stop())
    const old = new OldAnswers(rows)
    await expectRights(store, old)
    await searchIndexed(store, old)

    for (const person of rows.people) {
      const { api_token } = await apiClient(server.address)('/passport/login', { email: person.email, password })
      const { token } = await apiClient(server.address)('/login', { api_token })
      const api = apiClient(server.address, token)
      await expectLists(api, old, person.id)
      await expectSearches(api, old, person.id)
      await expectContents(api, old, person.id)
    }
  })
})

/** By the very call with which a server starts; its milliseconds. */
async function timedMigration(store: Store): Promise<number> {
  const database = openStore(store)
  const start = performance.now()
  try {
    expect(await migrate(database, migrations)).toContain('0013-grants')
  } finally {
    await database.close()
  }
  return Math.round(performance.now() - start)
}

/** What the build before spaces answered, by its rows alone. */
class OldAnswers {
  readonly rows: OldRows
  readonly byId: ReadonlyMap<string, OldFile>
  readonly #readings: ReadonlyMap<string, OldRows['documents'][number]['reading']>
  readonly #roles = new Map<string, Map<string, 'owner' | 'editor' | 'viewer'>>()

  constructor(rows: OldRows) {
    this.rows = rows
    this.byId = new Map(rows.files.map((file) => [file.id, file]))
    this.#readings = new Map(rows.documents.map(({ reading }) => [reading.file_id, reading]))
    for (const { id } of rows.people) this.#roles.set(id, new Map())
    for (const { file_id, person_id, role, expires_at } of rows.rights) {
      const isSuspended = this.file(file_id).trashed_at !== null
      if (!isSuspended && expires_at === null) this.#roles.get(person_id)?.set(file_id, role)
    }
  }

  file(id: string): OldFile {
    const file = this.byId.get(id)
    if (!file) throw new Error(`there was no file ${id}`)
    return file
  }

  reading(id: string) {
    return this.#readings.get(id)
  }

  /** Of every file that is not in the trash. */
  rolesOf(personId: string): Map<string, 'owner' | 'editor' | 'viewer'> {
    return this.#roles.get(personId) ?? new Map()
  }

  entry(file: OldFile, personId: string): FileEntry {
    const isOwner = file.owner_id === personId
    const reading = this.reading(file.id)
    return {
      file_guid: file.id,
      parent_guid: isOwner ? file.parent_id : null,
      file_name: file.name,
      file_type: file.type,
      naotu_type: file.kind,
      owner_id: file.owner_id,
      is_share: 0,
      is_open: 0,
      is_cooperation: 0,
      is_owner: isOwner,
      isOwner,
      allow_edit: isOwner || this.rolesOf(personId).get(file.id) === 'editor',
      allow_arrange: isOwner,
      team_id: null,
      node_num: reading?.node_count ?? 0,
      image_num: reading?.image_count ?? 0,
      thumbnail: reading?.thumbnail_version ?? null,
      created_at: file.created_at,
      updated_at: file.updated_at,
    }
  }
}

/** The rights of each person to every file; one of them has none. */
async function expectRights(store: Store, old: OldAnswers): Promise<void> {
  const database = openStore(store)
  try {
    const access = createAccess({ database })
    const ids = old.rows.files.map(({ id }) => id)
    for (const { id: personId } of old.rows.people) {
      const roles = await access.rolesOf(principalOf({ personId }), ids)
      expect(roles).toEqual(old.rolesOf(personId))
    }
  } finally {
    await database.close()
  }
}

async function expectLists(api: Client, old: OldAnswers, personId: string): Promise<void> {
  const own = old.rows.files.filter(({ owner_id }) => owner_id === personId)
  const living = own.filter(({ trashed_at }) => trashed_at === null)
  const entries = (files: readonly OldFile[]) => files.map((file) => old.entry(file, personId))

  const inFolder = Map.groupBy(living, ({ parent_id }) => parent_id)
  const order = { order_type: 'file_name', sort_by: 'asc', limit: 200 } as const
  for (const folder of living.filter(({ type }) => type === 'folder')) {
    const listed = await allParts((cursor) => api('/ls', { dir_guid: folder.id, ...order, ...cursor }))
    expect(listed).toEqual(entries((inFolder.get(folder.id) ?? []).toSorted(byTypeAndName)))
  }
  // Nobody lists a folder of others.
  for (const { id } of old.rows.files.filter(({ type, owner_id }) => type === 'folder' && owner_id !== personId)) {
    await expect(api('/ls', { dir_guid: id })).rejects.toMatchObject({ errno: -104 })
  }

  const trashed = own.filter(({ id, trashed_with }) => trashed_with === id).toSorted(newestFirst('trashed_at'))
  const inTrash = await allParts((cursor) => api('/ls_trash', { limit: 200, ...cursor }))
  expect(inTrash).toEqual(trashed.map((file) => ({ ...old.entry(file, personId), trashed_at: file.trashed_at })))

  const visits = old.rows.recent.filter((visit) => visit.person_id === personId)
  const seen = visits.filter(({ file_id }) => old.rolesOf(personId).has(file_id))
  const recent = await allParts((cursor) => api('/ls_recently_edit', { limit: 200, ...cursor }))
  expect(recent).toEqual(
    seen
      .map(({ file_id, at }) => ({ ...old.file(file_id), at }))
      .toSorted(newestFirst('at'))
      .map(({ at, ...file }) => ({ ...old.entry(file, personId), visited_at: at })),
  )
}

async function expectSearches(api: Client, old: OldAnswers, personId: string): Promise<void> {
  const visible = [...old.rolesOf(personId).keys()]
  for (const words of topics) {
    const found = await allParts((cursor) => api('/search', { words, limit: 100, ...cursor }))
    const wanted = visible.filter((id) => old.reading(id)?.search_text.includes(words))
    expect(found.map(({ file_guid }) => file_guid).sort()).toEqual(wanted.sort())
    for (const { matched, snippet, ...entry } of found) {
      expect([matched, entry]).toEqual(['text', old.entry(old.file(entry.file_guid), personId)])
      expect(snippet.text).toContain(words)
    }
  }
}

async function expectContents(api: Client, old: OldAnswers, personId: string): Promise<void> {
  const roles = old.rolesOf(personId)
  const sample = old.rows.documents.filter((_, nth) => nth % opened === 0)
  for (const { reading } of sample) {
    const [file, file_guid] = [old.file(reading.file_id), reading.file_id]
    if (!roles.has(file_guid)) {
      await expect(api('/open', { file_guid })).rejects.toMatchObject({ errno: -104 })
      continue
    }
    expect(await api('/open', { file_guid })).toMatchObject({
      file: old.entry(file, personId),
      content: JSON.parse(reading.content),
      hash: reading.hash,
      owner_id: file.owner_id,
    })
  }
}

/** The index is made when the server starts. */
async function searchIndexed(store: Store, { rows }: OldAnswers): Promise<void> {
  const wanted = rows.files.filter(({ parent_id }) => parent_id !== null).length
  const database = openStore(store)
  const db = database.tables<{ search_index_files: { file_id: string } }>()
  try {
    await expect
      .poll(async () => (await db.selectFrom('search_index_files').select('file_id').execute()).length, {
        ...{ timeout: 400_000, interval: 500 },
      })
      .toBe(wanted)
  } finally {
    await database.close()
  }
}

/** Folders first, then by name as bytes, as both engines compare them. */
function byTypeAndName(one: OldFile, other: OldFile): number {
  if (one.type !== other.type) return one.type === 'folder' ? -1 : 1
  return compareBytes(one.sort_name, other.sort_name) || compareBytes(one.id, other.id)
}

const newestFirst =
  <Key extends string>(key: Key) =>
  (one: { id: string } & { [key in Key]: number | null }, other: typeof one): number =>
    Number(other[key]) - Number(one[key]) || compareBytes(other.id, one.id)

const compareBytes = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other))

async function allParts<Entry>(
  part: (cursor: { cursor?: string }) => Promise<{ files: Entry[]; cursor: string | null }>,
): Promise<Entry[]> {
  const entries: Entry[] = []
  for (let next: string | null | undefined; next !== null; ) {
    const { files, cursor } = await part(next === undefined ? {} : { cursor: next })
    entries.push(...files)
    next = cursor
  }
  return entries
}
