import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, it } from 'vitest'
import { nobodyLeft } from '../processes.ts'
import { startRedis } from './redis.ts'
import { findRedis } from './redis-program.ts'

describe('finding Redis', () => {
  it('takes an installed one that runs, and says what to do without one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ramify-redis-'))
    try {
      const program = join(folder, 'redis-server')
      await writeFile(program, '#!/bin/sh\necho "Redis server v=7.0.15"\n')
      await chmod(program, 0o755)
      const refuse = () => Promise.reject(new Error('not root'))
      await expect(findRedis(folder, refuse)).resolves.toBe(program)
      await writeFile(program, '#!/bin/sh\nexit 1\n')
      await expect(findRedis(folder, refuse)).rejects.toThrow(/^The tests need Redis\. Install .*\(not root\)$/)
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})

describe('Redis for tests', () => {
  it('wants its password, comes back on the same port after a kill, leaves nothing when stopped while suspended', async () => {
    const redis = await startRedis()
    expect(await ask(redis.url, 'PING')).toBe('+PONG')
    expect(await ask(redis.url.replace(/:[0-9a-f]+@/, ':wrong@'), 'PING')).toMatch(/^-/)
    await redis.kill()
    await expect(ask(redis.url, 'PING')).rejects.toThrow(/ECONNREFUSED/)
    await redis.restart()
    await redis.suspend()
    const waiting = ask(redis.url, 'PING')
    await redis.resume()
    expect(await waiting).toBe('+PONG')
    await redis.suspend()
    await redis.stop()
    await nobodyLeft({ group: redis.group })
  })

  it('ends when whoever started it is killed outright', async () => {
    const starter = `
      const { startRedis } = await import(${JSON.stringify(new URL('./redis.ts', import.meta.url).href)})
      const { findRedis } = await import(${JSON.stringify(new URL('./redis-program.ts', import.meta.url).href)})
      const { url, group } = await startRedis(await findRedis())
      process.stdout.write(JSON.stringify({ url, group }) + '\\n')
      setInterval(() => {}, 1000)`
    const parent = spawn(process.execPath, ['--input-type=module', '--eval', starter], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = await once(createInterface(parent.stdout), 'line')
    const { url, group } = JSON.parse(line)
    expect(await ask(url, 'PING')).toBe('+PONG')
    parent.kill('SIGKILL')
    await nobodyLeft({ group })
  })

  it('says why it does not start', async () => {
    await expect(startRedis('/nowhere')).rejects.toThrow(/does not start: .*ENOENT/)
  })
})

/** The last line of the answer. */
async function ask(url: string, command: string): Promise<string> {
  const { hostname, port, password } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.write(`AUTH ${password}\r\n${command}\r\nQUIT\r\n`)
  const lines = (await socket.setEncoding('utf8').toArray()).join('').trim().split('\r\n')
  return lines.at(-2) ?? ''
}
