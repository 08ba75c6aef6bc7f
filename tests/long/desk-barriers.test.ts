import { describe, expect, it } from 'vitest'
import { deskJourneys, sharedJourneys } from '../e2e/desk/desk-journey.ts'
import { barriersOf } from '../kit/browser/axe.ts'

// What tests/e2e/desk/barriers.test.ts looks at in parts, whole; and lists, which tests/e2e/files/barriers.test.ts looks at in folders.
describe('no serious barrier', () => {
  const journey = sharedJourneys()

  it('at home, in lists', async () => {
    const person = await journey.newPerson()
    await person.api('/touch', { file_name: 'Plan' })
    const { page } = await journey.signedIn(person, '/home/my')
    await page.getByRole('link', { name: 'Plan' }).waitFor()
    expect(await barriersOf(page)).toEqual([])
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').waitFor()
    expect(await barriersOf(page)).toEqual([])
    const guest = await journey.guest('/guest')
    await guest.page.getByRole('button', { name: journey.english.text('files.new'), exact: true }).waitFor()
    expect(await barriersOf(guest.page)).toEqual([])
  })

  it('at a map on a phone', async () => {
    const person = await journey.newPerson()
    const { file_guid } = await person.api('/touch', { file_name: 'Plan' })
    const { page } = await journey.signedIn(person, `/doc/${file_guid}`, { width: 390, height: 844 })
    await page.locator('[data-topic]').first().waitFor()
    expect(await barriersOf(page)).toEqual([])
  })

  it('at home on a phone', async () => {
    const person = await journey.newPerson()
    await person.api('/touch', { file_name: 'Plan' })
    const { page } = await journey.signedIn(person, '/home/my', { width: 390, height: 844 })
    await page.getByRole('link', { name: 'Plan' }).waitFor()
    expect(await barriersOf(page)).toEqual([])
  })
})

describe('no serious barrier at the desk', () => {
  const open = deskJourneys()

  it('beside every tab of the panel, and behind what lies over the map', async () => {
    const { desk, page, text } = await open('Plan', 'Alpha', 'Beta')
    const tabs = await desk.panel.getByRole('tab').all()
    expect(tabs.length).toBeGreaterThan(1)
    for (const tab of tabs) {
      await tab.click()
      expect(await barriersOf(page)).toEqual([])
    }
    await page.keyboard.press('Control+f')
    await page.getByRole('search').waitFor()
    expect(await barriersOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('F1')
    await page.getByRole('dialog', { name: text('shortcuts.title') }).waitFor()
    expect(await barriersOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('Shift+Alt+O')
    await page.getByRole('textbox', { name: text('editor.outline') }).waitFor()
    expect(await barriersOf(page)).toEqual([])
  })
})
