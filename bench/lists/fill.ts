import { capabilities } from '@ramify/contract'
import { sql } from 'kysely'
import { createAccess } from '../../apps/server/src/domains/access/index.ts'
import type { FileTables } from '../../apps/server/src/domains/files/tables.ts'
import { createSearch } from '../../apps/server/src/domains/search/index.ts'
import { batches } from '../../apps/server/src/platform/database/batches.ts'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import { createLog } from '../../apps/server/src/platform/log.ts'
import { newId } from '../../apps/server/src/platform/random.ts'
import { sortName } from '../../apps/server/src/platform/text/sort-name.ts'

export interface Sizes {
  accounts: number
  /** In one of them; the others have ten each. */
  files: number
  folders: number
  trashed: number
}

type File = FileTables['files']

const inRoot = 40

const words = ['plan', 'tea', 'summer', 'budget', '计划', '会议记录', '旅行', 'review', 'garden', '目标']
const wordAt = (nth: number) => words[nth % words.length] as string

export interface Filled {
  personId: string
  rootId: string
  /** The team that was given a right to everything of that person. */
  teamId: string
  /** Rows that this right is, however many are in the team. */
  grants: number
}

/** Somebody with very many files among many with few. Gives who that is. */
export async function fill(database: Database, sizes: Sizes): Promise<Filled> {
  const [personId, rootId, teamId] = [newId(), newId(), newId()]
  // Some in the root, so that the first part of a list has both, and the others in those.
  const folders = some(sizes.folders, (nth) =>
    fileOf({ space_id: personId, parent_id: rootId, type: 'folder', name: `Folder ${nth}` }),
  )
  for (const [nth, folder] of folders.slice(inRoot).entries()) folder.parent_id = folders[nth % inRoot]?.id ?? rootId
  await addFiles(database, [
    fileOf({ id: rootId, space_id: personId, parent_id: null, type: 'folder', name: '', touch_key: 'root' }),
    ...folders,
    ...some(sizes.files, (nth) => fileOf({ space_id: personId, parent_id: rootId, name: nameOf(nth), nth })),
    ...some(sizes.trashed, (nth) => {
      const id = newId()
      const trash = { trashed_at: Date.now() - nth, trashed_with: id }
      return fileOf({ id, space_id: personId, parent_id: rootId, name: nameOf(nth), nth, ...trash })
    }),
  ])
  for (let account = 1; account < sizes.accounts; account++) {
    const [space_id, parent_id] = [newId(), newId()]
    await addFiles(database, [
      fileOf({ id: parent_id, space_id, parent_id: null, type: 'folder', name: '', touch_key: 'root' }),
      ...some(10, (nth) => fileOf({ space_id, parent_id, name: nameOf(nth), nth })),
    ])
  }
  const access = createAccess({ database })
  await database
    .tables<unknown>()
    .transaction()
    .execute((transaction) =>
      access.give(transaction, {
        ...{ fileId: rootId, subject: { type: 'team', id: teamId }, source: 'member' },
        ...{ capabilities: capabilities.viewer, expiresAt: null },
      }),
    )
  const search = createSearch({ database, log: createLog('warn') })
  await search.settled()
  await search.stop()
  if (database.engine === 'postgres') await sql`vacuum analyze`.execute(database.tables())
  else await sql`analyze`.execute(database.tables())
  const grants = await database
    .tables<{ grants: { file_id: string } }>()
    .selectFrom('grants')
    .select('file_id')
    .execute()
  return { personId, rootId, teamId, grants: grants.length }
}

const some = <Item>(count: number, make: (nth: number) => Item) => Array.from({ length: count }, (_, nth) => make(nth))

const nameOf = (nth: number) => `${wordAt(nth)} ${nth}`

/** A dozen topics, one word of which is in every third map. */
const textOf = (nth: number) => some(12, (topic) => `${wordAt(nth + topic * 3)} topic ${topic}`).join('\n')

function fileOf({ nth = 0, ...given }: Partial<File> & Pick<File, 'space_id' | 'name'> & { nth?: number }): File {
  const at = Date.now() - nth * 1_000
  return {
    id: newId(),
    parent_id: null,
    type: 'file',
    kind: 0,
    sort_name: sortName(given.name),
    touch_key: null,
    created_at: at,
    updated_at: at,
    trashed_at: null,
    trashed_with: null,
    ...given,
  }
}

async function addFiles(database: Database, files: readonly File[]): Promise<void> {
  const db = database.tables<Record<string, Record<string, unknown>>>()
  for (const part of batches(files)) {
    const documents = part.filter(({ type }) => type === 'file')
    const content = JSON.stringify({ root: { data: { text: 'x'.repeat(2_000) }, children: [] } })
    const spaces = part.filter(({ touch_key }) => touch_key === 'root')
    if (spaces.length > 0) {
      const space = { type: 'person', created_at: 0 }
      await db
        .insertInto('spaces')
        .values(spaces.map(({ space_id }) => ({ ...space, id: space_id, owner_id: space_id })))
        .execute()
    }
    const reading = { content, hash: '', node_count: 12, image_count: 0, resource_ids: '', thumbnail: null, read_at: 0 }
    await db
      .insertInto('files')
      .values(part.map((file) => ({ ...file })))
      .execute()
    if (documents.length === 0) continue
    await db
      .insertInto('document_readings')
      .values(
        documents.map(({ id }, nth) => ({ ...reading, file_id: id, search_text: textOf(nth), thumbnail_version: id })),
      )
      .execute()
    await db
      .insertInto('recent_files')
      .values(documents.map(({ id, space_id, updated_at }) => ({ person_id: space_id, file_id: id, at: updated_at })))
      .execute()
  }
}
