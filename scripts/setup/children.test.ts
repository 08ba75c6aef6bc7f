import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'

const children = JSON.stringify(new URL('./children.mjs', import.meta.url).href)
const inOrder = "process.on('SIGTERM', () => process.exit(0)); "
const wait = 'process.stdout.write(process.pid + "\\n"); setInterval(() => {}, 1000)'

describe('programs that are started together', () => {
  let parent: ChildProcess
  afterEach(() => parent.kill('SIGKILL'))

  /** A program that ends together with the child it runs; resolves with the child's process id. */
  async function start(child: string, env: Record<string, string> = {}, stdin: 'ignore' | 'ipc' = 'ignore') {
    const program = `
      const { endTogether, runNode } = await import(${children})
      await endTogether()
      const { code } = await runNode(process.execPath, ['--eval', ${JSON.stringify(child)}])
      process.exit(code)`
    parent = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      env: { PATH: process.env.PATH, ...env },
      stdio: [stdin, 'pipe', 'inherit'],
    })
    for await (const line of createInterface(parent.stdout as NodeJS.ReadableStream)) return Number(line)
    throw new Error('The program printed nothing.')
  }

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'end on %s, with 0 when the child ended in order',
    async (signal) => {
      const child = await start(inOrder + wait)
      parent.kill(signal)
      expect(await once(parent, 'exit')).toEqual([0, null])
      await isGone(child)
    },
  )

  it('end with the code of the signal when the child did not end in order', async () => {
    const child = await start(wait)
    parent.kill('SIGTERM')
    expect(await once(parent, 'exit')).toEqual([143, null])
    await isGone(child)
  })

  it('end when the channel to whoever started them closes', async () => {
    const child = await start(inOrder + wait, {}, 'ipc')
    parent.disconnect()
    expect(await once(parent, 'exit')).toEqual([0, null])
    await isGone(child)
  })

  it('leave no child behind when the parent is killed outright', async () => {
    const child = await start(wait)
    parent.kill('SIGKILL')
    await isGone(child)
  })

  it('end when npm above them is killed outright', async () => {
    const npm = `
      const { spawn } = require('node:child_process')
      const program = ${JSON.stringify(`
        const { endTogether, runNode } = await import(${children})
        await endTogether()
        await runNode(process.execPath, ['--eval', ${JSON.stringify(wait)}])`)}
      spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'inherit' })`
    parent = spawn(process.execPath, ['--eval', npm], {
      env: { PATH: process.env.PATH, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let child = 0
    for await (const line of createInterface(parent.stdout as NodeJS.ReadableStream)) {
      child = Number(line)
      break
    }
    parent.kill('SIGKILL')
    await isGone(child)
  })

  it('hand on the exit code of a child that ends by itself', async () => {
    await start('console.log(1); process.exitCode = 7')
    expect(await once(parent, 'exit')).toEqual([7, null])
  })
})

async function isGone(pid: number): Promise<void> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await sleep(50)) {
    if (!(await isAlive(pid))) return
  }
  throw new Error(`Process ${pid} is still there.`)
}

/** A process that has ended but was not yet fetched by its parent still has its id. */
async function isAlive(pid: number): Promise<boolean> {
  const ps = spawn('ps', ['-o', 'stat=', '-p', String(pid)])
  const [text] = await Promise.all([ps.stdout.setEncoding('utf8').toArray(), once(ps, 'close')])
  const stat = text.join('').trim()
  return stat !== '' && !stat.startsWith('Z')
}
