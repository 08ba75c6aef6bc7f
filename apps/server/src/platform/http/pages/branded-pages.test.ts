import { mkdir, mkdtemp, rm, rmdir, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { brandedPages } from './branded-pages.ts'

const brand = { name: 'Ramify', languages: ['en'] as const, operator: null }
const written = new Date('2026-01-01T00:00:00Z')

describe('the page of a brand', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ramify-pages-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('is made by the next who asks where it could not be read once', async () => {
    const file = join(folder, 'index.html')
    const page = brandedPages(file)
    // It is there and has its time, but cannot be read.
    await mkdir(file)
    await utimes(file, written, written)
    await expect(page(brand, {})).rejects.toThrow('EISDIR')
    await rmdir(file)
    await writeFile(file, '<!doctype html><html><head><title>x</title></head></html>')
    await utimes(file, written, written)
    expect(String((await page(brand, {})).body)).toContain('Ramify')
  })
})
