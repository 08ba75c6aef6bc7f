import type { AvatarPreset } from '@ramify/contract'
import type { Transaction } from 'kysely'
import type { Blobs } from '../../../platform/blobs/blobs.ts'
import { type Database, tablesIn } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/random.ts'
import type { AccountTables } from '../tables.ts'

/** A picture that was checked and made anew. */
export interface Picture {
  bytes: Uint8Array
  type: 'image/png' | 'image/jpeg'
}

interface Options {
  database: Database
  blobs: Blobs
  /** A blob that nothing names once the transaction ends. */
  leaveBlob: (transaction: Transaction<unknown>, key: string) => Promise<void>
}

/** The pictures of people: one each at most, a preset or their own. */
export function createAvatars({ database, blobs, leaveBlob }: Options) {
  const db = database.tables<AccountTables>()
  const replace = (personId: string, avatar: string | null, row?: Omit<AccountTables['avatars'], 'person_id'>) =>
    database
      .tables<unknown>()
      .transaction()
      .execute(async (transaction) => {
        const own = tablesIn<AccountTables>(transaction)
        const old = await own
          .deleteFrom('avatars')
          .where('person_id', '=', personId)
          .returning('key')
          .executeTakeFirst()
        if (old) await leaveBlob(transaction, old.key)
        const known = await own
          .updateTable('accounts')
          .set({ avatar })
          .where('id', '=', personId)
          .returning('id')
          .executeTakeFirst()
        if (row && known)
          await own
            .insertInto('avatars')
            .values({ person_id: personId, ...row })
            .execute()
      })

  return {
    choose: (personId: string, preset: AvatarPreset | null) => replace(personId, preset),

    /** The blob first: an avatar that is recorded is one that can be fetched. */
    put: async (personId: string, { bytes, type }: Picture): Promise<void> => {
      const [id, key] = [newId(), newId()]
      await blobs.put(key, bytes, { size: bytes.byteLength, type })
      await replace(personId, id, { id, key, type })
    },

    /** A person goes for good. */
    eraseAccount: async (personId: string) => ({
      within: async (transaction: Transaction<unknown>) => {
        const gone = await tablesIn<AccountTables>(transaction)
          .deleteFrom('avatars')
          .where('person_id', '=', personId)
          .returning('key')
          .executeTakeFirst()
        if (gone) await leaveBlob(transaction, gone.key)
      },
    }),

    find: (personId: string, id: string) =>
      db
        .selectFrom('avatars')
        .select(['key', 'type'])
        .where('person_id', '=', personId)
        .where('id', '=', id)
        .executeTakeFirst(),
  }
}

export type Avatars = ReturnType<typeof createAvatars>
