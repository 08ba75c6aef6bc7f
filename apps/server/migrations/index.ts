import type { Migration } from '../src/platform/database/migrate.ts'
import { accountsAndSessions } from './0001-accounts-and-sessions.ts'
import { filesAndDocuments } from './0002-files-and-documents.ts'
import { resources } from './0003-resources.ts'

/** Applied in order of name; a landed one is never changed. */
export const migrations: Record<string, Migration> = {
  '0001-accounts-and-sessions': accountsAndSessions,
  '0002-files-and-documents': filesAndDocuments,
  '0003-resources': resources,
}
