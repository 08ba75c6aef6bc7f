import type { Kysely, Transaction } from 'kysely'
import { tablesIn } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/random.ts'
import { sortName } from '../../../platform/text/sort-name.ts'
import type { Services } from '../services.ts'
import type { FileTables, FileType } from '../tables.ts'
import { findByKey } from './keys.ts'
import { requireFolderIn } from './require-folder.ts'
import { SpaceQueue } from './space-queue.ts'
import { holdTree } from './tree.ts'

interface Order {
  spaceId: string
  /** The root where none is named. */
  parentId: string | undefined
  type: FileType
  /** As in `files.kind`. */
  kind: number
  key: string | undefined
  /** What it is called there. Asked while the tree is held: the place to refuse what does not fit into the folder or the plan. */
  nameIn: (db: Kysely<FileTables>, parentId: string) => Promise<string>
  /** What else comes with it. */
  fill?: (transaction: Transaction<unknown>, id: string) => Promise<void>
}

const queue = new SpaceQueue()

/** Makes a document or a folder, all or nothing; gives the id of the one there is where the key is known. */
export function addEntry({ database, access, search }: Services, order: Order): Promise<string> {
  const { spaceId, type, kind, key, nameIn, fill } = order
  const add = async (transaction: Transaction<unknown>) => {
    const db = tablesIn<FileTables>(transaction)
    const rootId = await holdTree(access, transaction, spaceId)
    const made = key === undefined ? undefined : await findByKey(db, spaceId, key)
    if (made !== undefined) return made
    const parentId = order.parentId ?? rootId
    await requireFolderIn(db, spaceId, parentId, 'parent_guid')
    const name = await nameIn(db, parentId)
    const id = newId()
    const at = Date.now()
    await db
      .insertInto('files')
      .values({
        id,
        space_id: spaceId,
        parent_id: parentId,
        type,
        kind,
        name,
        sort_name: sortName(name),
        touch_key: key ?? null,
        created_at: at,
        updated_at: at,
        trashed_at: null,
        trashed_with: null,
      })
      .execute()
    await fill?.(transaction, id)
    await search.write(transaction, id)
    return id
  }
  return queue.run(spaceId, () => database.tables<unknown>().transaction().execute(add))
}
