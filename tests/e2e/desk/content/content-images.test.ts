import { describe, expect, it } from 'vitest'
import { eventually } from '../../editor/editor-journey.ts'
import { deskJourneys, sharedJourneys } from '../desk-journey.ts'
import { DeskPage } from '../desk-page.ts'
import { runByWords } from '../run-by-words.ts'
import { countDraftPictures, picture, sidewaysPhoto } from './draft-pictures.ts'

// Those that do not come: tests/long/desk/images.test.ts.
describe('images', () => {
  const openDesk = deskJourneys()
  const open = () => openDesk('Plan', 'Alpha')

  it('are picked, shown small, made larger by hand and by number, looked at whole, and taken away', async () => {
    const { desk, page, text } = await open()
    const choosing = page.waitForEvent('filechooser')
    await page.keyboard.press('Alt+p')
    await (await choosing).setFiles({ name: 'a.png', mimeType: 'image/png', buffer: await picture(800, 400, 'teal') })
    const shown = desk.topic('Alpha').locator('img')
    await shown.waitFor()
    const size = async () => [await shown.getAttribute('width'), await shown.getAttribute('height')]
    expect(await size()).toEqual(['200', '100'])
    await eventually(() => desk.heard('Alpha')).toBe(`Alpha, ${text('editor.image')}`)

    const box = await shown.boundingBox()
    if (!box) throw new Error('It is shown')
    const corner = { x: box.x + box.width, y: box.y + box.height }
    await page.mouse.move(corner.x, corner.y)
    await page.mouse.down()
    await page.mouse.move(corner.x + 60, corner.y + 10, { steps: 4 })
    expect(await size()).toEqual(['200', '100'])
    await page.mouse.up()
    await eventually(size).toEqual(['260', '130'])
    await desk.undo()
    await eventually(size).toEqual(['200', '100'])

    const width = desk.panel.getByRole('spinbutton', { name: text('editor.image.width') })
    await width.fill('120')
    await width.press('Enter')
    await eventually(size).toEqual(['120', '60'])
    await width.press('Escape')

    await shown
      .evaluate((image) => image.getBoundingClientRect().toJSON())
      .then(({ x, y }) => page.mouse.click(x + 40, y + 20))
    const viewer = page.getByRole('dialog', { name: text('editor.image.original') })
    await eventually(() => viewer.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(
      800,
    )
    await page.keyboard.press('+')
    await viewer.getByText('125%').waitFor()
    // Not below the dialog, where nobody would see it.
    await viewer.getByRole('button', { name: text('close') }).hover()
    await viewer.locator('[data-tooltip]', { hasText: text('close') }).waitFor()
    await page.mouse.move(0, 0)
    await viewer.locator('[data-tooltip]').waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await viewer.waitFor({ state: 'detached' })

    await page.mouse.click(400, 700)
    await desk.press('Alpha')
    await desk.panel.getByRole('button', { name: text('editor.action.remove-image') }).click()
    await eventually(() => shown.count()).toBe(0)
  })

  it('on the left are drawn at their left corner, and grow to the left', async () => {
    const { desk, page, text } = await open()
    await page.keyboard.press('Escape')
    await desk.panel.getByRole('radio', { name: text('editor.layout.left'), exact: true }).click()
    await desk.press('Alpha')
    const choosing = page.waitForEvent('filechooser')
    await page.keyboard.press('Alt+p')
    await (await choosing).setFiles({ name: 'a.png', mimeType: 'image/png', buffer: await picture(800, 400, 'teal') })
    const shown = desk.topic('Alpha').locator('img')
    await shown.waitFor()
    const edges = () => shown.evaluate((image) => image.getBoundingClientRect().toJSON())
    await eventually(async () => (await edges()).width).toBe(200)
    const { left, right, bottom } = await edges()
    await page.mouse.move(left, bottom)
    await page.mouse.down()
    await page.mouse.move(left - 60, bottom + 10, { steps: 4 })
    await page.mouse.up()
    await eventually(async () => Math.round((await edges()).width)).toBe(260)
    expect((await edges()).right).toBeCloseTo(right, 0)
  })

  it('are seen from far away in their own colours', async () => {
    const { desk, page } = await open()
    const choosing = page.waitForEvent('filechooser')
    await page.keyboard.press('Alt+p')
    await (await choosing).setFiles({ name: 'a.png', mimeType: 'image/png', buffer: await picture(800, 400, 'teal') })
    await desk.topic('Alpha').locator('img').waitFor()
    const canvas = page.locator('main canvas').first()
    for (let nth = 0; nth < 20 && (await canvas.isHidden()); nth++) await page.keyboard.press('Control+-')
    const teal = () =>
      canvas.evaluate((element) => {
        const { width, height } = element as HTMLCanvasElement
        const copy = new OffscreenCanvas(width, height).getContext('2d')
        copy?.drawImage(element as HTMLCanvasElement, 0, 0)
        const { data } = copy?.getImageData(0, 0, width, height) ?? {}
        let count = 0
        for (let at = 0; data && at < data.length; at += 4) {
          if (data[at] === 0 && data[at + 1] === 128 && data[at + 2] === 128 && data[at + 3] === 255) count++
        }
        return count
      })
    await eventually(teal).toBeGreaterThan(100)
  })

  it('are refused by what they are, come again after a failure, and are dropped onto topics and beside them', async () => {
    const { desk, page, text } = await open()
    const pick = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
      const choosing = page.waitForEvent('filechooser')
      await desk.tool('image').click()
      await (await choosing).setFiles(file)
    }
    const alert = page.getByRole('alert')
    await pick({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('GIF89a, in truth') })
    await alert.getByText(desk.words.message('131')).waitFor()

    await page.route('**/api/upload/*', (route) => route.abort())
    await pick({ name: 'b.png', mimeType: 'image/png', buffer: await picture(40, 40, 'red') })
    await alert.getByText(desk.words.message('311')).waitFor()
    await page.unroute('**/api/upload/*')

    // Neither sent on nor answered.
    await page.route('**/api/upload/*', () => undefined)
    await pick({ name: 'slow.png', mimeType: 'image/png', buffer: await picture(50, 50, 'green') })
    await page.getByRole('progressbar', { name: text('editor.image.uploading', { name: 'slow.png' }) }).waitFor()
    await page.getByRole('button', { name: text('editor.image.stop', { name: 'slow.png' }) }).click()
    await eventually(() => page.getByRole('progressbar').count()).toBe(0)
    await page.unroute('**/api/upload/*')
    expect(await desk.topic('Alpha').locator('img').count()).toBe(0)

    await alert.getByRole('button', { name: text('retry') }).click()
    await desk.topic('Alpha').locator('img').waitFor()

    const bytes = [...(await picture(60, 30, 'blue'))]
    const dropAt = async (x: number, y: number) => {
      const transfer = await page.evaluateHandle((data) => {
        const files = new DataTransfer()
        files.items.add(new File([new Uint8Array(data)], 'c.png', { type: 'image/png' }))
        return files
      }, bytes)
      const hand = page.locator('main [data-hand]')
      await hand.dispatchEvent('drop', { dataTransfer: transfer, clientX: x, clientY: y })
    }
    const plan = await desk.placeOf('Plan')
    await dropAt(plan.x + 4, plan.y + 4)
    await desk.topic('Plan').locator('img').waitFor()
    await dropAt(500, 640)
    await eventually(() => page.locator('[data-topic] img').count()).toBe(3)
    await desk.undo()
    await eventually(() => page.locator('[data-topic] img').count()).toBe(2)
  })

  it('are pasted, and stored as small as was wished', async () => {
    const { desk, page, text } = await open()
    const quality = desk.panel.getByRole('combobox', { name: text('editor.image.stored') })
    await quality.selectOption('640p')
    await desk.press('Alpha')
    const announced = page.waitForRequest('**/api/upload/*')
    await page.evaluate(
      async (data) => {
        const files = new DataTransfer()
        files.items.add(new File([new Uint8Array(data)], 'd.png', { type: 'image/png' }))
        document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: files, bubbles: true }))
      },
      [...(await picture(1600, 1280, 'orange'))],
    )
    const answer = await (await announced).response()
    expect((await answer?.json())?.data).toMatchObject({ width: 800, height: 640 })
    await desk.topic('Alpha').locator('img').waitFor()
    await desk.saved.waitFor()
  })
})

describe('images of a guest', () => {
  const journey = sharedJourneys()

  // On their way into an account: tests/long/desk/draft-images.test.ts, and apps/web/src/platform/drafts/drafts.test.ts.
  it('are in the browser with the map', async () => {
    const opened = await journey.guest('/guest')
    const { page } = opened
    await journey.newMap(opened)
    const desk = new DeskPage(page, journey.english)
    const give = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
      const choosing = page.waitForEvent('filechooser')
      await page.keyboard.press('Alt+p')
      await (await choosing).setFiles(file)
    }
    await give({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('GIF89a, in truth') })
    await page.getByRole('alert').getByText(journey.english.message('131')).waitFor()
    const images = page.locator('[data-topic] img')
    expect(await images.count()).toBe(0)
    await give({ name: 'b.jpg', mimeType: 'image/jpeg', buffer: await sidewaysPhoto() })
    await images.waitFor()
    await desk.stored()
    await page.reload()
    await eventually(() => images.evaluateAll(([image]) => (image as HTMLImageElement)?.naturalWidth)).toBe(800)
    expect(await page.evaluate(countDraftPictures)).toBe(1)
  })
})

describe('the image behind a map', () => {
  const openDesk = deskJourneys()

  it('is chosen, made stronger, kept with the map, taken away and brought back', async () => {
    const { desk, page, text, person, fileId } = await openDesk('Plan')
    // With nothing selected the panel is about the map.
    await page.mouse.click(400, 700)
    const behind = page.locator('[data-backdrop]')
    const choosing = page.waitForEvent('filechooser')
    await desk.panel.getByRole('button', { name: text('editor.action.background-image') }).click()
    await (await choosing).setFiles({ name: 'w.png', mimeType: 'image/png', buffer: await picture(900, 600, 'green') })
    const opacity = () => behind.evaluate((image) => getComputedStyle(image).opacity)
    await eventually(opacity).toBe('0.35')
    // As large as the map's place, however the map is moved.
    const place = await page.locator('main canvas').first().locator('..').boundingBox()
    expect(await behind.boundingBox()).toEqual(place)
    await page.mouse.move(400, 300)
    await page.mouse.wheel(120, 80)
    expect(await behind.boundingBox()).toEqual(place)
    expect(await behind.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(900)

    const strength = desk.panel.getByRole('slider', { name: text('editor.map.strength') })
    await strength.focus()
    await page.keyboard.press('End')
    await eventually(opacity).toBe('1')
    await desk.saved.waitFor()
    const { content = {}, resources } = await person.api('/open', { file_guid: fileId })
    expect(content.background).toMatchObject({ image: resources[0]?.resource_id, opacity: 1 })

    await desk.press('Plan')
    await runByWords(page, text('editor.action.remove-background-image'))
    await behind.waitFor({ state: 'detached' })
    await desk.undo()
    await eventually(opacity).toBe('1')
  })
})
