import { describe, expect, it } from 'vitest'
import { barriersOf } from '../../kit/axe.ts'
import { deskJourneys, sharedJourneys } from './desk-journey.ts'

// Lists, and the whole page beside every tab and the sheet of keys: tests/long/desk-barriers.test.ts.
describe('no serious barrier', () => {
  const journey = sharedJourneys()

  it('at a map on a phone', async () => {
    const person = await journey.newPerson()
    const { file_guid } = await person.api('/touch', { file_name: 'Plan' })
    const { page } = await journey.signedIn(person, `/doc/${file_guid}`, { width: 390, height: 844 })
    await page.locator('[data-topic]').first().waitFor()
    expect(await barriersOf(page)).toEqual([])
  })
})

describe('no serious barrier at the desk', () => {
  const open = deskJourneys()

  it('in the map, in a panel, in the outline and in what lies over them', async () => {
    const { desk, page, text } = await open('Plan', 'Alpha', 'Beta')
    expect(await barriersOf(page)).toEqual([])
    await desk.openTab('theme')
    expect(await barriersOf(page, 'aside')).toEqual([])
    await page.keyboard.press('Control+f')
    await page.getByRole('search').waitFor()
    expect(await barriersOf(page, 'search')).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('option').first().waitFor()
    expect(await barriersOf(page, 'dialog')).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('Shift+Alt+O')
    await page.getByRole('textbox', { name: text('editor.outline') }).waitFor()
    expect(await barriersOf(page)).toEqual([])
  })
})
