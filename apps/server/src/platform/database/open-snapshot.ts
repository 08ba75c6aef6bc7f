import { existsSync } from 'node:fs'
import { sqliteFile } from './database.ts'
import { openPostgresSnapshot } from './postgres-snapshot.ts'
import type { Snapshot } from './snapshot.ts'
import { openSqliteSnapshot } from './sqlite-snapshot.ts'

interface Options {
  url: string | undefined
  dataDir: string
}

/** Of the database the settings name; undefined when there is no such file, which none is made of. */
export async function openSnapshot({ url, dataDir }: Options): Promise<Snapshot | undefined> {
  if (url !== undefined) return openPostgresSnapshot(url)
  const file = sqliteFile(dataDir)
  return existsSync(file) ? openSqliteSnapshot(file) : undefined
}
