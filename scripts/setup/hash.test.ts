import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { filesUnder, hashFiles, isStamped } from './setup.mjs'

describe('the hash of sources', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ramify-hash-'))
    await mkdir(join(folder, 'dist'))
    await writeFile(join(folder, 'a.ts'), 'a')
    await writeFile(join(folder, 'b.ts'), 'b')
  })
  afterEach(() => rm(folder, { recursive: true }))

  const hash = (words?: string[]) =>
    hashFiles(
      folder,
      filesUnder(folder, (name) => name === 'dist'),
      words,
    )

  it('stays while nothing changes, wherever the folder is', async () => {
    const before = hash()
    await writeFile(join(folder, 'dist/out.js'), 'out')
    expect(hash()).toBe(before)
    await rename(folder, `${folder}-moved`)
    folder = `${folder}-moved`
    expect(hash()).toBe(before)
  })

  it.each<[string, () => Promise<void>]>([
    ['a content', () => writeFile(join(folder, 'a.ts'), 'A')],
    ['a name', () => rename(join(folder, 'a.ts'), join(folder, 'c.ts'))],
    ['the number of files', () => rm(join(folder, 'b.ts'))],
    ['where one file ends and the next begins', () => writeFile(join(folder, 'a.ts'), 'ab.ts')],
  ])('changes with %s', async (_what, change) => {
    const before = hash()
    await change()
    expect(hash()).not.toBe(before)
  })

  it('changes with the words', () => {
    expect(new Set([hash(), hash(['x64']), hash(['arm64']), hash(['arm', '64'])]).size).toBe(4)
  })

  it('is found again in a stamp', async () => {
    const stamp = join(folder, 'stamp')
    expect(isStamped(stamp, 'x')).toBe(false)
    await writeFile(stamp, 'x')
    expect(isStamped(stamp, 'x')).toBe(true)
    expect(isStamped(stamp, 'y')).toBe(false)
  })
})
