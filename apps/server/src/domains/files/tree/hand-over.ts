import type { PlanLimits } from '@ramify/contract'
import type { Transaction } from 'kysely'
import { tablesIn } from '../../../platform/database/database.ts'
import { noSuchFile } from '../../access/index.ts'
import type { Services } from '../services.ts'
import type { FileTables } from '../tables.ts'
import { requireRoom } from './require-room.ts'
import { holdTree } from './tree.ts'

interface Move {
  /** Where it lies, as far as whoever hands it over knows. */
  from: string
  spaceId: string
  limits: PlanLimits
}

/** Prepares to move a document into another space, and gives what does it at the beginning of a transaction. */
export type HandOver = (fileId: string, move: Move) => Promise<(transaction: Transaction<unknown>) => Promise<void>>

/** A document gets another owner: it lies in the root of their space, and counts as theirs. Whoever calls it raises the access counters. */
export function handOver({ access, search, storage }: Services): HandOver {
  return async (fileId, { from, spaceId, limits }) => {
    const prepared = await search.prepare(fileId)
    return async (transaction) => {
      const db = tablesIn<FileTables>(transaction)
      const file = await db
        .selectFrom('files')
        .select('id')
        .where('id', '=', fileId)
        .where('space_id', '=', from)
        .where('type', '=', 'file')
        .where('trashed_at', 'is', null)
        .executeTakeFirst()
      // Handed over a moment ago, by another call.
      if (!file) throw noSuchFile()
      // In one order for all, so that two who hand files to each other do not wait in a circle.
      const roots = new Map<string, string>()
      for (const id of [from, spaceId].sort()) roots.set(id, await holdTree(access, transaction, id))
      await requireRoom(db, spaceId, { limits, code: '213', reason: 'rs016' })
      const size = (await storage.sizesOf(transaction, [fileId])).get(fileId) ?? 0
      await storage.requireRoom(transaction, spaceId, size)
      const moved = await db
        .updateTable('files')
        // The key was one of the owner before.
        .set({ space_id: spaceId, parent_id: roots.get(spaceId) ?? null, touch_key: null })
        .where('id', '=', fileId)
        .where('space_id', '=', from)
        .where('trashed_at', 'is', null)
        .returning('id')
        .execute()
      if (moved.length === 0) throw noSuchFile()
      await search.write(transaction, fileId, prepared)
    }
  }
}
