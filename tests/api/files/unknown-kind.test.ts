// @module-tag never-retried
import { closeCodes } from '@ramify/contract'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { createAppend } from '../../../apps/server/src/domains/documents/journal/append-entries.ts'
import type { DocumentTables } from '../../../apps/server/src/domains/documents/tables.ts'
import { copy } from '../../../apps/server/src/domains/files/copies/copy.ts'
import type { FileTables } from '../../../apps/server/src/domains/files/tables.ts'
import type { Database } from '../../../apps/server/src/platform/database/database.ts'
import { LiveClient } from '../../kit/collab/live-client.ts'
import { engines } from '../../kit/database/engines.ts'
import { openFileServices } from '../../kit/server/file-services.ts'
import { openStoreOf } from '../../kit/server/own-store.ts'
import { type SharedServer, sharedServer } from '../../kit/server/shared-servers.ts'

const unknownKind = 7
const content = { root: { data: { text: 'Mine' }, children: [] } }

describe.each(engines)('a document of a kind that only a newer server knows, on $name', (engine) => {
  let server: SharedServer
  let store: ReturnType<typeof openStoreOf>
  beforeAll(async () => {
    server = await sharedServer(engine)
    store = openStoreOf(server)
  })
  afterAll(() => store.close())

  async function newcomer() {
    const ann = await store.newPerson()
    await ann.api('/touch', { file_name: 'Map' })
    const { file_guid } = await ann.api('/touch', { file_name: 'Tomorrow' })
    await makeUnknown(store.database, file_guid)
    return { ...ann, file_guid }
  }

  it('is listed among the others, renamed, thrown away and taken back', async () => {
    const { api, file_guid } = await newcomer()
    const listed = async () => (await api('/ls', {})).files.map(({ file_name, naotu_type }) => [file_name, naotu_type])
    expect((await listed()).sort()).toEqual([
      ['Map', 0],
      ['Tomorrow', 7],
    ])
    expect((await api('/ls', { naotu_type: unknownKind })).files).toMatchObject([{ file_guid }])
    expect(await api('/rename', { file_guids: file_guid, new_name: 'Later' })).toMatchObject({ naotu_type: 7 })
    expect((await api('/search', { words: 'later' })).files).toMatchObject([{ file_guid, naotu_type: 7 }])
    await api('/rm', { file_guids: file_guid })
    expect((await api('/ls_trash', {})).files).toMatchObject([{ file_guid, naotu_type: 7 }])
    await api('/revert', { file_guids: file_guid })
    expect(await listed()).toContainEqual(['Later', 7])
  })

  it('is opened, saved and edited by nobody here: apps are told to update', async () => {
    const { api, token, file_guid } = await newcomer()
    const before = await storedIn(store.database, file_guid)
    await expect(api('/open', { file_guid })).rejects.toMatchObject({ errno: -426, failure: { code: '-426' } })
    const save = api('/save', { file_guid, content, hash: '0'.repeat(64), on_conflict: 'copy' })
    await expect(save).rejects.toMatchObject({ errno: -426 })
    await expect(api('/touch', { naotu_type: unknownKind })).rejects.toMatchObject({ errno: -400 })
    for (const schema of ['1', '99']) {
      const client = new LiveClient({ address: () => server.address, token, fileId: file_guid })
      client.open({ schema })
      expect(await client.closed()).toBe(closeCodes.update)
    }
    expect(await storedIn(store.database, file_guid)).toEqual(before)
  })

  it('keeps its pictures, and is named in what its owner takes along', async () => {
    const { api, file_guid } = await newcomer()
    const picture = {
      type: 'image/png',
      key: '0'.repeat(32),
      display_key: null,
      width: 1,
      height: 1,
      bytes: 1,
      source_hash: '',
    }
    await store.database
      .tables<{ resources: Record<string, string | number | null> }>()
      .insertInto('resources')
      .values({ ...picture, file_id: file_guid, id: 'boat', created_at: Date.now() })
      .execute()
    expect(await api('/callbacks/delete_resources', { resource_ids: ['boat'] })).toEqual({ marked: 0 })
    const { url } = await api('/user/export', {})
    const zip = unzipSync(new Uint8Array(await (await fetch(server.address + url)).arrayBuffer()))
    const documents = JSON.parse(Buffer.from(zip['documents.json'] ?? []).toString()) as { name: string }[]
    expect(documents.toSorted((one, other) => (one.name < other.name ? -1 : 1))).toMatchObject([
      { name: 'Map', entry: 'documents/Map.json' },
      { name: 'Tomorrow', file_guid, entry: null },
    ])
    expect(Object.keys(zip)).toContain('documents/Map.json')
  })

  it('is not compacted, and copied byte for byte', async () => {
    const house = await openFileServices(engine)
    try {
      const { database } = house.services
      const fileId = await house.makeDocument('Tomorrow')
      await house.documents.compact(fileId)
      await makeUnknown(database, fileId)
      const before = await storedIn(database, fileId)
      expect(before).toMatchObject({ changes: [expect.any(Uint8Array)], readings: [] })
      await house.documents.compact(fileId)
      expect(await storedIn(database, fileId)).toEqual(before)
      expect(await house.documents.health()).toBe('ok')
      const { files } = await copy(house.services)({ file_guids: fileId }, house.caller)
      expect(files).toMatchObject([{ naotu_type: 7 }])
      const copyId = files[0]?.file_guid ?? ''
      await house.documents.compact(copyId)
      expect(await storedIn(database, copyId)).toEqual(before)
    } finally {
      await house.close()
    }
  })
})

/** As if a newer server had written it: a state and a change that nobody here understands, and nothing said of them. */
async function makeUnknown(database: Database, fileId: string): Promise<void> {
  const db = database.tables<DocumentTables & FileTables>()
  const doc = new Y.Doc()
  doc.getMap('meta').set('kind', 'tomorrow')
  doc.getArray('things').push([1, 2, 3])
  const state = Y.encodeStateAsUpdate(doc)
  const vector = Y.encodeStateVector(doc)
  doc.getArray('things').push([4])
  const change = Y.encodeStateAsUpdate(doc, vector)
  await db.updateTable('files').set({ kind: unknownKind }).where('id', '=', fileId).execute()
  // A compaction that has read it before starts again.
  const states = { state, compacted_at: Date.now() + 1_000 }
  await db.updateTable('document_states').set(states).where('file_id', '=', fileId).execute()
  await createAppend(database)([{ fileId, personId: null, change }], 1)
  await db.deleteFrom('document_readings').where('file_id', '=', fileId).execute()
}

/** All that is stored of it but its id and the numbers of its rows. */
async function storedIn(database: Database, fileId: string) {
  const db = database.tables<DocumentTables>()
  const of = <Table extends keyof DocumentTables>(table: Table) =>
    db
      .selectFrom(table as keyof DocumentTables)
      .selectAll()
      .where('file_id', '=', fileId)
      .execute() as Promise<unknown> as Promise<DocumentTables[Table][]>
  const [states, rows] = [await of('document_states'), await of('document_journal')]
  return {
    states: states.map(({ state, compacted_at }) => [Uint8Array.from(state), compacted_at]),
    changes: rows.map(({ change }) => Uint8Array.from(change)),
    readings: await of('document_readings'),
    quarantine: await of('document_quarantine'),
  }
}
