import { randomInt } from 'node:crypto'
import type { Capability } from '@ramify/contract'
import type { Kysely, Transaction } from 'kysely'
import { batches } from '../../platform/database/batches.ts'
import { type Database, tablesIn } from '../../platform/database/database.ts'
import type { Access } from '../access/index.ts'
import type { Share, SharingTables } from './tables.ts'

/** A share that can be viewed, with what is needed of its file. */
export type LiveShare = Share & { name: string; kind: number; space_id: string }

type Change = Partial<Omit<Share, 'id' | 'file_id' | 'created_at' | 'updated_at' | 'views'>> & { id?: string }

/** Links to documents. What a link allows is a grant of `access`, which is written together with its share. */
export interface Shares {
  ofFile: (fileId: string) => Promise<Share | undefined>
  /** By its link, whether it can be viewed or not. */
  find: (shareId: string) => Promise<Share | undefined>
  /** By the link or by the file: on, not run out, and its file not in the trash. */
  findLive: (named: { shareId?: string | undefined; fileId?: string | undefined }) => Promise<LiveShare | undefined>
  /** Changes the share of a file, which is made when there is none. What the change is may depend on what it was. */
  change: (fileId: string, makeChange: (before: Share) => Change) => Promise<Share>
  /** Of files that are removed for good. */
  remove: (transaction: Transaction<unknown>, fileIds: readonly string[]) => Promise<void>
}

interface Options {
  database: Database
  access: Pick<Access, 'give' | 'take' | 'changed'>
  now?: () => number
}

const source = 'share'
const letters = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const idLength = 20

/** 117 random bits: nobody finds a link by trying. Shorter than the id of a file, and without letters that look alike. */
export const newShareId = (): string =>
  Array.from({ length: idLength }, () => letters[randomInt(letters.length)]).join('')

export const hasRunOut = ({ expires_at }: Pick<Share, 'expires_at'>, now: number): boolean =>
  expires_at !== null && expires_at <= now

export function createShares({ database, access, now = Date.now }: Options): Shares {
  const db = database.tables<SharingTables>()

  return {
    ofFile: (fileId) => db.selectFrom('shares').selectAll().where('file_id', '=', fileId).executeTakeFirst(),

    find: (shareId) => db.selectFrom('shares').selectAll().where('id', '=', shareId).executeTakeFirst(),

    findLive: async ({ shareId, fileId }) => {
      let found = db
        .selectFrom('shares')
        .innerJoin('files', 'files.id', 'shares.file_id')
        .selectAll('shares')
        .select(['files.name', 'files.kind', 'files.space_id'])
        .where('shares.is_on', '=', 1)
        .where('files.trashed_at', 'is', null)
        .where(({ eb, or }) => or([eb('shares.expires_at', 'is', null), eb('shares.expires_at', '>', now())]))
      if (shareId !== undefined) found = found.where('shares.id', '=', shareId)
      if (fileId !== undefined) found = found.where('shares.file_id', '=', fileId)
      return found.executeTakeFirst()
    },

    change: async (fileId, makeChange) => {
      const share = await database
        .tables<unknown>()
        .transaction()
        .execute(async (transaction) => {
          const tables = tablesIn<SharingTables>(transaction)
          const before = await hold(tables, fileId, now())
          const after = { ...before, ...makeChange(before), updated_at: now() }
          await tables.updateTable('shares').set(after).where('file_id', '=', fileId).execute()
          if (after.id !== before.id) {
            await tables.deleteFrom('share_views').where('share_id', '=', before.id).execute()
            await access.take(transaction, { fileId, subject: linkOf(before), source })
          }
          const expiresAt = after.expires_at
          const grant = {
            fileId,
            subject: linkOf(after),
            source,
            capabilities: capabilitiesOf(after),
            expiresAt,
          } as const
          await (after.is_on ? access.give(transaction, grant) : access.take(transaction, grant))
          return after
        })
      access.changed(fileId)
      return share
    },

    remove: async (transaction, fileIds) => {
      const tables = tablesIn<SharingTables>(transaction)
      for (const ids of batches(fileIds)) {
        const gone = await tables.deleteFrom('shares').where('file_id', 'in', ids).returning('id').execute()
        const shareIds = gone.map(({ id }) => id)
        if (shareIds.length > 0) await tables.deleteFrom('share_views').where('share_id', 'in', shareIds).execute()
      }
    },
  }
}

/** The share of a file, which nobody else changes until the transaction ends. */
async function hold(db: Kysely<SharingTables>, fileId: string, at: number): Promise<Share> {
  return (
    db
      .insertInto('shares')
      .values({
        id: newShareId(),
        file_id: fileId,
        is_on: 0,
        password: null,
        password_version: 1,
        tries: 0,
        expires_at: null,
        may_save: 0,
        may_comment: 1,
        embed_hosts: '',
        views: 0,
        created_at: at,
        updated_at: at,
      })
      // Writes nothing new, but whoever comes second waits here for the first to end.
      .onConflict((conflict) =>
        conflict.column('file_id').doUpdateSet((row) => ({ file_id: row.ref('excluded.file_id') })),
      )
      .returningAll()
      .executeTakeFirstOrThrow()
  )
}

const linkOf = ({ id, password_version }: Share) => ({ type: 'link', id, passwordVersion: password_version }) as const

/** Viewers never write: there is no flag for it. */
const capabilitiesOf = ({ may_save, may_comment }: Share): Capability[] => [
  'see',
  ...(may_comment ? (['comment'] as const) : []),
  ...(may_save ? (['copy', 'export'] as const) : []),
]
