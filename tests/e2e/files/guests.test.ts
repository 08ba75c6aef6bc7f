import { describe, expect, it } from 'vitest'
import { engines } from '../../kit/engines.ts'
import { SignInPage } from '../pages/sign-in-page.ts'
import { fileJourneys } from './file-journey.ts'

describe.each(engines)('guests on $name', (engine) => {
  const journey = fileJourneys(engine)

  it('draws two maps without an account, finds them again, signs in, and has one file of each', async () => {
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
    const second = await journey.newMap(opened)
    await second.write('Second thought')
    await second.rename('Kept name')
    await page.reload()
    await second.topic('Second thought').waitFor()

    await second.bar.getByRole('link', { name: english.text('accounts.sign-in') }).click()
    await new SignInPage(page, english).send(person.email, person.password)
    await page.waitForURL('**/doc/**')
    await second.topic('Second thought').waitFor()
    await second.saved.waitFor()
    const { files } = await person.api('/ls', {})
    expect(files.map(({ file_name }) => file_name).sort()).toEqual([
      'Kept name',
      english.text('drafts.name', { number: 1 }),
    ])
    await page.goto(`${journey.server.address}/home/my`)
    await page.getByRole('link', { name: 'Kept name' }).waitFor()
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
