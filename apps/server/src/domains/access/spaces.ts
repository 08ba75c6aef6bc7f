import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { tablesIn } from '../../platform/database/database.ts'
import { accessCounters } from './counters.ts'
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
  /** The same within a transaction that holds what says so: they may have handed it over since they were asked. */
  ownsIn: (transaction: Transaction<unknown>, principal: Principal, fileId: string) => Promise<boolean>
  /** Spaces in which somebody has files in their own name or that of a team: those they own, and those with grants to them. */
  spacesOf: (principal: Principal) => Promise<{ own: string[]; shared: string[] }>
  /** Of a team, with the id of the team. */
  addTeamSpace: (transaction: Transaction<unknown>, teamId: string, ownerId: string) => Promise<void>
  /** The owners of those of the spaces that are a team's, in a transaction; those of teams that were ended have none (empty). */
  teamOwnersIn: (transaction: Transaction<unknown>, spaceIds: readonly string[]) => Promise<Map<string, string>>
  /** Those of a person. */
  teamSpacesIn: (transaction: Transaction<unknown>, ownerId: string) => Promise<string[]>
  /** Another person owns the space of a team from now on; null: nobody, it was ended. */
  handOverSpace: (transaction: Transaction<unknown>, teamId: string, ownerId: string | null) => Promise<void>
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

    owns: (principal, fileId) => owns(db, principal, fileId),
    ownsIn: (transaction, principal, fileId) => owns(tablesIn<AccessTables>(transaction), principal, fileId),

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

    addTeamSpace: async (transaction, teamId, ownerId) => {
      await tablesIn<AccessTables>(transaction)
        .insertInto('spaces')
        .values({ id: teamId, type: 'team', owner_id: ownerId, created_at: now() })
        .execute()
    },

    teamOwnersIn: async (transaction, spaceIds) => {
      const teams = await tablesIn<AccessTables>(transaction)
        .selectFrom('spaces')
        .select(['id', 'owner_id'])
        .where('id', 'in', spaceIds)
        .where('type', '=', 'team')
        .execute()
      return new Map(teams.map(({ id, owner_id }) => [id, owner_id]))
    },

    teamSpacesIn: async (transaction, ownerId) => {
      const teams = await tablesIn<AccessTables>(transaction)
        .selectFrom('spaces')
        .select('id')
        .where('owner_id', '=', ownerId)
        .where('type', '=', 'team')
        .orderBy('id')
        .execute()
      return teams.map(({ id }) => id)
    },

    handOverSpace: async (transaction, teamId, ownerId) => {
      await tablesIn<AccessTables>(transaction)
        .updateTable('spaces')
        .set({ owner_id: ownerId ?? '' })
        .where('id', '=', teamId)
        .where('type', '=', 'team')
        .execute()
      await accessCounters.raise(transaction, [teamId])
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

async function owns(db: Kysely<AccessTables>, { personId }: Principal, fileId: string): Promise<boolean> {
  const found = await db
    .selectFrom('files')
    .innerJoin('spaces', 'spaces.id', 'files.space_id')
    .select('files.id')
    .where('files.id', '=', fileId)
    .where('spaces.owner_id', '=', personId)
    .executeTakeFirst()
  return found !== undefined
}

/** A query for the ids of all spaces that the owner of this one owns: their plan and their storage count for all of them together. */
export const spacesOfSameOwner = (spaceId: string): RawBuilder<string> => sql<string>`
  (select owned.id from spaces as named join spaces as owned on owned.owner_id = named.owner_id where named.id = ${spaceId})`
