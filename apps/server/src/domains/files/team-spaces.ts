import type { Transaction } from 'kysely'
import { tablesIn } from '../../platform/database/database.ts'
import { sortName } from '../../platform/text/sort-name.ts'
import { type Access, personalSpace } from '../access/index.ts'
import type { Services } from './services.ts'
import type { FileTables } from './tables.ts'
import { addRoot, findRoots, holdTrees } from './tree/tree.ts'

type Used = Pick<Services, 'database' | 'access' | 'search' | 'removers'>

interface EndedTeam {
  /** Of which rights have changed. */
  rootId: string
  /** In the trash of the owner; null when the team had no files. */
  folderId: string | null
  documents: number
  /** To be indexed again. */
  fileIds: string[]
}

/** What `teams` needs of the files of a team. */
export interface TeamSpaces {
  /** The folders in which everything of these teams lies, by team. */
  rootsOf: (teamIds: readonly string[]) => Promise<Map<string, string>>
  /** Gives the root. */
  begin: (transaction: Transaction<unknown>, teamId: string) => Promise<string>
  /** Nobody adds, moves or removes a file of these spaces until the transaction ends. */
  hold: (transaction: Transaction<unknown>, spaceIds: readonly string[]) => Promise<void>
  /** Everything of a team comes into the trash of its owner, in a folder of this name. */
  end: (transaction: Transaction<unknown>, team: { id: string; ownerId: string; name: string }) => Promise<EndedTeam>
  /** After the transaction in which it ended. */
  ended: (team: EndedTeam) => void
}

export function teamSpaces({ database, access, search, removers }: Used): TeamSpaces {
  return {
    rootsOf: (teamIds) => findRoots(database.tables<FileTables>(), teamIds),
    begin: addRoot,
    hold: async (transaction, spaceIds) => void (await holdTrees(access, transaction, spaceIds)),
    end: async (transaction, team) => {
      const ended = await end(access, transaction, team)
      await search.remove(transaction, ended.fileIds)
      // An empty folder is not put into the trash: it is gone, and what named it with it.
      if (ended.folderId === null) for (const remove of removers) await remove(transaction, [ended.rootId])
      return ended
    },
    ended: ({ rootId, fileIds }) => {
      access.changed(rootId)
      search.later(fileIds)
    },
  }
}

async function end(
  access: Access,
  transaction: Transaction<unknown>,
  { id: teamId, ownerId, name }: { id: string; ownerId: string; name: string },
): Promise<EndedTeam> {
  const db = tablesIn<FileTables>(transaction)
  const spaceId = personalSpace(ownerId)
  const roots = await holdTrees(access, transaction, [spaceId, teamId])
  const rootId = roots.get(teamId) as string
  const at = Date.now()
  // What was in the trash of the team already is in that of its owner, as it was.
  const trashed = await db
    .updateTable('files')
    .set({ space_id: spaceId, touch_key: null })
    .where('space_id', '=', teamId)
    .where('trashed_at', 'is not', null)
    .returning('id')
    .execute()
  const living = await db
    .updateTable('files')
    .set({ space_id: spaceId, touch_key: null, trashed_at: at, trashed_with: rootId })
    .where('space_id', '=', teamId)
    .returning(['id', 'type'])
    .execute()
  const fileIds = [...living, ...trashed].map(({ id }) => id)
  if (living.length === 1) {
    await db.deleteFrom('files').where('id', '=', rootId).execute()
    await access.erase(transaction, [rootId])
    return { rootId, folderId: null, documents: 0, fileIds: fileIds.filter((id) => id !== rootId) }
  }
  // The root becomes a folder like any other.
  const folder = { parent_id: roots.get(spaceId) as string, name, sort_name: sortName(name), updated_at: at }
  await db.updateTable('files').set(folder).where('id', '=', rootId).execute()
  return { rootId, folderId: rootId, documents: living.filter(({ type }) => type === 'file').length, fileIds }
}
