import { migrations } from '../migrations/index.ts'
import { openDatabase } from './platform/database/database.ts'
import { migrate } from './platform/database/migrate.ts'
import { platformSettings } from './platform/settings/platform-settings.ts'
import { readSettings } from './platform/settings/read-settings.ts'

/**
 * node prepare-database.ts <step>: makes the tables of the database that the settings name, up to this step of the schema.
 * For `ramify restore`: an archive fits the step it was taken at, and the server's next start does the steps after it.
 */
async function prepare(step: string): Promise<void> {
  const known = Object.keys(migrations).sort()
  if (!known.includes(step)) {
    throw new Error(`the schema step ${step} is not known here: this Ramify is older and ends with ${known.at(-1)}`)
  }
  const { DATABASE_URL, DATA_DIR } = platformSettings
  const settings = readSettings({ DATABASE_URL, DATA_DIR }, process.env, { some: true })
  const database = openDatabase({
    url: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    onConnectionLost: () => undefined,
    onDeath: (error) => {
      throw error
    },
  })
  try {
    await migrate(database, Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= step)))
  } finally {
    await database.close()
  }
}

process.umask(0o077)
try {
  await prepare(process.argv[2] ?? '')
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
