import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { flowchartToContent, newFlowchart, openFlowchart } from '@ramify/document'
import { type FileDocument, formats } from '@ramify/formats'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { Failure, oneLine } from '../failure.ts'
import { convert } from './convert.ts'
import { type Converted, convertEach } from './convert-each.ts'
import { inspect, inspectionText } from './inspect.ts'
import { render } from './render.ts'

const folder = mkdtempSync(join(tmpdir(), 'ramify-files-'))
afterAll(() => rmSync(folder, { recursive: true }))
const written = async (names: AsyncIterable<string>) => {
  const all: string[] = []
  for await (const name of names) all.push(name)
  return all
}
const path = (name: string) => join(folder, name)

const mapOf = (text: string): FileDocument => {
  const children = [{ data: { id: `${text}-1`, text: '分支 branch' }, children: [] }]
  const content = { root: { data: { text }, children }, relLine: [], style: {}, template: 'right', theme: 'sky-19' }
  return {
    kind: 'mindmap',
    title: text,
    content: { ...content, background: null, version: '1', resources: [] },
    resources: [],
  }
}

const chartOf = (pages: readonly string[]): FileDocument => {
  const chart = openFlowchart(newFlowchart({ pageName: pages[0] ?? '' }))
  for (const name of pages.slice(1)) chart.execute({ type: 'addPage', id: name, name })
  const content = flowchartToContent(chart.snapshot)
  chart.destroy()
  return { kind: 'flowchart', title: 'Chart', content, resources: [] }
}

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

  it('are drawn, each document in a file of its own', async () => {
    const project = formats.ramify.writer.write([mapOf('One'), chartOf(['First', 'Second']), mapOf('Two')])
    writeFileSync(path('several.ramify'), project)
    const names = await written(convert(path('several.ramify'), path('several.png')))
    expect(names).toEqual(['several.png', 'several-2.png', 'several-3.png', 'several-4.png'].map(path))
    const [one] = await Promise.all(names.map((name) => sharp(name).metadata()))
    const scaled = await written(render(path('several.ramify'), path('large.jpg'), { scale: 3 }))
    expect((await sharp(scaled[0]).metadata()).width).toBeCloseTo(3 * (one?.width ?? 0), -1)
    expect(await written(render(path('several.ramify'), path('page.svg'), { page: 2 }))).toEqual([path('page.svg')])
    const [branch] = await written(render(path('several.ramify'), path('branch.pdf'), { branch: 'Two-1', paper: 'a4' }))
    expect(
      readFileSync(branch ?? '')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    await expect(written(render(path('several.ramify'), path('no.png'), { branch: 'nobody' }))).rejects.toThrow(
      /branch/,
    )
    await expect(written(render(path('several.ramify'), path('no.exe')))).rejects.toThrow(/\.png, .*\.html/)
  })

  it.skipIf(process.platform === 'win32')('without an end are refused', async () => {
    await expect(inspect('/dev/zero')).rejects.toThrow(/too large/)
  })

  it('cannot steer the terminal by their names', async () => {
    writeFileSync(path('bad.opml'), '<opml><body></\u001b]0;x\u0007></opml>')
    const error = await inspect(path('bad.opml')).catch((thrown) => thrown)
    expect(oneLine(error)).toContain('\ufffd]0;x\ufffd')
    const warnings = [{ fate: 'kept', part: 'links', count: 1, places: [], was: 'a\u001b[2J\u202eb\n' }] as const
    const said = inspectionText({ ...(await inspect(path('plan.md'))), warnings: [...warnings] })
    expect(said).toContain('kept: 1 links (a\ufffd[2J\ufffdb\ufffd)')
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

  it('are converted many at a time: those that cannot be are told, and none is written over', async () => {
    const into = mkdtempSync(join(folder, 'many-'))
    const files: [string, string][] = [
      ['one.md', '# One'],
      ['two.txt', 'Two'],
      ['broken.mm', '<map>'],
      ['one.txt', 'One'],
    ]
    for (const [name, text] of files) writeFileSync(join(into, name), text)
    const all = async (to: string) => {
      const found: Converted[] = []
      for await (const each of convertEach(
        files.map(([name]) => join(into, name)),
        { to, into },
      ))
        found.push(each)
      return found.map((each) => ('name' in each ? each.name.slice(into.length + 1) : each.failure))
    }
    expect(await all('.opml')).toEqual([
      'one.opml',
      'two.opml',
      expect.stringMatching(/broken\.mm: .*damaged/),
      expect.stringMatching(/one\.txt: .*one\.opml is not written over/),
    ])
    expect((await all('md'))[0]).toMatch(/one\.md is not written over/)
    expect(readFileSync(join(into, 'one.md'), 'utf8')).toBe('# One')
  })

  it('are named as they were asked for where they cannot be read or written', async () => {
    const why = (work: Promise<unknown>) => work.then(() => '', oneLine)
    expect(await why(inspect(folder))).toBe(`${folder}: it is a folder`)
    writeFileSync(path('plan.md'), outline)
    const lost = path('nowhere/plan.mm')
    expect(await why(written(convert(path('plan.md'), lost)))).toBe(`${lost}: there is no such file or folder`)
  })
})
