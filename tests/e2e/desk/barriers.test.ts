import { describe, expect, it } from 'vitest'
import { barriersOf } from '../../kit/browser/axe.ts'
import { deskJourneys } from './desk-journey.ts'

// On a phone, in lists, and the whole page beside every tab, the sheet of keys and the search: tests/long/desk-barriers.test.ts.
describe('no serious barrier at the desk', () => {
  const open = deskJourneys()

  it('in the map, in a panel, in the outline and in what lies over them', async () => {
    const { desk, page, text } = await open('Plan', 'Alpha', 'Beta')
    expect(await barriersOf(page)).toEqual([])
    await desk.openTab('theme')
    expect(await barriersOf(page, 'aside')).toEqual([])
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('option').first().waitFor()
    expect(await barriersOf(page, 'dialog')).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('Shift+Alt+O')
    await page.getByRole('textbox', { name: text('editor.outline') }).waitFor()
    expect(await barriersOf(page, 'main')).toEqual([])
  })
})
