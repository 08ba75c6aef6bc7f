import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../log.ts'
import { newId } from '../random.ts'
import type { Message } from './delivery.ts'

const keptFor = 24 * 60 * 60_000

/**
 * Where messages go while nothing carries them: a file each in the data folder and a line in the log, for tests and for people
 * who host for themselves. Here, and only here, a code is written down; nobody else can read it to them.
 */
export function createOutbox(folder: string, kind: string, log: Log) {
  const files = async () =>
    (await readdir(folder).catch(() => [])).filter((name) => /^\d+-[0-9a-f]{32}\.json$/.test(name))
  const remove = (name: string) => rm(join(folder, name), { force: true })

  return {
    send: async (message: Message) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const at = Date.now()
      const kept = JSON.stringify({ at, kind, ...message })
      await writeFile(join(folder, `${at}-${newId()}.json`), `${kept}\n`, { mode: 0o600 })
      log.info({ kind, to: message.to, ...(message.code && { code: message.code }) }, 'message kept in the outbox')
      for (const name of await files()) if (Number.parseInt(name, 10) < at - keptFor) await remove(name)
    },
    forget: async (to: string) => {
      for (const name of await files()) {
        const kept = JSON.parse(await readFile(join(folder, name), 'utf8').catch(() => '{}')) as Partial<Message>
        if (kept.to === to) await remove(name)
      }
    },
  }
}
