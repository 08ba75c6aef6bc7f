import { describe, expect, it } from 'vitest'
import { sentBySharedServer as sentTo } from '../../e2e/accounts/code-sent-to.ts'
import { sharedJourneys } from '../../e2e/desk/desk-journey.ts'
import { AccountPage } from '../../e2e/pages/account-page.ts'
import { SignInPage } from '../../e2e/pages/sign-in-page.ts'
import { barriersOf } from '../../kit/browser/axe.ts'
import { goOffline, goOnline } from '../../kit/browser/network.ts'

const phone = { width: 390, height: 844 }
const patiently = { timeout: 60_000 }

// What tests/e2e/accounts/account.test.ts leaves out. That sessions end, and tries are counted: tests/api/accounts/sign-in.test.ts.
describe('an account', () => {
  const journey = sharedJourneys()

  it('ends what is open elsewhere', async () => {
    const person = await journey.newPerson()
    const { english } = journey
    const { page } = await journey.signedIn(person, '/user/info')
    // Not at a list: those look for news by themselves and would hear of it first.
    const other = await journey.signedIn(await journey.otherSession(person), '/setting')
    const otherEntry = new SignInPage(other.page, english)
    await other.page.getByLabel(english.text('settings.layout')).waitFor()
    await page.reload()
    await page.getByRole('button', { name: english.text('accounts.sessions.end-others') }).click()
    await page.getByText(english.text('accounts.sessions.only')).waitFor()
    // The other one is told, signs in and is back where it was.
    await other.page.reload()
    await other.page.waitForURL('**/login?**')
    await other.page.getByText(english.message('305')).waitFor()
    await otherEntry.send(person.email, person.password)
    await other.page.waitForURL('**/setting')
  })

  it('lets nobody hammer at a password, and says when nobody can be asked', async () => {
    const person = await journey.newPerson()
    const { english } = journey
    const { page, context } = await journey.guest('/login/account')
    const entry = new SignInPage(page, english)
    await entry.fill(person.email, 'wrong-1')
    await entry.agreement.check()
    // Offline it says so, and nothing is lost.
    await goOffline(context)
    await entry.submit.click()
    await page.getByText(english.message('311')).waitFor()
    await goOnline(context)
    const told = page.getByText(english.message('-429'))
    const tryAgain = async () => {
      await entry.submit.click()
      await expect.poll(() => entry.submit.getAttribute('aria-busy'), patiently).toBeNull()
      return told.isVisible()
    }
    await expect.poll(tryAgain, { timeout: 60_000, interval: 20 }).toBe(true)
    // It counts down, and can be pressed again.
    await told.waitFor({ state: 'hidden' })

    await page.getByRole('link', { name: english.text('accounts.forgot') }).click()
    await page.waitForURL('**/login/resetpwd')
  })

  it('says below its field where a code went, after a reload too, and only for that address', async () => {
    const { english } = journey
    const { email } = await journey.newPerson()
    const guest = (await journey.guest('/login/email')).page
    const another = new SignInPage(guest, english)
    await another.contact.fill(email)
    const note = guest.getByRole('status').filter({ hasText: english.text('accounts.code.outbox') })
    expect(await note.count()).toBe(0)
    await another.sendCode.click()
    await guest.locator('form').getByText(english.text('accounts.code.outbox')).waitFor()
    expect(await note.count()).toBe(1)
    expect(await barriersOf(guest)).toEqual([])
    await guest.reload()
    await note.waitFor()
    await another.contact.fill(`x${email}`)
    await note.waitFor({ state: 'detached' })
    await another.contact.fill(email)
    await another.code.fill(await sentTo(email))
    await note.waitFor()
  })

  it('has what its person likes on every device', async () => {
    const person = await journey.newPerson()
    const { english } = journey
    const { page } = await journey.signedIn(person, '/setting')
    await page.getByLabel(english.text('settings.layout')).selectOption('fish-bone')
    await page.getByRole('radio', { name: english.text('theme.dark') }).check()
    const theme = async () => (await person.api('/user/info', {})).settings.theme
    await expect.poll(theme, patiently).toBe('dark')

    const other = await journey.signedIn(person, '/home/my')
    await other.page.locator('html[data-theme="dark"]').waitFor({ state: 'attached' })
    await journey.newMap(other)
    const fileId = new URL(other.page.url()).pathname.split('/').at(-1) ?? ''
    expect((await person.api('/open', { file_guid: fileId })).content?.template).toBe('fish-bone')
  })

  it('has no serious barrier among its settings, nor where it is deleted', async () => {
    const person = await journey.newPerson()
    const { english } = journey
    const desk = (await journey.signedIn(person, '/setting')).page
    await desk.getByLabel(english.text('settings.layout')).waitFor()
    expect(await barriersOf(desk)).toEqual([])
    expect(await desk.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    const { page } = await journey.signedIn(person, '/setting', phone)
    await page.getByRole('button', { name: english.text('accounts.delete') }).click()
    const entry = new SignInPage(page, english)
    await entry.sendCode.click()
    await entry.code.fill(await sentTo(person.email))
    expect(await barriersOf(page)).toEqual([])
    await new AccountPage(page, english).dialog.waitFor()
  })
})
