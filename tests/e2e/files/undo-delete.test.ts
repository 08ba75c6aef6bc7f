import { describe, expect, it } from 'vitest'
import { engines } from '../../kit/engines.ts'
import { eventually } from '../editor/editor-journey.ts'
import { fileJourneys } from './file-journey.ts'

const [engine] = engines

describe('a deleted map', () => {
  if (!engine) throw new Error('There is no engine')
  const journey = fileJourneys(engine)
  const undo = () => ({ name: journey.english.text('files.undo'), exact: true })

  it('comes back to the list by a press, one by one', async () => {
    const person = await journey.newPerson()
    for (const file_name of ['One', 'Two']) await person.api('/touch', { file_name })
    const { page } = await journey.signedIn(person, '/home/my')
    const { english } = journey
    const link = (name: string) => page.getByRole('link', { name, exact: true })
    const toast = (name: string) =>
      page
        .getByRole('status')
        .locator('div')
        .filter({ hasText: english.text('files.deleted.named', { name }) })
    for (const name of ['Two', 'One']) {
      await link(name).focus()
      await page.keyboard.press('Delete')
      // Time stands still under the pointer.
      await toast(name).hover()
    }
    await page.getByText(english.text('files.maps.empty')).waitFor()
    // Each has its own way back: deleting the second does not take away that of the first.
    await toast('Two').getByRole('button', undo()).press('Enter')
    await link('Two').waitFor()
    await toast('Two').waitFor({ state: 'detached' })
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Two')
    await toast('One').getByRole('button', undo()).click()
    await link('One').waitFor()
    expect((await person.api('/ls', {})).files).toHaveLength(2)
  })

  it('comes back after it was deleted on its own page', async () => {
    const person = await journey.newPerson()
    const { file_guid } = await person.api('/touch', { file_name: 'Plan' })
    const opened = await journey.signedIn(person, '/home/my')
    const { page } = opened
    await journey.openMap(opened, `/doc/${file_guid}`)
    await page.getByRole('button', { name: journey.english.text('document.more') }).click()
    await page.getByRole('menuitem', { name: journey.english.text('files.delete') }).click()
    // Time stands still under the pointer.
    await page.getByRole('button', undo()).hover()
    await page.waitForURL('**/home/my')
    await page.getByRole('button', undo()).click()
    await page.getByRole('link', { name: 'Plan', exact: true }).waitFor()
    const map = await journey.openMap(opened, `/doc/${file_guid}`)
    await map.write('Still here')
    await map.saved.waitFor()
  })
})

describe('a deleted map of a full account', () => {
  if (!engine) throw new Error('There is no engine')
  const PLANS = JSON.stringify({ free: { documents: 1 } })
  const journey = fileJourneys(engine, { MEMBERSHIP: 'on', PLANS })

  it('stays in the trash when there is no room for it any more, and that is said', async () => {
    const person = await journey.newPerson()
    await person.api('/touch', { file_name: 'Plan' })
    const { page } = await journey.signedIn(person, '/home/my')
    await page.getByRole('link', { name: 'Plan', exact: true }).focus()
    await page.keyboard.press('Delete')
    const undo = page.getByRole('button', { name: journey.english.text('files.undo'), exact: true })
    // Time stands still under the pointer.
    await undo.hover()
    await person.api('/touch', { file_name: 'Another' })
    await undo.click()
    await page
      .getByRole('alert')
      .getByText(journey.english.message('-111:restore', { limit: 1 }))
      .waitFor()
    await page.getByRole('link', { name: 'Another', exact: true }).waitFor()
    expect((await person.api('/ls', {})).files).toHaveLength(1)
  })
})
