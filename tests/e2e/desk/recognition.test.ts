import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { barriersOf } from '../../kit/axe.ts'
import { eventually } from '../editor/editor-journey.ts'
import { deskJourneys } from './desk-journey.ts'
import type { DeskPage } from './desk-page.ts'

/** A picture of some lines, in the font the map draws these words with: the only one that is certain to be here. */
async function pictureOf(page: Page, topic: string, lines: readonly string[]): Promise<Buffer> {
  const drawn = page.locator('[data-topic]').filter({ hasText: topic }).locator('text').first()
  const family = (await drawn.getAttribute('font-family')) ?? ''
  const weight = (await drawn.getAttribute('font-weight')) ?? '400'
  await page.waitForFunction(hasFonts, [family, weight, topic] as const)
  const data = await page.evaluate(
    async ([font, words]) => {
      const canvas = new OffscreenCanvas(760, words.length * 50 + 80)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('There is no canvas')
      context.fillStyle = 'white'
      context.fillRect(0, 0, canvas.width, canvas.height)
      context.fillStyle = 'black'
      context.font = font
      words.forEach((line, nth) => {
        context.fillText(line, 40, 80 + nth * 50)
      })
      const bytes = await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer()
      return [...new Uint8Array(bytes)]
    },
    [`${weight} 34px ${family}`, lines] as const,
  )
  return Buffer.from(data)
}

/** Whether all that draws the words has come: the map shows them plainly until then, and some of them as boxes. */
function hasFonts([family, weight, words]: readonly [family: string, weight: string, words: string]): boolean {
  const faces = [...document.fonts].filter(
    (face) => face.status === 'loaded' && face.weight === weight && family.includes(face.family.replaceAll('"', '')),
  )
  const ranges = faces.flatMap(({ unicodeRange }) =>
    unicodeRange.split(',').map((range) => {
      const [first = '', last = first] = range.trim().slice(2).split('-')
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
    }),
  )
  const points = [...words].map((character) => character.codePointAt(0) ?? 0)
  return points.every((point) => ranges.some(([first, last]) => point >= first && point <= last))
}

describe('the words in pictures', () => {
  const openDesk = deskJourneys()

  const openDialog = async (page: Page, desk: DeskPage) => {
    const { text } = desk.words
    await page.keyboard.press('Control+k')
    await page.keyboard.type(text('editor.action.recognise'))
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: text('recognition.title') })
    await dialog.waitFor()
    const read = dialog.getByRole('textbox', { name: text('recognition.text') })
    const choose = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
      const choosing = page.waitForEvent('filechooser')
      await dialog.getByRole('button', { name: /…$/ }).click()
      await (await choosing).setFiles(file)
    }
    return { dialog, read, choose }
  }
  const png = (buffer: Buffer) => ({ name: 'words.png', mimeType: 'image/png', buffer })

  it('are read in English, corrected, and become a branch for each line, taken back at once', async () => {
    const { desk, page, text } = await openDesk('Plan', 'Alpha')
    page.on('filechooser', () => undefined)
    const buffer = await pictureOf(page, 'Alpha', ['Harbour walk at nine', 'Bring water and a map', 'Back before dark'])
    const { dialog, read, choose } = await openDialog(page, desk)
    await choose({ name: 'words.png', mimeType: 'image/png', buffer: Buffer.from('GIF89a, in truth') })
    await dialog.getByRole('alert').getByText(desk.words.message('131')).waitFor()
    const asked: string[] = []
    page.on('request', (request) => request.url().startsWith('http') && asked.push(request.url()))
    await choose(png(buffer))
    await eventually(() => read.inputValue()).toBe('Harbour walk at nine\nBring water and a map\nBack before dark')
    expect(new Set(asked.map((url) => new URL(url).origin))).toEqual(new Set([new URL(page.url()).origin]))
    // Scripts of the reader may run WebAssembly, the page may not; and nobody fetches any of it without need.
    const policyOf = async (url: string) => (await page.request.get(url)).headers()['content-security-policy']
    const [reader = ''] = asked.filter((url) => url.includes('reading-worker'))
    expect(await policyOf(reader)).toContain("script-src 'self' 'wasm-unsafe-eval'")
    expect(await policyOf(page.url())).not.toContain('unsafe')
    const origin = new URL(page.url()).origin
    expect(await (await page.request.get(`${origin}/service-worker.js`)).text()).not.toContain('recognition/')
    await eventually(async () => page.workers().length).toBe(0)

    expect(await barriersOf(page)).toEqual([])
    await read.fill('Harbour walk at ten\nBring water and a map\nBack before dark')
    // What was corrected is not thrown away, however often: the browser closes a dialog by itself when it is told no twice.
    for (let times = 0; times < 4; times++) await page.keyboard.press('Escape')
    expect(await dialog.isVisible()).toBe(true)
    await dialog.getByRole('radio', { name: text('recognition.division.lines') }).check()
    await dialog.getByRole('button', { name: text('recognition.insert.count', { count: 3 }) }).click()
    await dialog.waitFor({ state: 'detached' })
    for (const words of ['Harbour walk at ten', 'Bring water and a map', 'Back before dark']) {
      await desk.topic(words).waitFor()
    }
    await desk.undo()
    await eventually(() => page.locator('[data-topic]').count()).toBe(2)
  })

  it('stopped in the middle, nothing goes on; pasted, and read in Chinese without spaces', async () => {
    const { desk, page, text } = await openDesk('计划', '春天去海边散步，思维导图')
    page.on('filechooser', () => undefined)
    const buffer = await pictureOf(page, '春天去海边散步，思维导图', ['春天去海边散步', '思维导图'])
    const { dialog, read, choose } = await openDialog(page, desk)
    const progress = dialog.getByRole('progressbar')
    // Neither sent on nor answered.
    await page.route('**/assets/recognition/eng*', () => undefined)
    // So much that nobody has read it before it is stopped.
    const pageful = Array.from({ length: 60 }, () => '春天去海边散步，思维导图')
    await choose(png(await pictureOf(page, '春天去海边散步，思维导图', pageful)))
    await progress.waitFor()
    await dialog.getByRole('img').waitFor()
    await dialog.getByRole('button', { name: text('recognition.stop') }).click()
    await progress.waitFor({ state: 'detached' })
    await page.unroute('**/assets/recognition/eng*')
    await dialog.getByRole('button', { name: text('recognition.read') }).click()
    await dialog.getByRole('progressbar', { name: text('recognition.reading') }).waitFor()
    await eventually(async () => page.workers().length).toBe(1)
    await dialog.getByRole('button', { name: text('recognition.stop') }).click()
    await eventually(async () => page.workers().length).toBe(0)
    expect(await read.count()).toBe(0)

    await dialog.getByRole('button', { name: text('recognition.choose-other') }).focus()
    await page.evaluate(
      (data) => {
        const files = new DataTransfer()
        files.items.add(new File([new Uint8Array(data)], 'words.png', { type: 'image/png' }))
        document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: files, bubbles: true }))
      },
      [...buffer],
    )
    await dialog.getByRole('combobox', { name: text('recognition.language') }).selectOption('chi_sim')
    await eventually(() => read.inputValue()).toBe('春天去海边散步\n思维导图')
    await dialog.getByRole('radio', { name: text('recognition.division.whole') }).check()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await eventually(() => page.locator('[data-topic]').count()).toBe(3)
  })

  it('of the image of a topic are read from its menu', async () => {
    const { desk, page, text } = await openDesk('Plan', 'Alpha')
    page.on('filechooser', () => undefined)
    const buffer = await pictureOf(page, 'Alpha', ['Lighthouse'])
    const choosing = page.waitForEvent('filechooser')
    await page.keyboard.press('Alt+p')
    await (await choosing).setFiles(png(buffer))
    await desk.topic('Alpha').locator('img').waitFor()
    const { x, y } = await desk.placeOf('Alpha')
    await page.mouse.click(x + 4, y + 6, { button: 'right' })
    await page.getByRole('menuitem', { name: text('editor.action.recognise-image') }).click()
    const dialog = page.getByRole('dialog', { name: text('recognition.title') })
    await eventually(() => dialog.getByRole('textbox', { name: text('recognition.text') }).inputValue()).toBe(
      'Lighthouse',
    )
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })
})
