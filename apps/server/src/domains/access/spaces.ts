import type { Kysely, Transaction } from 'kysely'
import { tablesIn } from '../../platform/database/database.ts'
import { isNamed, lives } from './held-rights.ts'
import { type Principal, personalSpace } from './principal.ts'
import type { AccessTables } from './tables.ts'

/** Who owns files, and whose plan counts for them. */
export interface Spaces {
  /** Made with the root of a person's files; a second time changes nothing. */
  addPersonalSpace: (transaction: Transaction<unknown>, personId: string) => Promise<void>
  /** The person whose plan is that of the space. */
  ownerOf: (spaceId: string) => Promise<string>
  /** Whether somebody owns the space of a file, the trash included, where all other rights are suspended. */
  owns: (principal: Principal, fileId: string) => Promise<boolean>
  /** Spaces in which somebody has files in their own name or that of a team: those they own, and those with grants to them. */
  spacesOf: (principal: Principal) => Promise<{ own: string[]; shared: string[] }>
  removePersonalSpace: (transaction: Transaction<unknown>, personId: string) => Promise<void>
}

export function createSpaces(db: Kysely<AccessTables>, now: () => number): Spaces {
  return {
    addPersonalSpace: async (transaction, personId) => {
      await tablesIn<AccessTables>(transaction)
        .insertInto('spaces')
        .values({ id: personalSpace(personId), type: 'person', owner_id: personId, created_at: now() })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
    },

    ownerOf: async (spaceId) => {
      const space = await db.selectFrom('spaces').select('owner_id').where('id', '=', spaceId).executeTakeFirst()
      // Of a person who has no file yet.
      return space?.owner_id ?? spaceId
    },

    owns: async (principal, fileId) => {
      const found = await db
        .selectFrom('files')
        .innerJoin('spaces', 'spaces.id', 'files.space_id')
        .select('files.id')
        .where('files.id', '=', fileId)
        .where('spaces.owner_id', '=', principal.personId)
        .executeTakeFirst()
      return found !== undefined
    },

    spacesOf: async (principal) => {
      const owned = await db.selectFrom('spaces').select('id').where('owner_id', '=', principal.personId).execute()
      const granted = await db
        .selectFrom('grants')
        .innerJoin('files', 'files.id', 'grants.file_id')
        .select('files.space_id')
        .distinct()
        .where(isNamed(principal))
        .where(lives(now()))
        .where('files.trashed_at', 'is', null)
        .execute()
      const own = new Set(owned.map(({ id }) => id))
      return { own: [...own], shared: granted.map(({ space_id }) => space_id).filter((id) => !own.has(id)) }
    },

    removePersonalSpace: async (transaction, personId) => {
      const db = tablesIn<AccessTables>(transaction)
      await db.deleteFrom('spaces').where('id', '=', personalSpace(personId)).execute()
      await db
        .deleteFrom('access_counters')
        .where('id', 'in', [personalSpace(personId), personId])
        .execute()
    },
  }
}
