import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { Failure } from '../failure.ts'
import { convert } from './convert.ts'
import { inspect, inspectionText } from './inspect.ts'

const folder = mkdtempSync(join(tmpdir(), 'ramify-files-'))
afterAll(() => rmSync(folder, { recursive: true }))
const written = (names: AsyncIterable<string>) => Array.fromAsync(names)
const path = (name: string) => join(folder, name)

const outline = '# Plan\n\n## One\n\n> a note\n\n- [x] done\n- [link](https://example.org)\n\n## Two\n'

describe('files on the command line', () => {
  it('go from one format to the next, and nothing is lost on the way', async () => {
    writeFileSync(path('plan.md'), outline)
    expect(await written(convert(path('plan.md'), path('plan.mm')))).toEqual([path('plan.mm')])
    await written(convert(path('plan.mm'), path('plan.ramify')))
    await written(convert(path('plan.ramify'), path('plan.opml')))
    await written(convert(path('plan.opml'), path('again.md')))
    expect(readFileSync(path('again.md'), 'utf8')).toMatch(/\[link\]\(<?https:\/\/example\.org/)
    const counts = { sheets: 1, topics: 5, depth: 2, notes: 1, links: 1 }
    for (const name of ['plan.md', 'plan.mm', 'plan.ramify', 'plan.opml']) {
      expect(await inspect(path(name))).toMatchObject(counts)
    }
    expect(inspectionText(await inspect(path('plan.mm')))).toContain('topics: 5')
  })

  it('say what is wrong, and leave nothing behind', async () => {
    writeFileSync(path('bad.mm'), '<map><node TEXT="a">')
    writeFileSync(path('picture.png'), new Uint8Array([137, 80, 78, 71, 0, 0]))
    const before = readdirSync(folder)
    await expect(written(convert(path('bad.mm'), path('bad.opml')))).rejects.toThrow(/damaged.*line 1/)
    await expect(written(convert(path('picture.png'), path('bad.opml')))).rejects.toThrow(Failure)
    await expect(written(convert(path('plan.md'), path('bad.exe')))).rejects.toThrow(/\.ramify, .*\.opml/)
    await expect(inspect(path('none.md'))).rejects.toThrow(/ENOENT/)
    expect(readdirSync(folder)).toEqual(before)
  })
})
