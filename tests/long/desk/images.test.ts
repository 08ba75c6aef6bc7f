import { describe, expect, it } from 'vitest'
import { picture } from '../../e2e/desk/content/draft-pictures.ts'
import { deskJourneys } from '../../e2e/desk/desk-journey.ts'
import { eventually } from '../../e2e/editor/editor-journey.ts'

// What tests/e2e/desk/content/content-images.test.ts shows without loading the app anew.
describe('images', () => {
  const open = deskJourneys()

  it('stand for themselves where they do not come', async () => {
    const { desk, page, text } = await open('Plan', 'Alpha')
    const quality = desk.panel.getByRole('combobox', { name: text('editor.image.stored') })
    await quality.selectOption('640p')
    await desk.press('Alpha')
    const choosing = page.waitForEvent('filechooser')
    await page.keyboard.press('Alt+p')
    await (await choosing).setFiles({ name: 'd.png', mimeType: 'image/png', buffer: await picture(80, 64, 'orange') })
    await desk.topic('Alpha').locator('img').waitFor()
    await desk.saved.waitFor()

    // As where it is not kept in the browser, and the server has it no more.
    await page.evaluate(async () => {
      for (const name of await caches.keys()) if (name.startsWith('ramify.pictures')) await caches.delete(name)
    })
    await page.route('**/api/resources/**', (route) => route.fulfill({ status: 404, body: '' }))
    await page.reload()
    await page.locator('[data-missing-picture]').waitFor({ state: 'attached' })
    await desk.press('Alpha')
    await page.getByRole('treeitem', { selected: true }).filter({ hasText: 'Alpha' }).waitFor({ state: 'attached' })
    expect(await quality.inputValue()).toBe('640p')
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill(text('editor.action.view-image'))
    await page.getByRole('dialog').getByRole('option').first().waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText(desk.words.message('x-original-image-failed')).waitFor()
    await page.unroute('**/api/resources/**')
  })

  it('behind a map are there after a reload', async () => {
    const { desk, page, text } = await open('Plan')
    await page.mouse.click(400, 700)
    const choosing = page.waitForEvent('filechooser')
    await desk.panel.getByRole('button', { name: text('editor.action.background-image') }).click()
    await (await choosing).setFiles({ name: 'w.png', mimeType: 'image/png', buffer: await picture(900, 600, 'green') })
    const behind = page.locator('[data-backdrop]')
    const opacity = () => behind.evaluate((image) => getComputedStyle(image).opacity)
    await eventually(opacity).toBe('0.35')
    await desk.panel.getByRole('slider', { name: text('editor.map.strength') }).focus()
    await page.keyboard.press('End')
    await eventually(opacity).toBe('1')
    await desk.saved.waitFor()
    await page.reload()
    await eventually(opacity).toBe('1')
    expect(await behind.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(900)
  })
})
