import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../platform/random.ts'
import { receive } from './receive.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ramify-receive-'))
})
afterAll(() => rm(folder, { recursive: true }))

const refused = { errno: -400, details: { field: 'size' } }
const somewhere = () => join(folder, newId())

describe('receiving', () => {
  it('writes what comes and tells its hash', async () => {
    const bytes = randomBytes(100_000)
    const path = somewhere()
    const hash = await receive(Readable.from([bytes.subarray(0, 1), bytes.subarray(1)]), { path, size: 100_000 })
    expect(hash).toBe(createHash('sha256').update(bytes).digest('hex'))
    expect((await readFile(path)).equals(bytes)).toBe(true)
  })

  it('stops at the first byte too many, and leaves the sender alone', async () => {
    let sent = 0
    const endless = new Readable({
      read() {
        sent++
        this.push(Buffer.alloc(1000))
      },
    })
    await expect(receive(endless, { path: somewhere(), size: 10_000 })).rejects.toMatchObject(refused)
    expect(sent).toBeLessThan(200)
    expect(endless.destroyed).toBe(false)
  })

  it('refuses less than was announced, and what is cut off', async () => {
    await expect(receive(Readable.from([Buffer.alloc(9)]), { path: somewhere(), size: 10 })).rejects.toMatchObject(
      refused,
    )
    const cut = new PassThrough()
    cut.write(Buffer.alloc(5))
    setTimeout(() => cut.destroy(new Error('hung up')), 10)
    await expect(receive(cut, { path: somewhere(), size: 10 })).rejects.toMatchObject(refused)
  })

  it('refuses what is cut off before there is a file for it', async () => {
    const cut = new PassThrough()
    const received = receive(cut, { path: somewhere(), size: 10 })
    cut.destroy(new Error('hung up'))
    await expect(received).rejects.toMatchObject(refused)
  })

  it('does not wait for ever for who has stopped sending', async () => {
    const slow = new PassThrough()
    let left = 60
    const timer = setInterval(() => (left-- > 0 ? slow.write('x') : clearInterval(timer)), 25)
    // Longer than a byte waits on a busy machine, shorter than all of them take.
    const options = { path: somewhere(), size: 100, patience: 750 }
    await expect(receive(slow, options)).rejects.toMatchObject(refused)
    expect(slow.destroyed).toBe(true)
    expect((await readFile(options.path)).byteLength).toBe(60)
  })
})
