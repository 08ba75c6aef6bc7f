import { type Capability, capabilities, type Role } from '@ramify/contract'
import type { ExpressionBuilder, Transaction } from 'kysely'
import { AppError } from '../../platform/app-error.ts'
import { batches } from '../../platform/database/batches.ts'
import { type Database, tablesIn } from '../../platform/database/database.ts'
import type { AccessTables, Source } from './tables.ts'

export interface Right {
  fileId: string
  personId: string
  source: Source
  role: Role
  /** Null: until it is taken. */
  expiresAt: number | null
}

/** Who may do what with which file. Every call and every connection asks here, and nothing else decides. */
export interface Access {
  /** The best of a person's living rights; null also when there is no such file. */
  roleOf: (personId: string, fileId: string) => Promise<Role | null>
  /** The same, and until when nothing but a change of rights can change it; null: forever. */
  standingOf: (personId: string, fileId: string) => Promise<{ role: Role; until: number | null } | null>
  /** The same for many files; those without a right are left out. */
  rolesOf: (personId: string, fileIds: readonly string[]) => Promise<Map<string, Role>>
  /** Every file with which a person may do this. */
  filesOf: (personId: string, capability: Capability) => Promise<string[]>
  can: (personId: string, capability: Capability, fileId: string) => Promise<boolean>
  /** Refuses (-104) what one may not, what one may not see and what does not exist, all with the same words. */
  require: (personId: string, capability: Capability, fileId: string) => Promise<Role>
  /** All of them, or none is allowed. */
  requireAll: (personId: string, capability: Capability, fileIds: readonly string[]) => Promise<void>
  /** Whether there is a file that both have a living right to. */
  shareSomething: (personId: string, otherId: string) => Promise<boolean>
  give: (transaction: Transaction<unknown>, right: Right) => Promise<void>
  /** Makes a person the owner of new files, however many. */
  giveOwner: (transaction: Transaction<unknown>, personId: string, fileIds: readonly string[]) => Promise<void>
  take: (transaction: Transaction<unknown>, fileId: string, personId: string, source: Source) => Promise<void>
  /** Puts all rights to these files to sleep: nobody may do anything with them until they are resumed. */
  suspend: (transaction: Transaction<unknown>, fileIds: readonly string[]) => Promise<void>
  resume: (transaction: Transaction<unknown>, fileIds: readonly string[]) => Promise<void>
  /** Everybody's rights to files that are removed for good. */
  erase: (transaction: Transaction<unknown>, fileIds: readonly string[]) => Promise<void>
  /** A person goes for good, and with them their rights to files of others. */
  eraseAccount: (
    personId: string,
  ) => Promise<{ within: (transaction: Transaction<unknown>) => Promise<void>; after: () => Promise<void> }>
  /** To be called once the transaction that changed rights to this file is committed. */
  changed: (fileId: string) => void
  onChange: (listener: (fileId: string) => void) => void
}

interface Options {
  database: Database
  now?: () => number
}

export function createAccess({ database, now = Date.now }: Options): Access {
  const db = database.tables<AccessTables>()
  const listeners = new Set<(fileId: string) => void>()

  const livingRights = (personId: string) =>
    db
      .selectFrom('file_rights')
      .leftJoin('sleeping_files', 'sleeping_files.file_id', 'file_rights.file_id')
      .select(['file_rights.file_id', 'file_rights.role', 'file_rights.expires_at'])
      .where('file_rights.person_id', '=', personId)
      .where('sleeping_files.file_id', 'is', null)
      .where((right) => right.or([right('expires_at', 'is', null), right('expires_at', '>', now())]))

  const rightsTo = (personId: string, fileIds: readonly string[]) =>
    livingRights(personId).where('file_rights.file_id', 'in', fileIds).execute()

  const rolesOf: Access['rolesOf'] = async (personId, fileIds) => {
    const roles = new Map<string, Role>()
    for (const ids of batches(fileIds)) {
      for (const { file_id, role } of await rightsTo(personId, ids)) {
        roles.set(file_id, bestRole(role, roles.get(file_id)))
      }
    }
    return roles
  }

  const standingOf: Access['standingOf'] = async (personId, fileId) => {
    const rights = await rightsTo(personId, [fileId])
    const [first, ...rest] = rights.map(({ role }) => role)
    if (first === undefined) return null
    const ends = rights.flatMap(({ expires_at }) => expires_at ?? [])
    return { role: rest.reduce(bestRole, first), until: ends.length > 0 ? Math.min(...ends) : null }
  }

  const roleOf: Access['roleOf'] = async (personId, fileId) => (await rolesOf(personId, [fileId])).get(fileId) ?? null

  return {
    roleOf,
    rolesOf,
    standingOf,

    filesOf: async (personId, capability) => {
      const rights = await livingRights(personId).execute()
      return [...new Set(rights.filter(({ role }) => allows(role, capability)).map(({ file_id }) => file_id))]
    },

    can: async (personId, capability, fileId) => allows(await roleOf(personId, fileId), capability),

    require: async (personId, capability, fileId) => {
      const role = await roleOf(personId, fileId)
      if (!allows(role, capability)) throw noSuchFile()
      return role
    },

    requireAll: async (personId, capability, fileIds) => {
      const roles = await rolesOf(personId, fileIds)
      if (!fileIds.every((fileId) => allows(roles.get(fileId) ?? null, capability))) throw noSuchFile()
    },

    shareSomething: async (personId, otherId) => {
      const lives = (right: ExpressionBuilder<{ file_rights: AccessTables['file_rights'] }, 'file_rights'>) =>
        right.or([right('expires_at', 'is', null), right('expires_at', '>', now())])
      const found = await db
        .selectFrom('file_rights')
        .leftJoin('sleeping_files', 'sleeping_files.file_id', 'file_rights.file_id')
        .select('file_rights.file_id')
        .where('person_id', '=', personId)
        .where('sleeping_files.file_id', 'is', null)
        .where((right) => right.or([right('expires_at', 'is', null), right('expires_at', '>', now())]))
        .where(
          'file_rights.file_id',
          'in',
          db.selectFrom('file_rights').select('file_id').where('person_id', '=', otherId).where(lives),
        )
        .limit(1)
        .executeTakeFirst()
      return found !== undefined
    },

    give: async (transaction, { fileId, personId, source, role, expiresAt }) => {
      const right = { file_id: fileId, person_id: personId, source, role, expires_at: expiresAt, created_at: now() }
      await tablesIn<AccessTables>(transaction)
        .insertInto('file_rights')
        .values(right)
        .onConflict((conflict) =>
          conflict.columns(['file_id', 'person_id', 'source']).doUpdateSet({ role, expires_at: expiresAt }),
        )
        .execute()
    },

    giveOwner: async (transaction, personId, fileIds) => {
      const right = {
        person_id: personId,
        source: 'owner',
        role: 'owner',
        expires_at: null,
        created_at: now(),
      } as const
      for (const ids of batches(fileIds)) {
        await tablesIn<AccessTables>(transaction)
          .insertInto('file_rights')
          .values(ids.map((file_id) => ({ file_id, ...right })))
          .execute()
      }
    },

    take: async (transaction, fileId, personId, source) => {
      await tablesIn<AccessTables>(transaction)
        .deleteFrom('file_rights')
        .where('file_id', '=', fileId)
        .where('person_id', '=', personId)
        .where('source', '=', source)
        .execute()
    },

    suspend: async (transaction, fileIds) => {
      for (const ids of batches(fileIds)) {
        await tablesIn<AccessTables>(transaction)
          .insertInto('sleeping_files')
          .values(ids.map((file_id) => ({ file_id })))
          .onConflict((conflict) => conflict.column('file_id').doNothing())
          .execute()
      }
    },

    resume: async (transaction, fileIds) => {
      for (const ids of batches(fileIds)) {
        await tablesIn<AccessTables>(transaction).deleteFrom('sleeping_files').where('file_id', 'in', ids).execute()
      }
    },

    erase: async (transaction, fileIds) => {
      for (const ids of batches(fileIds)) {
        for (const table of ['file_rights', 'sleeping_files'] as const) {
          await tablesIn<AccessTables>(transaction).deleteFrom(table).where('file_id', 'in', ids).execute()
        }
      }
    },

    eraseAccount: async (personId) => {
      const lost: string[] = []
      return {
        within: async (transaction) => {
          const rights = await tablesIn<AccessTables>(transaction)
            .deleteFrom('file_rights')
            .where('person_id', '=', personId)
            .returning('file_id')
            .execute()
          lost.push(...rights.map(({ file_id }) => file_id))
        },
        after: async () => {
          for (const fileId of lost) for (const listener of listeners) listener(fileId)
        },
      }
    },

    changed: (fileId) => {
      for (const listener of listeners) listener(fileId)
    },

    onChange: (listener) => {
      listeners.add(listener)
    },
  }
}

const allows = (role: Role | null, capability: Capability): role is Role =>
  role !== null && capabilities[role].includes(capability)

/** The role with more capabilities. */
function bestRole(one: Role, other: Role | undefined): Role {
  if (other === undefined) return one
  return capabilities[one].length >= capabilities[other].length ? one : other
}

/** The same error for a file that is missing, that the person may not see, and that they may not change. */
export const noSuchFile = () => new AppError(-104, { code: '-104:open' })
