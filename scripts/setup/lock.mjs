import { rmSync } from 'node:fs'
import { mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runtimeDir } from './project.mjs'

const heartbeat = 1_000
const deadAfter = 10_000

/**
 * One set-up at a time: `npm start` beside `npm test` would delete node_modules under each other. The holder keeps the
 * file fresh, so that the lock of one that was killed lapses; a process id could be somebody else's by then.
 * The work gets a scratch folder, emptied first: what a killed set-up left half-made goes away there.
 */
export async function withLock(work, folder = runtimeDir) {
  const path = join(folder, 'lock')
  const scratch = join(folder, 'tmp')
  await mkdir(folder, { recursive: true })
  await waitFor(path)
  const release = () => rmSync(path, { force: true })
  process.once('exit', release)
  const beat = setInterval(() => utimes(path, new Date(), new Date()).catch(() => undefined), heartbeat)
  try {
    await rm(scratch, { recursive: true, force: true })
    await mkdir(scratch)
    return await work(scratch)
  } finally {
    clearInterval(beat)
    process.off('exit', release)
    await rm(scratch, { recursive: true, force: true })
    release()
  }
}

async function waitFor(path) {
  const token = `${process.pid} ${Math.random()}`
  for (let tries = 0; !(await take(path, token)); tries += 1) {
    if (tries === 10) process.stdout.write('Waiting for another set-up in this folder…\n')
    await sleep(200)
  }
}

async function take(path, token) {
  try {
    await writeFile(path, token, { flag: 'wx' })
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (await isDead(path)) await rm(path, { force: true })
    return false
  }
  // Two that saw the same dead lock may each have removed one, the second of them ours.
  await sleep(20)
  return (await readFile(path, 'utf8').catch(() => '')) === token
}

async function isDead(path) {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
  return Date.now() - mtimeMs > deadAfter
}
