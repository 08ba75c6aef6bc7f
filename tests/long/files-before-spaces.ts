import { newMap } from '@ramify/document'
import * as Y from 'yjs'
import { migrations } from '../../apps/server/migrations/index.ts'
import { hashPassword } from '../../apps/server/src/domains/accounts/sign-in/password-hash.ts'
import { serverKinds } from '../../apps/server/src/domains/documents/kinds/table.ts'
import { fullReadingOf } from '../../apps/server/src/domains/documents/reading/reading.ts'
import { batches } from '../../apps/server/src/platform/database/batches.ts'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { newId } from '../../apps/server/src/platform/random.ts'
import { sortName } from '../../apps/server/src/platform/text/sort-name.ts'
import { password } from '../kit/api.ts'
import { addTopic } from '../kit/collab/collab.ts'
import { openStore } from '../kit/database/database.ts'
import type { Store } from '../kit/database/engines.ts'

const firstStepAfter = '0012-spaces'
const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < firstStepAfter))

export interface OldFile {
  id: string
  owner_id: string
  parent_id: string | null
  type: 'file' | 'folder'
  kind: number
  name: string
  sort_name: string
  touch_key: string | null
  created_at: number
  updated_at: number
  trashed_at: number | null
  trashed_with: string | null
}

export interface OldReading {
  file_id: string
  content: string
  hash: string
  node_count: number
  image_count: number
  resource_ids: string
  search_text: string
  thumbnail: string | null
  thumbnail_version: string | null
  read_at: number
}

interface OldRight {
  file_id: string
  person_id: string
  source: 'owner' | 'member'
  role: 'owner' | 'editor' | 'viewer'
  expires_at: number | null
  created_at: number
}

export interface OldDocument {
  state: Uint8Array
  reading: OldReading
}

/** What a database held that the build before spaces left behind. */
export interface OldRows {
  people: { id: string; email: string }[]
  files: OldFile[]
  documents: OldDocument[]
  rights: OldRight[]
  recent: { person_id: string; file_id: string; at: number }[]
}

const names = ['Plan', 'summer', 'Budget', '计划', '会议记录', '旅行', 'Review', 'Älter', '目标', 'zebra']
/** One of them is in each document. */
export const topics = ['harvest', 'lighthouse', '灯塔']
/** Levels of folders under the root. */
const deepest = 7
const hour = 3_600_000

/** Ann has most of the files, Ben some of his own and rights to some of hers, and Carl has none. */
export function oldRows(documents: number): OldRows {
  const [ann, ben, carl] = ['ann', 'ben', 'carl'].map((name) => ({ id: newId(), email: `${name}@example.com` })) as [
    OldRows['people'][number],
    OldRows['people'][number],
    OldRows['people'][number],
  ]
  const ofAnn = treeOf(ann.id, { documents: documents * 0.7, folders: 300 })
  const ofBen = treeOf(ben.id, { documents: documents * 0.3, folders: 60 })
  const files = [...ofAnn, ...ofBen]
  const created_at = 1
  const owned = files.map(
    ({ id, owner_id }): OldRight => ({
      ...{ file_id: id, person_id: owner_id, source: 'owner', role: 'owner', expires_at: null, created_at },
    }),
  )
  const shared = ofAnn.filter(({ type }, nth) => type === 'file' && nth % 40 === 0)
  const given = shared.map(
    ({ id }, nth): OldRight => ({
      ...{ file_id: id, person_id: ben.id, source: 'member', role: nth % 2 === 0 ? 'editor' : 'viewer', created_at },
      expires_at: nth % 5 === 0 ? Date.now() - hour : null,
    }),
  )
  const visited = ofAnn.filter(({ type }, nth) => type === 'file' && nth % 20 === 0)
  const recent = [...visited.map(({ id }) => ({ person_id: ann.id, file_id: id })), ...given].map(
    ({ person_id, file_id }, nth) => ({ person_id, file_id, at: 1_000 + Math.floor(nth / 2) }),
  )
  return {
    people: [ann, ben, carl],
    files,
    documents: files.flatMap((file, nth) => (file.type === 'file' ? [documentOf(file, nth)] : [])),
    rights: [...owned, ...given],
    recent,
  }
}

/** Half of the documents are in one folder, some in the trash alone, and some with their folder. */
function treeOf(owner_id: string, sizes: { documents: number; folders: number }): OldFile[] {
  const make = (file: Pick<OldFile, 'name' | 'parent_id' | 'type'>, nth: number): OldFile => ({
    id: newId(),
    owner_id,
    kind: 0,
    sort_name: sortName(file.name),
    touch_key: null,
    created_at: 1_000 + Math.floor(nth / 3),
    updated_at: 2_000 + Math.floor(nth / 7),
    trashed_at: null,
    trashed_with: null,
    ...file,
  })
  const root = { ...make({ name: '', parent_id: null, type: 'folder' }, 0), touch_key: 'root' }
  const levels: OldFile[][] = [[root]]
  const folders: OldFile[] = []
  for (let nth = 0; nth < sizes.folders; nth++) {
    const level = 1 + (nth % deepest)
    const above = levels[level - 1] as OldFile[]
    const parent = above[nth % above.length] as OldFile
    const folder = make({ name: `${nameAt(nth)} folder ${nth}`, parent_id: parent.id, type: 'folder' }, nth)
    folders.push(folder)
    const others = levels[level] ?? []
    levels[level] = others
    others.push(folder)
  }
  const documents = Array.from({ length: sizes.documents }, (_, nth) => {
    const folder = nth % 2 === 0 ? root : (folders[nth % folders.length] as OldFile)
    return make({ name: `${nameAt(nth)} ${nth}`, parent_id: folder.id, type: 'file' }, nth)
  })
  const files = [root, ...folders, ...documents]
  const thrown = [...folders.filter((_, nth) => nth % 50 === 49), ...documents.filter((_, nth) => nth % 25 === 24)]
  for (const [nth, file] of thrown.entries()) if (file.trashed_at === null) trash(files, file, 5_000 + nth)
  return files
}

function trash(files: readonly OldFile[], file: OldFile, at: number, top = file): void {
  Object.assign(file, { trashed_at: at, trashed_with: top.id })
  if (file.type === 'file') return
  for (const inside of files)
    if (inside.parent_id === file.id && inside.trashed_at === null) trash(files, inside, at, top)
}

const nameAt = (nth: number) => names[nth % names.length] as string

const mindmap = serverKinds.get(0)

function documentOf({ id, name }: OldFile, nth: number): OldDocument {
  const doc = newMap({ text: name })
  addTopic(doc, `${topics[nth % topics.length]} ${nth}`)
  const { content, hash, nodeNum, imageNum, resourceIds, searchText } = fullReadingOf(mindmap, doc)
  return {
    state: Y.encodeStateAsUpdate(doc),
    reading: {
      ...{ file_id: id, content, hash, node_count: nodeNum, image_count: imageNum, resource_ids: resourceIds },
      ...{ search_text: searchText, thumbnail: '<svg/>', thumbnail_version: `3-${nth}`, read_at: 1 },
    },
  }
}

/** Writes them into an empty store, by the schema of that build. */
export async function writeOldRows(store: Store, { people, files, documents, rights, recent }: OldRows): Promise<void> {
  const database = openStore(store)
  try {
    await migrate(database, before)
    const account = { password_hash: await hashPassword(password), agreed_at: 1, created_at: 1 }
    const accounts = people.map((person) => ({ ...person, nickname: person.email, ...account }))
    const trashed = files.filter(({ trashed_at }) => trashed_at !== null)
    const states = documents.map(({ state, reading: { file_id } }) => ({ file_id, state, lifted: 0, compacted_at: 1 }))
    await insert(database, 'accounts', accounts)
    await insert(database, 'files', files)
    await insert(database, 'file_rights', rights)
    await insert(
      database,
      'sleeping_files',
      trashed.map(({ id }) => ({ file_id: id })),
    )
    await insert(database, 'document_states', states)
    await insert(
      database,
      'document_readings',
      documents.map(({ reading }) => reading),
    )
    await insert(database, 'recent_files', recent)
  } finally {
    await database.close()
  }
}

async function insert(database: Database, table: string, rows: readonly object[]): Promise<void> {
  const db = database.tables<Record<string, Record<string, unknown>>>()
  for (const some of batches(rows)) {
    await db
      .insertInto(table)
      .values(some.map((row) => ({ ...row })))
      .execute()
  }
}
