import type { Capability } from '@ramify/contract'
import type { Transaction } from 'kysely'
import { batches } from '../../platform/database/batches.ts'
import { tablesIn } from '../../platform/database/database.ts'
import { bitsOf } from './capability-bits.ts'
import { accessCounters } from './counters.ts'
import type { AccessTables, Source } from './tables.ts'

/** Whom a grant is for. */
export type Subject =
  | { type: 'person' | 'team'; id: string }
  | { type: 'link'; id: string; passwordVersion: number }
  | { type: 'anyone' }

export interface Grant {
  /** A file, or a folder with everything in it. */
  fileId: string
  subject: Subject
  source: Source
  capabilities: readonly Capability[]
  /** Null: until it is taken. */
  expiresAt: number | null
}

export interface Grants {
  /** Replaces what the subject had to the file from the same source. */
  give: (transaction: Transaction<unknown>, grant: Grant) => Promise<void>
  take: (transaction: Transaction<unknown>, grant: Pick<Grant, 'fileId' | 'subject' | 'source'>) => Promise<void>
  /** All grants of a subject; gives the files they were to. */
  takeAll: (transaction: Transaction<unknown>, subject: Subject) => Promise<string[]>
  /** Everybody's grants to files that are removed for good. */
  erase: (transaction: Transaction<unknown>, fileIds: readonly string[]) => Promise<void>
}

export function createGrants(now: () => number): Grants {
  return {
    give: async (transaction, { fileId, subject, source, capabilities, expiresAt }) => {
      const terms = {
        capabilities: bitsOf(capabilities),
        password_version: subject.type === 'link' ? subject.passwordVersion : null,
        expires_at: expiresAt,
      }
      await tablesIn<AccessTables>(transaction)
        .insertInto('grants')
        .values({ file_id: fileId, ...columnsOf(subject), source, ...terms, created_at: now() })
        .onConflict((conflict) =>
          conflict.columns(['file_id', 'subject_type', 'subject_id', 'source']).doUpdateSet(terms),
        )
        .execute()
      await raiseFor(transaction, [fileId])
    },

    take: async (transaction, { fileId, subject, source }) => {
      const { subject_type, subject_id } = columnsOf(subject)
      await tablesIn<AccessTables>(transaction)
        .deleteFrom('grants')
        .where('file_id', '=', fileId)
        .where('subject_type', '=', subject_type)
        .where('subject_id', '=', subject_id)
        .where('source', '=', source)
        .execute()
      await raiseFor(transaction, [fileId])
    },

    takeAll: async (transaction, subject) => {
      const { subject_type, subject_id } = columnsOf(subject)
      const taken = await tablesIn<AccessTables>(transaction)
        .deleteFrom('grants')
        .where('subject_type', '=', subject_type)
        .where('subject_id', '=', subject_id)
        .returning('file_id')
        .execute()
      const fileIds = taken.map(({ file_id }) => file_id)
      await raiseFor(transaction, fileIds)
      return fileIds
    },

    erase: async (transaction, fileIds) => {
      const db = tablesIn<AccessTables>(transaction)
      for (const ids of batches(fileIds)) {
        const gone = await db.deleteFrom('grants').where('file_id', 'in', ids).returning('subject_id').execute()
        const subjects = [...new Set(gone.map(({ subject_id }) => subject_id))]
        for (const some of batches(subjects)) {
          await db.deleteFrom('link_proofs').where('link_id', 'in', some).execute()
        }
      }
    },
  }
}

/** Rights to these files have changed. */
async function raiseFor(transaction: Transaction<unknown>, fileIds: readonly string[]): Promise<void> {
  const spaces = new Set<string>()
  for (const ids of batches(fileIds)) {
    const files = tablesIn<AccessTables>(transaction).selectFrom('files').select('space_id').where('id', 'in', ids)
    for (const { space_id } of await files.execute()) spaces.add(space_id)
  }
  await accessCounters.raise(transaction, [...spaces])
}

const columnsOf = (subject: Subject) => ({
  subject_type: subject.type,
  subject_id: subject.type === 'anyone' ? '' : subject.id,
})
