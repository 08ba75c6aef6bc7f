import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { eventually } from '../editor/editor-journey.ts'
import { deskJourneys, sharedJourneys } from './desk-journey.ts'
import { DeskPage } from './desk-page.ts'

const picture = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

describe('images', () => {
  const journey = sharedJourneys()
  const open = async () => {
    const opened = await journey.signedIn(await journey.newPerson(), '/home/my')
    const map = await journey.newMap(opened)
    await map.write('Plan')
    await map.addChild('Alpha')
    await map.saved.waitFor()
    // From here on: asked for together with the key that opens it, the browser may be told too late.
    opened.page.on('filechooser', () => undefined)
    return { desk: new DeskPage(opened.page, journey.english), page: opened.page, text: journey.english.text }
  }

  it('are picked, shown small, made larger by hand and by number, looked at whole, and taken away', async () => {
    const { desk, page, text } = await open()
    const choosing = page.waitForEvent('filechooser')
    await page.keyboard.press('Alt+p')
    await (await choosing).setFiles({ name: 'a.png', mimeType: 'image/png', buffer: await picture(800, 400, 'teal') })
    const shown = desk.topic('Alpha').locator('img')
    await shown.waitFor()
    const size = async () => [await shown.getAttribute('width'), await shown.getAttribute('height')]
    expect(await size()).toEqual(['200', '100'])
    expect(await desk.heard('Alpha')).toBe(`Alpha, ${text('editor.image')}`)

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
    await page.keyboard.press('Escape')
    await viewer.waitFor({ state: 'detached' })

    await page.mouse.click(400, 700)
    await desk.press('Alpha')
    await desk.panel.getByRole('button', { name: text('editor.action.remove-image') }).click()
    await eventually(() => shown.count()).toBe(0)
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
    await alert.getByText(journey.english.message('131')).waitFor()

    await page.route('**/api/upload/*', (route) => route.abort())
    await pick({ name: 'b.png', mimeType: 'image/png', buffer: await picture(40, 40, 'red') })
    await alert.getByText(journey.english.message('311')).waitFor()
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
      const canvas = page.locator('main canvas').locator('..')
      await canvas.dispatchEvent('drop', { dataTransfer: transfer, clientX: x, clientY: y })
    }
    const plan = await desk.placeOf('Plan')
    await dropAt(plan.x + 4, plan.y + 4)
    await desk.topic('Plan').locator('img').waitFor()
    await dropAt(500, 640)
    await eventually(() => page.locator('[data-topic] img').count()).toBe(3)
    await desk.undo()
    await eventually(() => page.locator('[data-topic] img').count()).toBe(2)
  })

  it('are pasted, stored as small as was wished, and stand for themselves where they do not come', async () => {
    const { desk, page, text } = await open()
    await page.evaluate(() => localStorage.setItem('ramify.picture-size', '640p'))
    await page.reload()
    await desk.ready()
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

    await page.evaluate(async () => {
      for (const name of await caches.keys()) if (name.startsWith('ramify.pictures')) await caches.delete(name)
    })
    await page.route('**/api/resources/**', (route) => route.fulfill({ status: 404, body: '' }))
    await page.reload()
    await page.locator('[data-missing-picture]').waitFor({ state: 'attached' })
    await desk.press('Alpha')
    await page.getByRole('treeitem', { selected: true }).filter({ hasText: 'Alpha' }).waitFor({ state: 'attached' })
    await page.keyboard.press('Control+k')
    await page.keyboard.type(text('editor.action.view-image'))
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText(journey.english.message('x-original-image-failed')).waitFor()
  })
})

describe('images of a guest', () => {
  const openDesk = deskJourneys()

  it('wait for an account, and that is said', async () => {
    const { page, text } = await openDesk('Plan')
    await page.keyboard.press('Alt+p')
    await page.getByRole('status').getByText(text('editor.reason.images-need-account')).waitFor()
  })
})
