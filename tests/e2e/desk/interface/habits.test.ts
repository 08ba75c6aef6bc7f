import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually } from '../../editor/editor-journey.ts'
import { sharedJourneys } from '../desk-journey.ts'
import { DeskPage } from '../desk-page.ts'

async function runByName(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill(name)
  await page.getByRole('option', { name }).first().click()
}

describe('habits of a guest', () => {
  const journey = sharedJourneys()
  const open = async () => {
    const opened = await journey.guest('/guest')
    const map = await journey.newMap(opened)
    await map.write('Plan')
    await map.addChild('Alpha')
    return { desk: new DeskPage(opened.page, journey.english), page: opened.page, text: journey.english.text }
  }

  it('are kept: what a double click on the canvas does, where fold buttons are, which keys do what', async () => {
    const { desk, page, text } = await open()
    await page.mouse.dblclick(300, 300)
    await desk.write('Island')
    await eventually(async () => {
      const { x, y } = await desk.placeOf('Island')
      return Math.abs(x - 300) < 60 && Math.abs(y - 300) < 30
    }).toBe(true)
    await runByName(page, text('document.double-click-adds'))
    await page.mouse.dblclick(300, 500)
    await page.keyboard.press('Escape')
    await desk.press('Alpha')
    await desk.addSibling('Reef')
    // What the second double click had made would be here by now.
    expect(await page.locator('[data-topic]').count()).toBe(4)

    // Fold buttons are hidden, but for what is folded.
    const foldButton = page.locator('main circle[class*="foldRing"]')
    const { x, y } = await desk.placeOf('Plan')
    await page.mouse.move(x + 6, y + 8)
    await foldButton.waitFor()
    await runByName(page, text('document.hide-expander'))
    await page.mouse.move(x + 7, y + 9)
    await foldButton.waitFor({ state: 'detached' })
    await desk.press('Plan')
    await page.keyboard.press('Control+/')
    await eventually(() => desk.topic('Alpha').count()).toBe(0)
    await page.keyboard.press('Control+/')
    await desk.topic('Alpha').waitFor()

    // Keys are given to other actions, and kept. Given back: tests/long/desk/habits.test.ts.
    const sheet = page.getByRole('dialog', { name: text('shortcuts.title') })
    const keysOf = (action: string, keys: string) =>
      sheet.getByRole('button', { name: text('shortcuts.keys-of', { action, keys }), exact: true })
    const fold = text('editor.action.fold')
    await page.keyboard.press('F1')
    await sheet.getByRole('button', { name: text('shortcuts.change') }).click()
    await keysOf(fold, 'Ctrl /').click()
    await page.keyboard.press('Control+Shift+L')
    await keysOf(fold, 'Ctrl Shift L').waitFor()
    // What another action had goes over to this one.
    await keysOf(text('editor.action.sort-children'), text('shortcuts.none')).click()
    await page.keyboard.press('Control+d')
    await keysOf(text('editor.action.duplicate'), text('shortcuts.none')).waitFor()
    await sheet.getByRole('button', { name: text('shortcuts.done') }).click()
    await page.keyboard.press('Escape')

    await desk.press('Plan')
    await page.keyboard.press('Control+/')
    await page.keyboard.press('Control+Shift+L')
    await eventually(() => desk.topic('Alpha').count()).toBe(0)
    await desk.stored()
    await page.reload()
    await desk.ready()
    await desk.press('Plan')
    const shown = await desk.topic('Alpha').count()
    await page.keyboard.press('Control+Shift+L')
    await eventually(() => desk.topic('Alpha').count()).toBe(1 - shown)
    // The maps of a guest are those of this browser.
    await page.keyboard.press('Control+o')
    await page.waitForURL('**/guest')
  })
})
