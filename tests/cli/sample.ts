import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { encodeRow } from '../../apps/cli/src/archive/rows.ts'
import { leftOut } from '../../apps/cli/src/left-out.ts'
import { folderBlobs } from '../../apps/server/src/platform/blobs/folder-blobs.ts'
import { openSnapshot } from '../../apps/server/src/platform/database/open-snapshot.ts'
import { readTableShapes } from '../../apps/server/src/platform/database/table-shapes.ts'
import { newId } from '../../apps/server/src/platform/random.ts'
import type { Person } from '../kit/api.ts'
import { openStore } from '../kit/database/database.ts'
import type { Store } from '../kit/database/engines.ts'

type Place = Omit<Store, 'dispose'>

/** Three maps with texts of all sorts, one of them also with a journal, and a flowchart; their ids. */
export async function addDocuments({ api }: Person): Promise<string[]> {
  const texts = ['plain', '思考 🧠 "quoted" \\ % \u2028', 'x'.repeat(5_000)]
  const fileIds: string[] = []
  for (const text of texts) {
    const children = Array.from({ length: 200 }, (_, nth) => ({ data: { text: `${text} ${nth}` }, children: [] }))
    const content = { root: { data: { text }, children } }
    fileIds.push((await api('/touch', { file_name: text.slice(0, 20), content })).file_guid)
  }
  const items = [
    { type: 'shape', id: 'first', kind: 'terminator', text: '开始 🧭' },
    { type: 'shape', id: 'last', kind: 'process', text: 'x'.repeat(5_000) },
    { type: 'connector', id: 'line', from: { shape: 'first' }, to: { shape: 'last' } },
  ]
  const chart = { kind: 'flowchart', version: '1', pages: [{ id: 'page', name: '流程', items }] }
  fileIds.push((await api('/touch', { file_name: 'Flowchart', naotu_type: 1, content: chart })).file_guid)
  const file_guid = fileIds[0] as string
  const { content = {}, hash } = await api('/open', { file_guid })
  const { root } = content as { root: { children: unknown[] } }
  root.children.push({ data: { text: 'saved later' }, children: [] })
  await api('/save', { file_guid, content, hash })
  return fileIds
}

/** Rows of bytes, small and large, and a few numbers at the edge of what can be. */
export async function addBytes(store: Place, fileId: string, rows: number): Promise<void> {
  await inTables(store, async (db) => {
    for (let nth = 0; nth < rows; nth++) {
      const seq = nth === 0 ? Number.MAX_SAFE_INTEGER : 1_000_000 + nth
      const change = randomBytes(nth % 10 === 0 ? 150_000 : 40_000)
      await db.insertInto('document_quarantine').values({ seq, file_id: fileId, change, at: Date.now() }).execute()
    }
  })
}

/** A version of a file that somebody wanted, which no thinning takes, and its author. */
export async function addVersion(store: Place, fileId: string): Promise<void> {
  const state = randomBytes(70_000)
  const about = {
    file_id: fileId,
    reason: 'named',
    created_at: Date.now(),
    schema: 1,
    hash: 'of 思考',
    resource_ids: '',
    title: '思考 & ideas',
    on_free_plan: 0,
  }
  await inTables(store, async (db) => {
    const version = { ...about, id: namedVersion, size: state.byteLength, state }
    await db.insertInto('document_versions').values(version).execute()
    const author = { file_id: fileId, version_id: namedVersion, person_id: newId() }
    await db.insertInto('document_version_authors').values(author).execute()
  })
}

/** Its id: far from those that the server gives. */
export const namedVersion = 1_000_000_007

/** Pictures of a file, one of them with a small copy beside it; the keys of what lies in the store. */
export async function addPictures(store: Place, fileId: string): Promise<string[]> {
  const blobs = blobsIn(store)
  const [whole, small, other] = [newId(), newId(), newId()]
  const put = async (key: string, size: number) => blobs.put(key, randomBytes(size), { size, type: 'image/png' })
  await put(whole, 2_500_000)
  await put(small, 512)
  await put(other, 1)
  await inTables(store, async (db) => {
    const picture = { file_id: fileId, type: 'image/png', width: 1, height: 1, bytes: 1, source_hash: '' }
    const resources = [
      { ...picture, id: 'first', key: whole, display_key: small, created_at: Date.now() },
      { ...picture, id: 'second', key: other, display_key: null, created_at: Date.now() },
      // Another file's copy of the same picture.
      { ...picture, id: 'third', key: whole, display_key: small, created_at: Date.now() },
    ]
    await db.insertInto('resources').values(resources).execute()
  })
  return [whole, small, other]
}

export const blobsIn = ({ dataDir }: Place) => folderBlobs(join(dataDir, 'blobs'))

export async function sameBlob(one: Place, other: Place, key: string): Promise<boolean> {
  const [first, second] = [await blobBytes(one, key), await blobBytes(other, key)]
  return first !== undefined && second !== undefined && first.equals(second)
}

async function blobBytes(store: Place, key: string): Promise<Buffer | undefined> {
  const blob = await blobsIn(store).get(key)
  if (!blob) return undefined
  const chunks: Buffer[] = []
  for await (const chunk of blob.stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

export async function blobKeys(store: Place): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of blobsIn(store).list()) keys.push(key)
  return keys.sort()
}

/** All rows by table, in an order of their own, without what no archive holds. Undefined when there is no database. */
export async function allRows(store: Place): Promise<Record<string, string[]> | undefined> {
  const snapshot = await openSnapshot({ url: store.databaseUrl, dataDir: store.dataDir })
  if (!snapshot) return undefined
  try {
    const tables: Record<string, string[]> = {}
    for (const shape of await readTableShapes(snapshot.engine, snapshot.ask)) {
      if (shape.name in leftOut) continue
      const lines: string[] = []
      for await (const rows of snapshot.rows(shape)) lines.push(...rows.map((row) => encodeRow(shape, row)))
      tables[shape.name] = lines.sort()
    }
    return tables
  } finally {
    await snapshot.close()
  }
}

/** Whether not a single row is there. */
export async function isEmpty(store: Place): Promise<boolean> {
  return Object.values((await allRows(store)) ?? {}).every((rows) => rows.length === 0)
}

type Tables = Record<string, Record<string, string | number | Uint8Array | null>>

async function inTables(store: Place, act: (db: Kysely<Tables>) => Promise<void>): Promise<void> {
  const database = openStore(store)
  try {
    await act(database.tables<Tables>())
  } finally {
    await database.close()
  }
}
