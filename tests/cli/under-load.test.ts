// @module-tag never-retried
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { apiClient, newPerson, type Person } from '../kit/api.ts'
import { addTopic } from '../kit/collab.ts'
import { type EngineUnderTest, engines, type Store } from '../kit/engines.ts'
import { LiveClient } from '../kit/live-client.ts'
import { ramify } from '../kit/ramify.ts'
import { startServer } from '../kit/server.ts'
import { type Busy, CoWriter, LoneWriter, Maker } from './busy-people.ts'
import { addBytes, addPictures, allRows, blobKeys, sameBlob } from './sample.ts'

const [sqlite, postgres] = engines as [EngineUnderTest, EngineUnderTest]
const ways = [
  { from: sqlite, to: postgres },
  { from: postgres, to: sqlite },
].map((way) => ({ ...way, name: `${way.from.name} to ${way.to.name}` }))

const cleanUps: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ramify-backup-'))
  cleanUps.push(() => rm(folder, { recursive: true }))
  return folder
}

async function serverOn(engine: EngineUnderTest) {
  const server = await startServer({ engine, env: { LOG_LEVEL: 'error' } })
  cleanUps.push(() => server.stop())
  return server
}

/** A server on a store that is there already. */
const on = (engine: EngineUnderTest, store: Store): EngineUnderTest => ({ ...engine, fresh: async () => store })

describe.each(ways)('R21 R24: a backup under load, from $name', ({ from, to }) => {
  it('restores to equal hashes', { timeout: 180_000 }, async () => {
    const archive = join(await freshFolder(), 'backup.tar')
    const server = await serverOn(from)
    const person = await newPerson(server.address)
    const touch = async (file_name: string) => (await person.api('/touch', { file_name })).file_guid
    const quiet = await quietDocuments(person)
    await addBytes(server.store, quiet[0] as string, 400)
    const keys = await addPictures(server.store, quiet[0] as string)
    const before = await hashesOf(person, quiet)

    const lone = [await touch('one'), await touch('two'), await touch('three')].map(
      (fileId) => new LoneWriter(server, person, fileId),
    )
    const shared = await touch('shared')
    const pair = ['ann', 'bob'].map((name) => new CoWriter(server, person, shared, name))
    const maker = new Maker(person)
    const everybody: Busy[] = [...lone, ...pair, maker]
    const stop = new AbortController()
    const work = Promise.all(everybody.map((one) => one.work(stop.signal)))
    await Promise.race([work, untilEach(everybody, 3)])
    const atStart = everybody.map(({ saved }) => saved)
    const taken = await ramify(server.store, 'backup', archive)
    const atEnd = everybody.map(({ saved }) => saved)
    stop.abort()
    await work

    expect(taken).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Backed up [\d,]+ rows of \d+ tables and 3 /),
    })
    expect(taken.stderr).toMatch(/Rows: .* \(100 %\)\n/)
    expect((await stat(archive)).mode & 0o777).toBe(0o600)
    for (const [nth, saved] of atStart.entries()) expect(atEnd[nth], 'written meanwhile').toBeGreaterThan(saved)

    const store = await to.fresh()
    cleanUps.push(() => store.dispose())
    const restored = await ramify(store, 'restore', archive)
    expect(restored).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Restored [\d,]+ rows and 3 blobs of /) })
    expect(await blobKeys(store)).toEqual([...keys].sort())
    for (const key of keys) expect(await sameBlob(store, server.store, key)).toBe(true)
    const rows = await allRows(store)
    const sourceRows = await allRows(server.store)
    expect(rows?.document_quarantine).toEqual(sourceRows?.document_quarantine)
    expect(rows?.resources?.map(keyOf)).toEqual(sourceRows?.resources?.map(keyOf))

    const other = await serverOn(on(to, store))
    await expect(apiClient(other.address, person.token)('/ls', {})).rejects.toMatchObject({ errno: -102 })
    const again = await signIn(other.address, person)
    expect(await hashesOf(again, quiet)).toEqual(before)
    for (const [nth, writer] of lone.entries()) {
      const [hash] = await hashesOf(again, [writer.fileId])
      const edits = writer.hashes.indexOf(hash as string)
      expect(edits, 'edits in the archive').toBeGreaterThanOrEqual(atStart[nth] as number)
      // One more may have been on its way; it was called saved later.
      expect(edits).toBeLessThanOrEqual((atEnd[nth] as number) + 1)
    }
    for (const [nth, writer] of pair.entries()) {
      const { content = {} } = await again.api('/open', { file_guid: shared })
      const found = writer.topics.filter((topic) => JSON.stringify(content).includes(`"${topic}"`))
      expect(found).toEqual(writer.topics.slice(0, found.length))
      expect(found.length).toBeGreaterThanOrEqual(atStart[lone.length + nth] as number)
    }
    const files = (rows?.files ?? []).map((line) => JSON.parse(line)).filter(({ type }) => type === 'file')
    const made = files.filter(({ id }) => maker.fileIds.includes(id))
    expect(made.length).toBeGreaterThanOrEqual(atStart.at(-1) as number)
    expect(
      await hashesOf(
        again,
        files.map(({ id }) => id),
      ),
    ).not.toContain(undefined)

    await keepsWorking(other.address, again, lone[0]?.fileId as string)
  })
})

it('moves from SQLite to PostgreSQL and back with every row as it was', { timeout: 120_000 }, async () => {
  const folder = await freshFolder()
  const server = await serverOn(sqlite)
  const person = await newPerson(server.address)
  const quiet = await quietDocuments(person)
  await addBytes(server.store, quiet[0] as string, 30)
  await addPictures(server.store, quiet[0] as string)
  // Whatever it does by itself would change rows.
  await server.kill()
  const rows = await allRows(server.store)
  let place: Omit<Store, 'dispose'> = server.store
  for (const [nth, engine] of [postgres, sqlite].entries()) {
    const archive = join(folder, `${nth}.tar`)
    expect(await ramify(place, 'backup', archive)).toMatchObject({ code: 0 })
    const store = await engine.fresh()
    cleanUps.push(() => store.dispose())
    expect(await ramify(store, 'restore', archive)).toMatchObject({ code: 0 })
    expect(await allRows(store)).toEqual(rows)
    expect(await blobKeys(store)).toEqual(await blobKeys(server.store))
    place = store
  }
})

const keyOf = (line: string): string => JSON.parse(line).key

async function quietDocuments({ api }: Person): Promise<string[]> {
  const texts = ['plain', '思考 🧠 "quoted" \\ % \u2028', 'x'.repeat(5_000)]
  const fileIds: string[] = []
  for (const text of texts) {
    const children = Array.from({ length: 200 }, (_, nth) => ({ data: { text: `${text} ${nth}` }, children: [] }))
    const content = { root: { data: { text }, children } }
    fileIds.push((await api('/touch', { file_name: text.slice(0, 20), content })).file_guid)
  }
  // This one has a journal too.
  const { content = {}, hash } = await api('/open', { file_guid: fileIds[0] as string })
  const { root } = content as { root: { children: unknown[] } }
  root.children.push({ data: { text: 'saved later' }, children: [] })
  await api('/save', { file_guid: fileIds[0] as string, content, hash })
  return fileIds
}

async function hashesOf({ api }: Pick<Person, 'api'>, fileIds: readonly string[]): Promise<string[]> {
  const hashes: string[] = []
  for (const file_guid of fileIds) hashes.push((await api('/open', { file_guid })).hash)
  return hashes
}

async function signIn(address: string, { email, password }: Person): Promise<Pick<Person, 'api' | 'token'>> {
  const { api_token } = await apiClient(address)('/passport/login', { email, password })
  const { token } = await apiClient(address)('/login', { api_token })
  return { token, api: apiClient(address, token) }
}

/** The counters go on where they were: what is written now comes after all that was restored. */
async function keepsWorking(address: string, { api, token }: Pick<Person, 'api' | 'token'>, fileId: string) {
  const client = await new LiveClient({ address: () => address, token, fileId }).connect()
  await client.until(() => client.doc.getMap('nodes').size > 0, 'filled')
  addTopic(client.doc, 'after the restore')
  expect(await client.saved()).toBe(true)
  await client.close()
  const { content = {} } = await api('/open', { file_guid: fileId })
  expect(JSON.stringify(content)).toContain('after the restore')
}

async function untilEach(busy: readonly Busy[], least: number): Promise<void> {
  while (!busy.every(({ saved }) => saved >= least)) await sleep(20)
}
