import type { Migration } from '../src/platform/database/migrate.ts'
import { accountsAndSessions } from './0001-accounts-and-sessions.ts'

/** Applied in order of name; a landed one is never changed. */
export const migrations: Record<string, Migration> = {
  '0001-accounts-and-sessions': accountsAndSessions,
}
