import { describe, expect, it } from 'vitest'
import { eventually } from '../../editor/editor-journey.ts'
import { deskJourneys } from '../desk-journey.ts'
import { ThingsPage } from '../things.ts'

// Without a mouse: tests/long/desk/things-by-keys.test.ts.
describe('callouts', () => {
  const openDesk = deskJourneys()

  async function open() {
    const { page, desk, text } = await openDesk('Plan', 'Alpha', 'Beta')
    return { page, text, map: new ThingsPage(page, desk.translator) }
  }

  it('are added, written, carried, dressed, deleted and brought back with a mouse', async () => {
    const { page, map, text } = await open()
    const beta = await map.placeOf('Beta')
    await page.mouse.click(beta.x + 4, beta.y + 6, { button: 'right' })
    await page.getByRole('menuitem', { name: text('editor.menu.insert'), exact: true }).hover()
    await page.getByRole('menuitem', { name: text('editor.action.callout'), exact: true }).click()
    await page.getByRole('textbox', { name: text('editor.field.writing-callout') }).waitFor()
    await page.keyboard.type('Mind this')
    await page.keyboard.press('Enter')
    const callout = map.callouts.filter({ hasText: 'Mind this' })
    await callout.waitFor()
    const place = await map.middleOf(callout.getByText('Mind this'))
    expect(place.y).toBeLessThan((await map.placeOf('Beta')).y)

    await map.drag(place, { x: place.x + 140, y: place.y + 90 })
    await eventually(async () => {
      const { x, y } = await map.middleOf(callout.getByText('Mind this'))
      return Math.hypot(x - place.x - 140, y - place.y - 90)
    }).toBeLessThan(3)
    await map.panel.getByRole('button', { name: text('editor.style.fill') }).click()
    await page.getByRole('dialog').getByRole('button', { name: '#FCE5E2' }).click()
    await eventually(() => callout.locator('path').first().getAttribute('fill')).toBe('#fce5e2')
    await page.keyboard.press('Escape')
    await map.panel.getByRole('button', { name: text('editor.action.callout-back') }).click()
    await eventually(async () => (await map.middleOf(callout.getByText('Mind this'))).x).toBeCloseTo(place.x, 0)

    const words = await map.middleOf(callout.getByText('Mind this'))
    await page.mouse.dblclick(words.x, words.y)
    await page.keyboard.type('Or this')
    await page.keyboard.press('Enter')
    await map.callouts.getByText('Or this').waitFor()
    await page.keyboard.press('Delete')
    await eventually(() => map.callouts.count()).toBe(0)
    await map.undo()
    await map.callouts.getByText('Or this').waitFor()

    await map.press('Beta')
    await page.keyboard.press('Control+d')
    await eventually(() => map.callouts.count()).toBe(2)
    await page.keyboard.press('Delete')
    await eventually(() => map.callouts.count()).toBe(1)

    // One that says nothing is none, and nothing to be taken back.
    for (const last of ['Enter', 'Escape']) {
      await map.press('Beta')
      await page.keyboard.press('Alt+Shift+c')
      await page.getByRole('textbox', { name: text('editor.field.writing-callout') }).waitFor()
      await page.keyboard.press(last)
      await eventually(() => map.callouts.count()).toBe(1)
    }
    // Words are kept by either.
    await map.press('Beta')
    await page.keyboard.press('Alt+Shift+c')
    await page.getByRole('textbox', { name: text('editor.field.writing-callout') }).waitFor()
    await page.keyboard.type('Never mind')
    await page.keyboard.press('Escape')
    await map.callouts.getByText('Never mind').waitFor()
  })
})
