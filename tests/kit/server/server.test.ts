import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { nobodyLeft } from '../processes.ts'

describe('the real server', () => {
  // A log that tries for ever to write what nobody reads would keep it alive.
  it.each([
    ['as soon as it says something', ''],
    ['when it is ready', 'ready at'],
  ])('ends when whoever started it, and read its output, is killed %s', async (_when, sign) => {
    const folder = await mkdtemp(join(tmpdir(), 'ramify-data-'))
    const starter = `
      const { spawnServer } = await import(${JSON.stringify(new URL('./server.ts', import.meta.url).href)})
      const server = spawnServer({ dataDir: ${JSON.stringify(folder)}, databaseUrl: undefined })
      let said = ''
      server.stdout.on('data', (text) => {
        said += text
        if (said.includes(${JSON.stringify(sign)})) process.kill(process.pid, 'SIGKILL')
      })`
    const parent = spawn(process.execPath, ['--input-type=module', '--eval', starter], { stdio: 'inherit' })
    expect(await once(parent, 'exit')).toEqual([null, 'SIGKILL'])
    await nobodyLeft({ folder })
    await rm(folder, { recursive: true })
  })
})
