import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { nobodyLeft } from '../processes.ts'
import { startPostgres } from './postgres.ts'
import { findPostgres } from './postgres-programs.ts'

describe('PostgreSQL for tests', () => {
  it('starts from programs in a folder closed to others, wants its password, keeps what it confirms, leaves nothing', async () => {
    const closed = await mkdtemp(join(tmpdir(), 'ramify-closed-'))
    try {
      const bin = await findPostgres()
      await cp(dirname(bin), join(closed, 'native'), { recursive: true, verbatimSymlinks: true })
      await chmod(closed, 0o700)
      const postgres = await startPostgres(join(closed, 'native/bin'))
      const { rows } = await ask(
        postgres.url,
        "select current_setting('fsync') as fsync, current_setting('data_directory') as data",
      )
      expect(rows[0].fsync).toBe('on')
      await expect(ask(postgres.url.replace(/:[0-9a-f]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/)
      await postgres.stop()
      await nobodyLeft({ folder: dirname(rows[0].data) })
    } finally {
      await rm(closed, { recursive: true })
    }
  })

  it('ends when whoever started it is killed outright', async () => {
    const starter = `
      const { startPostgres } = await import(${JSON.stringify(new URL('./postgres.ts', import.meta.url).href)})
      process.stdout.write((await startPostgres()).url + '\\n')
      setInterval(() => {}, 1000)`
    const parent = spawn(process.execPath, ['--input-type=module', '--eval', starter], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [url] = await once(createInterface(parent.stdout), 'line')
    const { rows } = await ask(url, "select current_setting('data_directory') as data")
    parent.kill('SIGKILL')
    await nobodyLeft({ folder: dirname(rows[0].data) })
    await expect(ask(url, 'select 1')).rejects.toThrow()
  })

  it('says why it does not start', async () => {
    await expect(startPostgres('/nowhere')).rejects.toThrow(/does not start: .*ENOENT/)
  })
})

async function ask(url: string, question: string) {
  const client = new Client(url)
  await client.connect()
  try {
    return await client.query(question)
  } finally {
    await client.end()
  }
}
