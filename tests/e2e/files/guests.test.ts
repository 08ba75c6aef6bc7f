import { describe, expect, it } from 'vitest'
import { engines } from '../../kit/engines.ts'
import { SignInPage } from '../pages/sign-in-page.ts'
import { fileJourneys } from './file-journey.ts'

// What engines do differently is proven without a browser.
const sqlite = engines.filter(({ name }) => name === 'sqlite')

describe.each(sqlite)('guests on $name', (engine) => {
  const journey = fileJourneys(engine)

  it('draws three maps without an account, finds them again, signs in, and has one file of each', async () => {
    const person = await journey.newPerson()
    const opened = await journey.guest('/login')
    const { page } = opened
    const { english } = journey
    await page.getByRole('link', { name: english.text('accounts.without') }).click()
    await page.waitForURL('**/guest')
    const first = await journey.newMap(opened)
    await first.onlyHere.waitFor()
    await first.write('First thought')
    await page.getByRole('link', { name: english.text('document.back') }).click()
    await page.getByRole('link', { name: english.text('drafts.name', { number: 1 }) }).waitFor()
    await journey.newMap(opened)
    await page.getByRole('link', { name: english.text('document.back') }).click()
    await page.getByRole('link', { name: english.text('drafts.name', { number: 2 }) }).waitFor()
    const third = await journey.newMap(opened)
    await third.write('Third thought')
    await third.rename('Kept name')
    await third.stored()
    await page.reload()
    await third.topic('Third thought').waitFor()

    await third.bar.getByRole('link', { name: english.text('accounts.sign-in') }).click()
    await new SignInPage(page, english).send(person.email, person.password)
    await page.waitForURL('**/doc/**')
    await third.topic('Third thought').waitFor()
    await third.saved.waitFor()
    const { files } = await person.api('/ls', {})
    expect(files.map(({ file_name }) => file_name).sort()).toEqual([
      'Kept name',
      english.text('drafts.name', { number: 1 }),
      english.text('drafts.name', { number: 2 }),
    ])
    await page.goto(`${journey.server.address}/home/my`)
    await page.getByRole('link', { name: 'Kept name' }).waitFor()
    // Coming back does not bring them a second time.
    await page.reload()
    await page.getByRole('link', { name: 'Kept name' }).waitFor()
    expect((await person.api('/ls', {})).files).toHaveLength(3)
  })

  it('asks before a draft is deleted for good', async () => {
    const opened = await journey.guest('/guest')
    const { english } = journey
    await journey.newMap(opened)
    await opened.page.getByRole('link', { name: english.text('document.back') }).click()
    const name = english.text('drafts.name', { number: 1 })
    await opened.page.getByRole('link', { name }).focus()
    await opened.page.keyboard.press('Delete')
    await opened.page.getByRole('button', { name: english.text('drafts.delete.act') }).click()
    await opened.page.getByText(english.text('files.maps.empty')).waitFor()
  })
})
