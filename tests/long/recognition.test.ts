import { describe, expect, it } from 'vitest'
import { openRecognition, pictureOf, png } from '../e2e/desk/content/recognition-dialog.ts'
import { deskJourneys } from '../e2e/desk/desk-journey.ts'
import { eventually } from '../e2e/editor/editor-journey.ts'
import { barriersOf } from '../kit/browser/axe.ts'

describe('the words in pictures', () => {
  const openDesk = deskJourneys()

  it('are read in English, corrected, and become a branch for each line, taken back at once', async () => {
    const { desk, page, text } = await openDesk.alone('Plan', 'Alpha')
    const buffer = await pictureOf(page, 'Alpha', ['Harbour walk at nine', 'Bring water and a map', 'Back before dark'])
    const { dialog, read, choose } = await openRecognition(desk)
    await choose({ name: 'words.png', mimeType: 'image/png', buffer: Buffer.from('GIF89a, in truth') })
    await dialog.getByRole('alert').getByText(desk.words.message('131')).waitFor()
    await choose(png(buffer))
    await eventually(() => read.inputValue()).toBe('Harbour walk at nine\nBring water and a map\nBack before dark')
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
    const { desk, page, text } = await openDesk.alone('计划', '春天去海边散步，思维导图')
    const buffer = await pictureOf(page, '春天去海边散步，思维导图', ['春天去海边散步', '思维导图'])
    const { dialog, read, choose } = await openRecognition(desk)
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
    await dialog.getByRole('radio', { name: text('recognition.division.whole'), exact: true }).check()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await eventually(() => page.locator('[data-topic]').count()).toBe(3)
  })

  it('of the image of a topic are read from its menu', async () => {
    const { desk, page, text } = await openDesk('Plan', 'Alpha')
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
