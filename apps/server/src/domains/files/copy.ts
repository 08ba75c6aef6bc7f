import type { Kysely, Transaction } from 'kysely'
import { AppError } from '../../platform/app-error.ts'
import { batches } from '../../platform/database/batches.ts'
import { tablesIn } from '../../platform/database/database.ts'
import type { Handler } from '../../platform/http/call.ts'
import { newId } from '../../platform/random.ts'
import { sortName } from '../../platform/text/sort-name.ts'
import { branchesOf } from './branches.ts'
import { copyName } from './copy-name.ts'
import { livingFiles, presentFile } from './file-row.ts'
import { requireDepth } from './folder-depth.ts'
import { freeName } from './free-name.ts'
import { copyKey } from './keys.ts'
import { eachOnce, requireOwnFiles } from './named-files.ts'
import { requireOwnFolder } from './require-own-folder.ts'
import { requireRoom } from './require-room.ts'
import type { Services } from './services.ts'
import type { FileTables } from './tables.ts'
import { holdTree } from './tree.ts'

/** Files in one copy: more would keep everybody else from writing for too long. */
const mostCopied = 10_000

export function copy(services: Services): Handler<'/cp'> {
  const { database, access, documents, resources, search, planOf } = services
  const db = database.tables<FileTables>()

  const answerOf = async (personId: string, tops: readonly string[]) => {
    const rows = await livingFiles(db).where('files.id', 'in', tops).execute()
    const byId = new Map(rows.map((row) => [row.id, row]))
    const inOrder = tops.flatMap((id) => byId.get(id) ?? [])
    return { copied: tops.length, files: inOrder.map((row) => presentFile(row, personId, 'owner')) }
  }

  return async ({ file_guids, copy_to, idempotency_key: key }, { session: { personId } }) => {
    const asked = eachOnce(file_guids)
    const keys = key === undefined ? [] : asked.map((_, nth) => copyKey(key, nth))
    // What was copied may be gone since.
    const known = await madeUnder(db, personId, keys)
    if (known.length > 0) return answerOf(personId, known)
    await access.requireAll(personId, 'manage', copy_to === undefined ? asked : [...asked, copy_to])
    const { limits } = await planOf(personId)
    await documents.settled()
    const { made, unread, tops } = await database
      .tables<unknown>()
      .transaction()
      .execute(async (transaction) => {
        const db = tablesIn<FileTables>(transaction)
        await holdTree(access, transaction, personId)
        const known = await madeUnder(db, personId, keys)
        if (known.length > 0) return { made: [], unread: [], tops: known }
        if (copy_to !== undefined) await requireOwnFolder(db, personId, copy_to, 'copy_to')
        await requireOwnFiles(db, personId, asked)
        const sources = await sourcesOf(db, asked)
        const ofDocuments = sources.filter(({ type }) => type === 'file')
        await requireRoom(db, personId, { limits, count: ofDocuments.length, code: '213', reason: 'rs017' })
        const newIds = new Map(sources.map(({ id }) => [id, newId()]))
        await insertCopies(transaction, { personId, sources, newIds, to: copy_to, keys })
        await access.giveOwner(transaction, personId, [...newIds.values()])
        const pairs = ofDocuments.map(({ id }) => [id, newIds.get(id) as string] as const)
        const unread = await documents.copy(transaction, pairs)
        await resources.copy(transaction, pairs)
        return {
          made: [...newIds.values()],
          unread,
          tops: sources.filter(({ isTop }) => isTop).map(({ id }) => newIds.get(id) as string),
        }
      })
    documents.made(unread)
    search.later(made)
    return answerOf(personId, tops)
  }
}

/** The copies that an earlier call with this key made, in its order. */
async function madeUnder(db: Kysely<FileTables>, personId: string, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const made = await db
    .selectFrom('files')
    .select(['id', 'touch_key'])
    .where('owner_id', '=', personId)
    .where('touch_key', 'in', keys)
    .execute()
  const byKey = new Map(made.map(({ id, touch_key }) => [touch_key, id]))
  return keys.flatMap((key) => byKey.get(key) ?? [])
}

interface Source extends Pick<FileTables['files'], 'id' | 'type' | 'kind' | 'name' | 'sort_name'> {
  parent_id: string
  /** Named by the caller, and not in a folder that is named as well. */
  isTop: boolean
}

/** Everything that is to be copied, what was named first. */
async function sourcesOf(db: Kysely<FileTables>, asked: readonly string[]): Promise<Source[]> {
  const branches = await branchesOf(db, asked)
  const ids = [...branches.values()].flat()
  if (ids.length > mostCopied) throw new AppError(-413, { field: 'file_guids' })
  const sources: Source[] = []
  for (const some of batches(ids)) {
    const rows = await db
      .selectFrom('files')
      .select(['id', 'type', 'kind', 'name', 'sort_name', 'parent_id'])
      .where('id', 'in', some)
      .execute()
    // The root was refused before.
    sources.push(...rows.map((row) => ({ ...row, parent_id: row.parent_id as string, isTop: branches.has(row.id) })))
  }
  const order = new Map(asked.map((id, nth) => [id, nth]))
  const placeOf = ({ id }: Source) => order.get(id) ?? asked.length
  return sources.sort((one, other) => placeOf(one) - placeOf(other))
}

interface Copies {
  personId: string
  sources: readonly Source[]
  newIds: ReadonlyMap<string, string>
  /** Beside each of them when it is not said. */
  to: string | undefined
  /** Of those that were named, in their order; none where the caller sent none. */
  keys: readonly string[]
}

async function insertCopies(
  transaction: Transaction<unknown>,
  { personId, sources, newIds, to, keys }: Copies,
): Promise<void> {
  const db = tablesIn<FileTables>(transaction)
  const at = Date.now()
  const rowOf = (source: Source, parent_id: string, name = source.name, key: string | null = null) => ({
    id: newIds.get(source.id) as string,
    owner_id: personId,
    parent_id,
    type: source.type,
    kind: source.kind,
    name,
    sort_name: name === source.name ? source.sort_name : sortName(name),
    touch_key: key,
    created_at: at,
    updated_at: at,
    trashed_at: null,
    trashed_with: null,
  })
  const height = heightIn(sources)
  for (const [nth, source] of sources.filter(({ isTop }) => isTop).entries()) {
    const folderId = to ?? source.parent_id
    if (source.type === 'folder') await requireDepth(db, folderId, 1 + height(source.id), 'copy_to')
    // One after the other: two of the same name come into one folder.
    const name = await freeName(db, { folderId, type: source.type }, source.name, copyName(source.name))
    await db
      .insertInto('files')
      .values(rowOf(source, folderId, name, keys[nth]))
      .execute()
  }
  const below = sources.filter(({ isTop }) => !isTop)
  for (const some of batches(below)) {
    const rows = some.map((source) => rowOf(source, newIds.get(source.parent_id) as string))
    await db.insertInto('files').values(rows).execute()
  }
}

/** How many levels of folders lie in a folder that is copied. */
function heightIn(sources: readonly Source[]): (folderId: string) => number {
  const parents = new Map(sources.map(({ id, parent_id, isTop }) => [id, isTop ? undefined : parent_id]))
  const heights = new Map<string, number>()
  for (const { id, type } of sources) {
    if (type !== 'folder') continue
    let height = 0
    for (let at: string | undefined = id; at !== undefined; at = parents.get(at)) {
      if ((heights.get(at) ?? -1) >= height) break
      heights.set(at, height++)
    }
  }
  return (folderId) => heights.get(folderId) ?? 0
}
