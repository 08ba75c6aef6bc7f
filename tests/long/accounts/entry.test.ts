import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { entryJourneys } from '../../e2e/accounts/entry-journey.ts'
import { follow } from '../../e2e/files/follow.ts'
import { HomePage } from '../../e2e/pages/home-page.ts'
import { IdentityPage } from '../../e2e/pages/identity-page.ts'
import { SignInPage } from '../../e2e/pages/sign-in-page.ts'
import { barriersOf } from '../../kit/browser/axe.ts'
import { engines } from '../../kit/database/engines.ts'

// Shorter, with the same pages and without a service worker: tests/e2e/accounts/entry.test.ts.
describe.each(engines.filter(({ name }) => name === 'sqlite'))('where accounts of elsewhere are taken', (engine) => {
  const door = entryJourneys(engine)
  const { journey, leave, newPerson } = door
  const userId = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('ramify.user') ?? '{}').user_id)

  it('makes an account with what was drawn before, knows it again, and leads where one wanted to go', async () => {
    const { english } = journey
    door.people.set('ann', { name: 'Ann of the harbour' })
    // With a service worker, as people have it: while it starts, the browser asks for pages twice.
    const opened = await journey.guest('/guest', { isOnlineOnly: false })
    const { page } = opened
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    const map = await journey.newMap(opened)
    await map.write('Drawn before')
    await map.stored()
    await page.goto(`${journey.server.address}/login`)
    // Without the agreement nobody is sent anywhere: it gets the focus.
    await page.getByRole('button', { name: english.text('accounts.with', { provider: 'Harbour' }) }).press('Enter')
    await new SignInPage(page, english).focusedAgreement.waitFor()
    await (await leave(page)).signInAs('ann')
    await page.waitForURL(`${journey.server.address}/doc/**`)
    await page.getByText('Drawn before').first().waitFor()
    const first = await userId(page)
    expect(first).toMatch(/^[0-9a-f]{32}$/)

    await follow(page, '/home/my')
    const home = new HomePage(page, english)
    await home.signOut('Ann of the harbour')
    await page.waitForURL('**/login')
    await follow(page, '/home/trash')
    await page.waitForURL('**/login?**')
    await (await leave(page)).signInAs('ann')
    await page.waitForURL(`${journey.server.address}/home/trash`)
    await home.accountButton('Ann of the harbour').waitFor()
    expect(await userId(page)).toBe(first)
    expect(page.url()).not.toContain('#')
  })

  it('links an account that exists, to one person only, and unlinks it', async () => {
    const { english } = journey
    const [ben, eva] = [await newPerson(), await newPerson()]
    door.people.set('ben', { name: 'Ben of the harbour' })
    const { page } = await journey.signedIn(ben, '/user/info')
    const link = page.getByRole('button', {
      name: english.text('accounts.link.what', { provider: 'Harbour' }),
      exact: true,
    })
    const unlink = page.getByRole('button', { name: english.text('accounts.unlink.what', { provider: 'Harbour' }) })
    await link.press('Enter')
    await new IdentityPage(page).signInAs('ben')
    await page.waitForURL(`${journey.server.address}/user/info#linked`)
    await page.getByText(english.text('accounts.linked'), { exact: true }).waitFor()
    await page.getByText('Ben of the harbour').waitFor()
    await unlink.waitFor()
    expect(await barriersOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

    const other = await journey.signedIn(eva, '/user/info')
    await other.page.context().clearCookies({ name: /^harbour/ })
    const linkToo = { name: english.text('accounts.link.what', { provider: 'Harbour' }), exact: true }
    await other.page.getByRole('button', linkToo).click()
    await new IdentityPage(other.page).refuse()
    await other.page.getByText(english.text('accounts.return.refused')).waitFor()
    await other.page.getByRole('link', { name: english.text('accounts.return.back'), exact: true }).click()
    await other.page.getByRole('button', linkToo).click()
    await new IdentityPage(other.page).signInAs('ben')
    await other.page.getByText(english.message('204')).waitFor()
    await other.page.getByRole('button', linkToo).waitFor()

    await unlink.click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: english.text('accounts.unlink') })
      .click()
    await link.waitFor()
    expect((await ben.api('/passport/bindings', {})).bindings).toEqual([])
  })

  it('T43: says what became of a refusal and of an e-mail address that is known', async () => {
    const { english } = journey
    const eva = await newPerson()
    const { page } = await journey.guest('/login?to=%2Fhome%2Ftrash')
    await (await leave(page)).refuse()
    await page.getByText(english.text('accounts.return.refused')).waitFor()
    expect(await barriersOf(page)).toEqual([])
    door.people.set('eva', { name: 'Eva', email: eva.email, email_verified: true })
    // Among all ways.
    await follow(page, '/login/nav')
    await (await leave(page)).signInAs('eva')
    await page.getByText(english.text('accounts.return.registered')).waitFor()
    await page.getByRole('link', { name: english.text('accounts.return.link') }).click()
    const entry = new SignInPage(page, english)
    await entry.turnToWay('password')
    await entry.send(eva.email, eva.password)
    await page.waitForURL('**/user/info#linked')
    await page.getByRole('heading', { name: english.text('accounts.linked.heading') }).waitFor()
  })
})
