import { describe, expect, it } from 'vitest'
import { eventually } from '../../editor/editor-journey.ts'
import { deskJourneys } from '../desk-journey.ts'
import { picture } from './draft-pictures.ts'

const red = '#e5484d'

describe('icons and labels', () => {
  const openDesk = deskJourneys()
  const open = () => openDesk('Plan', 'Alpha', 'Beta')
  const painted = (topic: { locator: (selector: string) => { count: () => Promise<number> } }, color: string) =>
    eventually(() => topic.locator(`path[fill="${color}"]`).count())

  it('are put on several topics by the mouse, taken away by the menu on the map, and undone as one step', async () => {
    const { desk, page, text } = await open()
    await desk.press('Alpha')
    await desk.press('Beta', 'Control')
    await desk.tool('icons').click()
    const cell = desk.panel.getByRole('button', { name: text('icon.flag-red'), exact: true })
    await cell.click()
    await painted(desk.topic('Alpha'), red).toBe(1)
    await painted(desk.topic('Beta'), red).toBe(1)
    const said = page.locator('[aria-live=polite]', { hasText: `Beta, ${text('icon.flag-red')}` })
    await said.waitFor({ state: 'attached' })
    await eventually(() => cell.getAttribute('aria-pressed')).toBe('true')
    await page.keyboard.press('Escape')
    await desk.undo()
    await painted(desk.topic('Alpha'), red).toBe(0)
    await painted(desk.topic('Beta'), red).toBe(0)
    await cell.click()
    await desk.panel.getByRole('button', { name: text('icon.star-blue'), exact: true }).click()
    await eventually(() => desk.heard('Beta')).toBe(`Beta, ${text('icon.flag-red')}, ${text('icon.star-blue')}`)
    const { x, y } = await desk.markAt('Beta', 1, 'before')
    await page.mouse.click(x, y)
    await page.getByRole('menuitem', { name: text('editor.carried.remove', { name: text('icon.flag-red') }) }).click()
    await eventually(() => desk.heard('Beta')).toBe(`Beta, ${text('icon.star-blue')}`)
    await desk.panel.getByRole('button', { name: text('editor.icons.clear') }).click()
    await eventually(() => desk.heard('Beta')).toBe('Beta')
  })

  it('are found and chosen without a mouse', async () => {
    const { desk, page, text } = await open()
    await page.keyboard.press('Alt+i')
    const search = desk.panel.getByRole('searchbox', { name: text('editor.icons.search') })
    await eventually(() => search.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.type('rocket')
    await eventually(() => desk.panel.locator('button[data-cell]').count()).toBe(1)
    await page.keyboard.press('Enter')
    await eventually(() => desk.heard('Beta')).toBe(`Beta, ${text('icon.emoji-rocket')}`)
    await page.keyboard.press('Control+z')
    await eventually(() => desk.heard('Beta')).toBe('Beta')
    await page.keyboard.press('Alt+i')
    await search.fill('flag')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    // The keys are the map's again, without another one.
    await eventually(() => desk.heard('Beta')).toBe(`Beta, ${text('icon.flag-orange')}`)
    await page.keyboard.press('Control+3')
    await eventually(() => desk.heard('Beta')).toContain(text('editor.style.priority-n', { number: 3 }))
  })

  it('of one’s own are made of a picture, are there for the next topic, and stay on the map when they are deleted', async () => {
    const { desk, page, text } = await openDesk.alone('Plan', 'Alpha', 'Beta')
    await desk.press('Alpha')
    await desk.tool('icons').click()
    const cell = (name: string) => desk.panel.getByRole('button', { name, exact: true })
    const choosing = page.waitForEvent('filechooser')
    await cell(text('editor.icons.own-add')).click()
    const buffer = await picture(300, 200, 'teal')
    await (await choosing).setFiles({ name: 'Our logo.png', mimeType: 'image/png', buffer })
    const shown = (topic: string) => desk.topic(topic).locator('img')
    await shown('Alpha').waitFor()
    await eventually(() => desk.heard('Alpha')).toBe('Alpha, Our logo')
    await eventually(() => cell('Our logo').getAttribute('aria-pressed')).toBe('true')
    // It is the picture that was chosen, whole in a square.
    const painted = await shown('Alpha').evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 })
      const context = canvas.getContext('2d') as CanvasRenderingContext2D
      context.drawImage(image, 0, 0, 64, 64)
      return [
        image.naturalWidth,
        image.naturalHeight,
        [...context.getImageData(32, 32, 1, 1).data],
        [...context.getImageData(32, 4, 1, 1).data],
      ]
    })
    expect(painted).toEqual([64, 64, [0, 128, 128, 255], [0, 0, 0, 0]])

    await desk.press('Beta')
    await cell('Our logo').click()
    await shown('Beta').waitFor()
    await eventually(() => desk.heard('Beta')).toBe('Beta, Our logo')
    await desk.undo()
    await eventually(() => desk.heard('Beta')).toBe('Beta')

    await cell(text('editor.icons.own-choose-remove')).click()
    await cell(text('editor.icons.own-remove', { name: 'Our logo' })).click()
    await cell(text('editor.icons.own-choose-remove')).waitFor({ state: 'detached' })
    // The map has it, and offers it as long as it does.
    await cell('Our logo').click()
    await eventually(() => desk.heard('Beta')).toBe('Beta, Our logo')
    await page.reload()
    await shown('Beta').waitFor()
    await eventually(() => desk.heard('Alpha')).toBe('Alpha, Our logo')
  })

  it('labels are written with commas or Enter, offered again, and taken away', async () => {
    const { desk, page, text } = await open()
    await desk.openTab('style')
    const field = desk.panel.getByRole('combobox', { name: text('editor.labels.add') })
    await field.click()
    await page.keyboard.type('urgent,next week')
    await page.keyboard.press('Enter')
    await eventually(() => desk.topic('Beta').locator('text').allTextContents()).toEqual([
      'urgent',
      'next week',
      'Beta',
    ])
    await desk.press('Alpha')
    await field.click()
    await eventually(() => desk.panel.locator('datalist option').count()).toBe(2)
    await desk.press('Beta')
    await desk.panel.getByRole('button', { name: text('editor.labels.remove', { label: 'urgent' }) }).click()
    await eventually(() => desk.heard('Beta')).toBe(`Beta, ${text('editor.tree.labels', { labels: 'next week' })}`)
    expect(await desk.topic('Beta').locator('text').allTextContents()).toEqual(['next week', 'Beta'])
  })
})
