import { readFile as readFromDisk } from 'node:fs/promises'
import { contentToJson, type MapContent } from '@ramify/document'
import { countsOf, type FileDocument, formats, readFile } from '@ramify/formats'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { barriersOf } from '../../kit/browser/axe.ts'
import { CommentsPage } from '../desk/comments-page.ts'
import { sharedJourneys } from '../desk/desk-journey.ts'
import { DeskPage } from '../desk/desk-page.ts'
import { ShareDialogPage } from '../desk/share-page.ts'
import { eventually } from '../editor/editor-journey.ts'
import { mapOf } from '../editor/outline.ts'
import { SignInPage } from '../pages/sign-in-page.ts'
import { follow } from './follow.ts'
import { ListPage } from './list-page.ts'

/** A workbook of two sheets, with what XMind files usually carry and one layout that nobody knows. */
function workbook(): Uint8Array {
  const topic = (id: string, text: string, data: object = {}, children: object[] = []) => ({
    data: { id, text, ...data },
    children,
  })
  const branches = [
    topic('question', 'Question', { note: 'Which streets stay hot at night?', priority: 1 }, [
      topic('shade', 'What shade changes', { xmind: contentToJson({ structureClass: 'org.xmind.ui.matrix' }) }),
      topic('limits', 'Limits', { hyperlink: 'https://example.com/limits' }),
    ]),
    topic('chapters', 'Chapters', { labels: ['thesis'] }, [topic('intro', 'Introduction', { progress: 100 })]),
  ]
  const content = {
    root: topic('root', 'Urban heat', {}, branches),
    relLine: [{ id: 'line', from: 'shade', to: 'intro', text: 'checked against' }],
    ranges: [{ id: 'box', kind: 'boundary', first: 'shade', last: 'limits' }],
    style: {},
    template: 'right',
    theme: 'sky-19',
    background: null,
    version: '1',
    resources: [],
  } as unknown as MapContent
  const list = { ...content, root: topic('top', 'Reading list'), relLine: [], ranges: [] } as unknown as MapContent
  const sheets: FileDocument[] = [
    { kind: 'mindmap', title: 'Plan', content, resources: [] },
    { kind: 'mindmap', title: 'Reading', content: list, resources: [] },
  ]
  const written = formats.xmind.writer.write(sheets)
  if (typeof written === 'string') throw new Error('An XMind file is an archive')
  return written
}

/** Files let go over the page, as from a folder beside the browser. */
async function dropFiles(page: Page, files: readonly { name: string; bytes: Uint8Array }[], over: () => Promise<void>) {
  const sent = files.map(({ name, bytes }) => ({ name, data: Buffer.from(bytes).toString('base64') }))
  const transfer = await page.evaluateHandle((all) => {
    const made = new DataTransfer()
    for (const { name, data } of all) {
      made.items.add(new File([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], name))
    }
    return made
  }, sent)
  await page.dispatchEvent('main', 'dragenter', { dataTransfer: transfer })
  await over()
  await page.dispatchEvent('main', 'drop', { dataTransfer: transfer })
}

const mapIn = (name: string, bytes: Uint8Array) => {
  const read = readFile(name, bytes)
  if (!read.ok) throw new Error(read.detail)
  return read.documents
}

describe('files in and out', () => {
  const journey = sharedJourneys()

  /** What the chosen format becomes on the disk. */
  async function exported(page: Page): Promise<{ name: string; bytes: Uint8Array }> {
    const download = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    const file = await download
    return { name: file.suggestedFilename(), bytes: await readFromDisk(await file.path()) }
  }

  it('drops an XMind file as a guest, reads its report, signs in, shares, comments, and takes out the same', async () => {
    const { english } = journey
    const { text } = english
    const person = await journey.newPerson()
    const opened = await journey.guest('/guest')
    const { page } = opened
    await page.getByRole('button', { name: text('imports.start') }).waitFor()
    const bytes = workbook()
    const [plan] = mapIn('urban-heat.xmind', bytes)
    const counts = countsOf(plan ? [plan] : [])

    await dropFiles(page, [{ name: 'damaged.xmind', bytes: bytes.slice(0, 200) }], () =>
      page.getByText(text('imports.drop')).waitFor(),
    )
    await page.getByText(text('imports.refused.format')).waitFor()
    expect(new URL(page.url()).pathname).toBe('/guest')
    expect(await barriersOf(page, 'dialog')).toEqual([])
    await page.keyboard.press('Escape')

    await dropFiles(page, [{ name: 'urban-heat.xmind', bytes }], async () => undefined)
    await page.waitForURL(/\/guest\/\w+/)
    const desk = new DeskPage(page, english)
    await desk.topic('What shade changes').waitFor()
    const report = page.getByRole('region', { name: text('imports.report') })
    await report.getByText(text('imports.none-dropped')).waitFor()
    // The four parts add up to what the file held.
    const numbers = await report.locator('h3').allInnerTexts()
    const totals = numbers.map((each) => Number(/\d+$/.exec(each)?.[0]))
    const all = totals.reduce((sum, total) => sum + total, 0)
    expect(await report.textContent()).toContain(text('imports.came', { count: totals[0] ?? 0, total: all }))
    await report
      .getByRole('button', { name: text('imports.show') })
      .first()
      .click()
    await page.locator('[data-mark="shade"][data-current]').waitFor()
    expect(await barriersOf(page)).toEqual([])
    await report.getByRole('button', { name: text('imports.next-sheet', { name: 'urban-heat – Reading' }) }).click()
    await desk.topic('Reading list').waitFor()
    await report.getByRole('button', { name: text('imports.next-sheet', { name: 'urban-heat – Plan' }) }).click()
    await desk.topic('What shade changes').waitFor()

    await desk.bar.getByRole('link', { name: text('drafts.keep') }).click()
    await new SignInPage(page, english).send(person.email, person.password)
    await page.waitForURL('**/doc/**')
    // Where one comes to is what was made last. The reports have come along, and lead to what has become of the others.
    await desk.topic('Reading list').waitFor()
    await page.getByRole('button', { name: text('document.more'), exact: true }).click()
    await page.getByRole('menuitem', { name: text('imports.report') }).click()
    await report.getByRole('button', { name: text('imports.next-sheet', { name: 'urban-heat – Plan' }) }).click()
    await desk.topic('What shade changes').waitFor()
    await report.getByText(text('imports.none-dropped')).waitFor()
    await page.getByRole('button', { name: text('imports.report.close') }).click()
    await desk.saved.waitFor()
    await page.getByRole('button', { name: text('sharing.share'), exact: true }).click()
    const share = new ShareDialogPage(page, english)
    await share.turnOn('sharing.link')
    await share.address.waitFor()
    await share.leave()
    await desk.select('Chapters')
    const comments = new CommentsPage(page, english)
    await comments.button.click()
    await comments.say('Chapters', 'Which ones?')
    await comments.thread('Chapters').getByText('Which ones?').waitFor()

    await page.keyboard.press('Control+Shift+E')
    const dialog = page.getByRole('dialog', { name: text('exports.title') })
    await dialog.getByRole('radio', { name: 'XMind', exact: true }).press('Space')
    const file = await exported(page)
    expect(file.name).toBe('urban-heat – Plan.xmind')
    expect(countsOf(mapIn(file.name, file.bytes))).toEqual(counts)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })

  it('in a hand the line of an export stands between the picture and the formats', async () => {
    const { english } = journey
    const { text } = english
    const person = await journey.newPerson()
    const { file_guid } = await person.api('/touch', {
      file_name: 'Harbour',
      content: { ...mapOf(['Harbour', '  Story']) },
    })
    const { page } = await journey.signedIn(person, `/doc/${file_guid}`, { width: 390, height: 844 })
    await page.getByRole('button', { name: text('document.more'), exact: true }).click()
    await page.getByRole('menuitem', { name: text('exports.title') }).click()
    const dialog = page.getByRole('dialog', { name: text('exports.title') })
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: text('exports.act', { format: 'PNG' }) }).click()
    await download
    const again = await dialog.getByRole('button', { name: text('exports.save-again') }).boundingBox()
    const first = await dialog.getByText(text('exports.group.image'), { exact: true }).boundingBox()
    expect((again?.y ?? 0) + (again?.height ?? 0)).toBeLessThan(first?.y ?? 0)
  })

  it('exports by keys alone, each format with bytes of its own, and several documents of the list as one archive', async () => {
    const { english } = journey
    const { text } = english
    const person = await journey.newPerson()
    const lines = ['Harbour Coffee', '  Story', '    Film at the quay', '  肖像']
    const { file_guid } = await person.api('/touch', { file_name: 'Harbour', content: { ...mapOf(lines) } })
    const { page, map } = await journey.atMap(person, file_guid)
    await map.topic('肖像').waitFor()
    await page.keyboard.press('Control+Shift+E')
    const dialog = page.getByRole('dialog', { name: text('exports.title') })
    await dialog.getByRole('img', { name: text('exports.preview', { name: 'Harbour' }) }).waitFor()
    expect(await barriersOf(page, 'dialog')).toEqual([])
    const chosen = () => dialog.getByRole('radio', { checked: true }).first().getAttribute('value')
    expect(await chosen()).toBe('png')

    const png = await exported(page)
    expect(png.name).toBe('Harbour.png')
    const header = new DataView(png.bytes.buffer, png.bytes.byteOffset)
    expect(header.getUint32(0)).toBe(0x89504e47)
    const [width, height] = [header.getUint32(16), header.getUint32(20)]
    expect(await dialog.textContent()).toContain(
      text('exports.pixels', { width: width.toLocaleString('en'), height: height.toLocaleString('en') }),
    )
    await page.keyboard.press('ArrowRight')
    await eventually(chosen).toBe('jpg')
    const jpg = await exported(page)
    expect([...jpg.bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff])
    await page.keyboard.press('ArrowRight')
    const svg = new TextDecoder().decode((await exported(page)).bytes)
    expect(svg).toMatch(/^<svg/)
    expect(svg).not.toMatch(/<script|<foreignObject|href="http/i)
    await page.keyboard.press('ArrowRight')
    const pdf = new TextDecoder('latin1').decode((await exported(page)).bytes)
    expect(pdf).toMatch(/^%PDF-1\.\d/)
    // How many sheets of paper it takes is seen before.
    await dialog.getByLabel(text('exports.paper')).first().press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await dialog.getByText(text('exports.print.sheets', { count: 1 })).waitFor()

    await dialog.getByRole('radio', { name: 'Markdown', exact: true }).press('Space')
    const markdown = await exported(page)
    const [back] = mapIn(markdown.name, markdown.bytes)
    expect(countsOf(back ? [back] : [])).toMatchObject({ topics: lines.length, depth: 2 })
    // Text is shown as text.
    await dialog.getByText('肖像').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })

    // In the format that was chosen last. Two of them are called alike.
    await person.api('/touch', { file_name: 'Harbour', content: { ...mapOf(['Ferries', '  Night boat']) } })
    await person.api('/touch', { file_name: 'Quay', content: { ...mapOf(['Not chosen']) } })
    await follow(page, '/home/my')
    const list = new ListPage(page, english)
    await list.link('Quay').waitFor()
    for (const box of await list.box('Harbour').all()) await box.check()
    await eventually(() => list.selected()).toBe(2)
    await list.bar.getByRole('button', { name: text('exports.open'), exact: true }).click()
    await dialog.getByRole('heading', { name: text('exports.title.many', { count: 2 }) }).waitFor()
    await eventually(chosen).toBe('markdown')
    const archive = await exported(page)
    expect(archive.name).toBe(`${text('exports.archive')}.zip`)
    const files = Object.entries(unzipSync(archive.bytes)).map(([name, bytes]) => [
      name,
      new TextDecoder().decode(bytes),
    ])
    expect(files.sort()).toEqual([
      ['Harbour (2).md', expect.stringContaining('肖像')],
      ['Harbour.md', expect.stringContaining('Night boat')],
    ])
  })
})
