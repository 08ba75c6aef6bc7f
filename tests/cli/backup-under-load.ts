import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { clientSchemaHeader } from '@ramify/contract'
import { clientSchema } from '@ramify/document'
import { expect, onTestFinished } from 'vitest'
import { apiClient, newPerson, type Person } from '../kit/api.ts'
import { addTopic } from '../kit/collab/collab.ts'
import { LiveClient } from '../kit/collab/live-client.ts'
import type { EngineUnderTest, Store } from '../kit/database/engines.ts'
import { ramify, ramifyInProcess } from '../kit/server/ramify.ts'
import { startServer } from '../kit/server/server.ts'
import { type Busy, CoWriter, LoneWriter, Maker } from './busy-people.ts'
import { addBytes, addDocuments, addPictures, addVersion, allRows, blobKeys, namedVersion, sameBlob } from './sample.ts'

interface Load {
  from: EngineUnderTest
  to: EngineUnderTest
  /** Rows of bytes, which the backup has to read meanwhile. */
  rows: number
  /** People who are alone in a document. */
  alone: number
  /** People who share a document. */
  together: readonly string[]
  /** Programs that make documents. */
  makers: number
}

/**
 * Backs up a server while people edit, restores it on another engine, and compares: what was quiet is equal, what was
 * edited is as it was at one moment between the start and the end of the backup.
 */
export async function backupUnderLoad({ from, to, rows: bytes, alone, together, makers }: Load): Promise<void> {
  const archive = join(await freshFolder(), 'backup.tar')
  const server = await serverOn(from)
  const person = await newPerson(server.address)
  const touch = async (file_name: string) => (await person.api('/touch', { file_name })).file_guid
  const quiet = await addDocuments(person)
  await addBytes(server.store, quiet[0] as string, bytes)
  await addVersion(server.store, quiet[0] as string)
  const keys = await addPictures(server.store, quiet[0] as string)
  const before = await hashesOf(person, quiet)

  const own = await Promise.all(Array.from({ length: alone }, (_, nth) => touch(`own ${nth}`)))
  const lone = own.map((fileId) => new LoneWriter(server, person, fileId))
  const shared = await touch('shared')
  const writers = together.map((name) => new CoWriter(server, person, shared, name))
  const makersAtWork = Array.from({ length: makers }, () => new Maker(person))
  const everybody: Busy[] = [...lone, ...writers, ...makersAtWork]
  const stop = new AbortController()
  const work = Promise.all(everybody.map((one) => one.work(stop.signal)))
  await Promise.race([work, untilEach(everybody, 3)])
  const atStart = new Map(everybody.map((one) => [one, one.saved]))
  const taken = await ramify(server.store, 'backup', archive)
  const atEnd = new Map(everybody.map((one) => [one, one.saved]))
  stop.abort()
  await work
  const savedBefore = (one: Busy) => atStart.get(one) as number

  expect(taken).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Backed up [\d,]+ rows of \d+ tables and 3 /),
  })
  expect(taken.stderr).toMatch(/Rows: .* \(100 %\)\n/)
  expect((await stat(archive)).mode & 0o777).toBe(0o600)
  for (const [one, saved] of atEnd) expect(saved, 'written meanwhile').toBeGreaterThan(savedBefore(one))

  const store = await to.fresh()
  onTestFinished(() => store.dispose())
  const restored = await ramify(store, 'restore', archive)
  expect(restored).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Restored [\d,]+ rows and 3 blobs of /) })
  expect(await blobKeys(store)).toEqual([...keys].sort())
  for (const key of keys) expect(await sameBlob(store, server.store, key)).toBe(true)
  const rows = await allRows(store)
  const sourceRows = await allRows(server.store)
  expect(rows?.document_quarantine).toEqual(sourceRows?.document_quarantine)
  for (const table of ['document_versions', 'document_version_authors']) {
    const [own, others] = [rows?.[table] ?? [], sourceRows?.[table] ?? []].map((all) => all.filter(isNamedVersion))
    expect(own).toHaveLength(1)
    expect(own).toEqual(others)
  }
  expect(rows?.resources?.map(keyOf)).toEqual(sourceRows?.resources?.map(keyOf))

  const other = await serverOn(on(to, store))
  await expect(apiClient(other.address, person.token)('/ls', {})).rejects.toMatchObject({ errno: -102 })
  const again = await signIn(other.address, person)
  expect(await hashesOf(again, quiet)).toEqual(before)
  for (const writer of lone) {
    const [hash] = await hashesOf(again, [writer.fileId])
    const edits = writer.hashes.indexOf(hash as string)
    expect(edits, 'edits in the archive').toBeGreaterThanOrEqual(savedBefore(writer))
    // One more may have been on its way; it was called saved later.
    expect(edits).toBeLessThanOrEqual((atEnd.get(writer) as number) + 1)
  }
  for (const writer of writers) {
    const { content = {} } = await again.api('/open', { file_guid: shared })
    const found = writer.topics.filter((topic) => JSON.stringify(content).includes(`"${topic}"`))
    expect(found).toEqual(writer.topics.slice(0, found.length))
    expect(found.length).toBeGreaterThanOrEqual(savedBefore(writer))
  }
  const files = (rows?.files ?? []).map((line) => JSON.parse(line)).filter(({ type }) => type === 'file')
  for (const maker of makersAtWork) {
    const made = files.filter(({ id }) => maker.fileIds.includes(id))
    expect(made.length).toBeGreaterThanOrEqual(savedBefore(maker))
  }
  const fileIds = files.map(({ id }) => id)
  expect(fileIds).toEqual(expect.arrayContaining([...quiet, ...own, shared]))
  expect(await hashesOf(again, fileIds)).not.toContain(undefined)

  for (const used of [server.store, store]) {
    expect(await ramifyInProcess(used, 'restore', archive), 'a restore beside a server').toEqual({
      code: 1,
      stdout: '',
      stderr: 'ramify: the database is in use already (table accounts has rows): restore into an empty one\n',
    })
  }
  expect(await hashesOf(again, quiet)).toEqual(before)
  await keepsWorking(other.address, again, own[0] as string)
}

async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ramify-backup-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

async function serverOn(engine: EngineUnderTest) {
  const server = await startServer({ engine, env: { LOG_LEVEL: 'error' } })
  onTestFinished(() => server.stop())
  return server
}

/** A server on a store that is there already. */
const on = (engine: EngineUnderTest, store: Store): EngineUnderTest => ({ ...engine, fresh: async () => store })

/** One that the server does not touch meanwhile. */
const isNamedVersion = (line: string): boolean => line.includes(String(namedVersion))

const keyOf = (line: string): string => JSON.parse(line).key

async function hashesOf({ api }: Pick<Person, 'api'>, fileIds: readonly string[]): Promise<string[]> {
  const hashes: string[] = []
  for (const file_guid of fileIds) hashes.push((await api('/open', { file_guid })).hash)
  return hashes
}

async function signIn(address: string, { email, password }: Person): Promise<Pick<Person, 'api' | 'token'>> {
  const { api_token } = await apiClient(address)('/passport/login', { email, password })
  const { token } = await apiClient(address)('/login', { api_token })
  return { token, api: apiClient(address, token, { [clientSchemaHeader]: String(clientSchema) }) }
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
