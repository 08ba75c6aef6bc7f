import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually } from '../../editor/editor-journey.ts'
import { deskJourneys } from '../desk-journey.ts'
import { ThingsPage } from '../things.ts'

/** Opens a dialog by its keys, waits for its field and leaves it. */
async function visit(page: Page, keys: string, leave: string, typed = ''): Promise<void> {
  await page.keyboard.press(keys)
  const dialog = page.getByRole('dialog')
  await dialog.locator('input:focus, textarea:focus').waitFor()
  if (typed !== '') await page.keyboard.type(typed)
  await page.keyboard.press(leave)
  await dialog.waitFor({ state: 'detached' })
}

describe('the keys of the map', () => {
  const open = deskJourneys()

  it('copy, cut, paste and write after every dialog that was written in', async () => {
    const { desk, page, text } = await open('Plan', 'Alpha', 'Beta')
    const topics = () =>
      page.locator('[data-topic]').evaluateAll((items) => items.map((item) => item.textContent ?? '').sort())
    await visit(page, 'Control+k', 'Escape')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Control+c')
    await page.keyboard.press('ArrowDown')
    await visit(page, 'Alt+Shift+e', 'Escape')
    await page.keyboard.press('Control+v')
    await eventually(topics).toEqual(['Alpha', 'Alpha', 'Beta', 'Plan'])
    await visit(page, 'Control+Shift+k', 'Escape')
    await page.keyboard.press('Control+x')
    await eventually(topics).toEqual(['Alpha', 'Beta', 'Plan'])
    await page.keyboard.press('ArrowUp')
    await visit(page, 'Control+Shift+k', 'Enter', 'https://example.org')
    await page.keyboard.press('Control+v')
    await eventually(async () => (await topics()).length).toBe(4)
    await visit(page, 'Control+k', 'Escape')
    await desk.write('Fresh')
    // Also after one that a menu opened, which has had the keys before.
    const { x, y } = await desk.placeOf('Fresh')
    await page.mouse.click(x + 4, y + 6, { button: 'right' })
    await page.getByRole('menuitem', { name: text('editor.menu.insert'), exact: true }).click()
    await page.getByRole('menuitem', { name: text('editor.link'), exact: true }).click()
    const dialog = page.getByRole('dialog', { name: text('editor.link') })
    await dialog.locator('input:focus').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await desk.write('Fresher')
  })

  it('go on in a note where they were', async () => {
    const { desk, page, text } = await open('Plan', 'Alpha')
    await page.keyboard.press('F4')
    const note = desk.panel.getByRole('textbox', { name: text('editor.panel.note') })
    await eventually(() => note.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.type('onethree')
    for (const _letter of 'three') await page.keyboard.press('ArrowLeft')
    await visit(page, 'Control+k', 'Escape')
    await page.keyboard.type('two')
    await eventually(() => note.textContent()).toBe('onetwothree')
  })

  // On lines, callouts and summaries: tests/long/desk/picked.test.ts.
  it('write on what is picked, at once or after Enter', async () => {
    const { desk, page, text } = await open('Plan', 'Alpha')
    const map = new ThingsPage(page, desk.translator)
    const refusal = page
      .getByRole('region', { name: text('notices') })
      .getByText(text('editor.reason.nothing-selected'))
    await page.keyboard.press('Control+g')
    await visit(page, 'Control+k', 'Escape')
    await page.keyboard.type('Later')
    await page.keyboard.press('Enter')
    await map.ranges.getByText('Later', { exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.type(' on')
    await page.keyboard.press('Enter')
    await map.ranges.getByText('Later on', { exact: true }).waitFor()
    expect(await refusal.count()).toBe(0)
  })
})
