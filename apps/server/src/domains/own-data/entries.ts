import type { Kysely } from 'kysely'
import type { Blobs } from '../../platform/blobs/blobs.ts'
import type { Database } from '../../platform/database/database.ts'
import { type Access, personalSpace, principalOf } from '../access/index.ts'
import type { Documents } from '../documents/index.ts'
import { createEntryNames } from './entry-names.ts'
import { versionsEntry } from './versions-entry.ts'
import type { ZipEntry } from './zip.ts'

/** Kept by other domains; here they are only read. */
interface ReadTables {
  files: {
    id: string
    space_id: string
    parent_id: string | null
    type: 'file' | 'folder'
    name: string
    created_at: number
    updated_at: number
    trashed_at: number | null
  }
  /** A name: a file that is attached to a topic. */
  resources: { file_id: string; id: string; key: string; type: string; name: string | null }
}

type FileRow = ReadTables['files']

export interface Belongings {
  database: Database
  documents: Pick<Documents, 'read' | 'versions' | 'readVersion'>
  blobs: Pick<Blobs, 'get'>
  describe: (
    personId: string,
  ) => Promise<{ account: object; settings: object; avatar: { key: string; type: string } | null }>
  /** By the name of their entry: what other domains know of a person; null: nothing. */
  more?: Readonly<Record<string, (personId: string) => Promise<object | null>>>
  /** The teams of a person. What is in those they own is theirs. */
  teamsOf: (personId: string) => Promise<readonly { team_id: string; name: string }[]>
  access: Pick<Access, 'spacesOf'>
}

/** What lies in the zip: the account, the settings, every document of one's own and of one's teams as content, its versions, its pictures and the files attached to it. */
export async function* entriesOf(belongings: Belongings, personId: string): AsyncGenerator<ZipEntry> {
  const { database, blobs, describe, teamsOf, access } = belongings
  const db = database.tables<ReadTables>()
  const { account, settings, avatar } = await describe(personId)
  yield text('account.json', JSON.stringify(account, null, 2))
  yield text('settings.json', JSON.stringify(settings, null, 2))
  for (const [name, describeMore] of Object.entries(belongings.more ?? {})) {
    const described = await describeMore(personId)
    if (described) yield text(`${name}.json`, JSON.stringify(described, null, 2))
  }
  if (avatar) yield* picture(blobs, `avatar.${endingOf(avatar.type)}`, avatar.key)

  const teams = await teamsOf(personId)
  if (teams.length > 0) yield text('teams.json', JSON.stringify(teams, null, 2))
  const teamNames = new Map(teams.map(({ team_id, name }) => [team_id, name]))
  const { own } = await access.spacesOf(principalOf({ personId }))

  const files = await db
    .selectFrom('files')
    .select(['id', 'space_id', 'parent_id', 'type', 'name', 'created_at', 'updated_at', 'trashed_at'])
    .where('space_id', 'in', [personalSpace(personId), ...own])
    .orderBy('id')
    .execute()
  const names = createEntryNames()
  const foldersOf = folderNames(files)
  const list: object[] = []
  for (const file of files.filter(({ type }) => type === 'file')) {
    const read = await readContent(belongings, file.id, personId)
    if (read === 'gone') continue
    const { id, name: title, created_at, updated_at, trashed_at } = file
    let entry: string | null = null
    let versions: ZipEntry | null = null
    if (read !== 'unreadable') {
      const team = teamNames.get(file.space_id)
      const place = team === undefined ? ['documents'] : ['teams', team]
      entry = names([...place, ...foldersOf(file)], title, '.json')
      yield text(entry, read.json)
      versions = await versionsEntry(belongings.documents, id, personId)
      if (versions) yield versions
    }
    list.push({ file_guid: id, name: title, entry, versions: versions?.name, created_at, updated_at, trashed_at })
    yield* picturesOf(db, blobs, id)
  }
  yield text('documents.json', JSON.stringify(list, null, 2))
}

const text = (name: string, written: string): ZipEntry => ({ name, bytes: Buffer.from(written), isText: true })

const endingOf = (type: string) => (type === 'image/png' ? 'png' : 'jpg')

/** `gone` when it was removed for good since the list was made, `unreadable` when only a newer server knows its kind. */
async function readContent(
  { documents }: Belongings,
  fileId: string,
  by: string,
): Promise<{ json: string } | 'gone' | 'unreadable'> {
  try {
    return await documents.read(fileId, by)
  } catch (error) {
    const { errno } = error as { errno?: unknown }
    if (errno === -104) return 'gone'
    if (errno === -426) return 'unreadable'
    throw error
  }
}

async function* picturesOf(
  db: Kysely<ReadTables>,
  blobs: Belongings['blobs'],
  fileId: string,
): AsyncGenerator<ZipEntry> {
  const resources = await db
    .selectFrom('resources')
    .select(['id', 'key', 'type', 'name'])
    .where('file_id', '=', fileId)
    .orderBy('id')
    .execute()
  const names = createEntryNames()
  for (const { id, key, type, name } of resources) {
    const plainId = id.replace(/[^\w-]/g, '_')
    // By its id as well: the document names it by that, and others may be called the same.
    const entry =
      name === null ? `pictures/${fileId}/${plainId}.${endingOf(type)}` : names(['files', fileId, plainId], name, '')
    yield* picture(blobs, entry, key)
  }
}

/** One that is missing in the blob store is left out, rather than all that comes after it. */
async function* picture(blobs: Belongings['blobs'], name: string, key: string): AsyncGenerator<ZipEntry> {
  const blob = await blobs.get(key)
  if (blob) yield { name, bytes: blob.stream, isText: false }
}

/** The names of the folders a file lies in, the outermost first; the root has none. */
function folderNames(files: readonly FileRow[]): (file: FileRow) => string[] {
  const byId = new Map(files.map((file) => [file.id, file]))
  return (file) => {
    const path: string[] = []
    let folder = byId.get(file.parent_id ?? '')
    // A tree, so this ends; should it ever be none, it ends too.
    for (let depth = 0; folder && folder.parent_id !== null && depth < 1000; depth++) {
      path.unshift(folder.name)
      folder = byId.get(folder.parent_id)
    }
    return path
  }
}
