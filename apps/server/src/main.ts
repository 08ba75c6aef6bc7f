import { migrations } from '../migrations/index.ts'
import packageJson from '../package.json' with { type: 'json' }
import { accountSettings, accounts } from './domains/accounts/index.ts'
import { openDatabase } from './platform/database/database.ts'
import { migrate } from './platform/database/migrate.ts'
import type { Handlers } from './platform/http/call.ts'
import { createHttpServer } from './platform/http/http-server.ts'
import { createLog } from './platform/log.ts'
import { onStop } from './platform/process.ts'
import { createSessions } from './platform/sessions/sessions.ts'
import { platformSettings, readSettings } from './platform/settings.ts'

async function start(): Promise<void> {
  const settings = readSettings({ ...platformSettings, ...accountSettings }, process.env)
  const log = createLog(settings.LOG_LEVEL)
  const database = openDatabase({
    url: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    onConnectionLost: (error) => log.warn({ err: error }, 'database connection lost'),
    onDeath: (error) => {
      log.fatal({ err: error }, 'database lost')
      process.exit(1)
    },
  })
  for (const name of await migrate(database, migrations)) log.info({ name }, 'migrated')

  const sessions = createSessions({ database, days: settings.SESSION_DAYS })
  const handlers: Handlers = {
    ...accounts({
      database,
      sessions,
      passwordRule: { min: settings.PASSWORD_MIN, max: settings.PASSWORD_MAX },
    }),
  }
  const http = await createHttpServer({
    version: packageJson.version,
    log,
    database,
    sessions,
    handlers,
    webDir: settings.WEB_DIR,
    trustedProxies: settings.TRUSTED_PROXIES,
  })
  onStop(log, async () => {
    await http.close()
    await database.close()
  })
  const address = await http.listen({ port: settings.PORT, host: settings.HOST, listenTextResolver: () => 'listening' })
  process.stdout.write(`Ramify is ready at ${address}\n`)
}

try {
  await start()
} catch (error) {
  const lines = (error instanceof Error ? error.message : String(error)).split('\n')
  process.stderr.write(lines.map((line) => `Ramify cannot start: ${line}\n`).join(''))
  process.exit(1)
}
