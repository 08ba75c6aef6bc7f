import type { Kysely, Transaction } from 'kysely'
import { batches } from '../../../platform/database/batches.ts'
import { tablesIn } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/random.ts'
import { type Access, noSuchFile, personalSpace } from '../../access/index.ts'
import type { FileTables } from '../tables.ts'
import { findByKey, rootKey } from './keys.ts'

export function findRoot(db: Kysely<FileTables>, spaceId: string): Promise<string | undefined> {
  return findByKey(db, spaceId, rootKey)
}

/** Of several spaces, by space. */
export async function findRoots(db: Kysely<FileTables>, spaceIds: readonly string[]): Promise<Map<string, string>> {
  const roots = new Map<string, string>()
  for (const ids of batches(spaceIds)) {
    const found = await db
      .selectFrom('files')
      .select(['id', 'space_id'])
      .where('space_id', 'in', ids)
      .where('touch_key', '=', rootKey)
      .execute()
    for (const { id, space_id } of found) roots.set(space_id, id)
  }
  return roots
}

/**
 * Holds the whole tree of a space until the transaction ends, and gives its root. Whoever adds, moves or removes files does it under
 * this hold, so that no limit is passed and nothing is put into a folder that goes.
 */
export async function holdTree(access: Access, transaction: Transaction<unknown>, spaceId: string): Promise<string> {
  return (await holdTrees(access, transaction, [spaceId])).get(spaceId) as string
}

/**
 * The same for several spaces; gives the root of each. With a team's space that of its owner is held as well, whose limits count for
 * both. In one order for all, so that two calls never wait for each other: those of people first.
 */
export async function holdTrees(
  access: Access,
  transaction: Transaction<unknown>,
  spaceIds: readonly string[],
): Promise<Map<string, string>> {
  const owners = await access.teamOwnersIn(transaction, spaceIds)
  const ofPeople = spaceIds.filter((spaceId) => !owners.has(spaceId))
  const ofOwners = [...owners.values()].filter(Boolean).map(personalSpace)
  const roots = new Map<string, string>()
  const hold = async (some: readonly string[]) => {
    for (const spaceId of [...new Set(some)].sort()) {
      if (!roots.has(spaceId)) roots.set(spaceId, await holdPersonal(access, transaction, spaceId))
    }
  }
  await hold([...ofPeople, ...ofOwners])
  for (const teamId of [...owners.keys()].sort()) roots.set(teamId, await holdTeam(transaction, teamId))
  if (owners.size > 0) {
    // One that was handed over while this waited. It cannot be handed over again before the transaction ends.
    const now = await access.teamOwnersIn(transaction, [...owners.keys()])
    await hold([...now.values()].filter(Boolean).map(personalSpace))
  }
  return roots
}

/** The root is made when it is missing. */
async function holdPersonal(access: Access, transaction: Transaction<unknown>, spaceId: string): Promise<string> {
  const { id, isNew } = await holdRoot(transaction, spaceId)
  if (isNew) await access.addPersonalSpace(transaction, spaceId)
  return id
}

/** Refuses (-104) a team that was ended. */
async function holdTeam(transaction: Transaction<unknown>, teamId: string): Promise<string> {
  const root = await tablesIn<FileTables>(transaction)
    .updateTable('files')
    .set(({ ref }) => ({ touch_key: ref('touch_key') }))
    .where('space_id', '=', teamId)
    .where('touch_key', '=', rootKey)
    .returning('id')
    .executeTakeFirst()
  if (!root) throw noSuchFile()
  return root.id
}

/** The root of a new team. */
export const addRoot = async (transaction: Transaction<unknown>, teamId: string): Promise<string> =>
  (await holdRoot(transaction, teamId)).id

async function holdRoot(transaction: Transaction<unknown>, spaceId: string): Promise<{ id: string; isNew: boolean }> {
  const id = newId()
  const at = Date.now()
  const root = await tablesIn<FileTables>(transaction)
    .insertInto('files')
    .values({
      id,
      space_id: spaceId,
      parent_id: null,
      type: 'folder',
      kind: 0,
      name: '',
      sort_name: '',
      touch_key: rootKey,
      created_at: at,
      updated_at: at,
      trashed_at: null,
      trashed_with: null,
    })
    // Writes nothing new, but whoever comes second waits here for the first to end: on both engines.
    .onConflict((conflict) =>
      conflict.columns(['space_id', 'touch_key']).doUpdateSet((row) => ({ touch_key: row.ref('excluded.touch_key') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id: root.id, isNew: root.id === id }
}
