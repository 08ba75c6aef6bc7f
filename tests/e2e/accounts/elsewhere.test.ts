import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { apiClient } from '../../kit/api.ts'
import { barriersOf } from '../../kit/axe.ts'
import { engines } from '../../kit/engines.ts'
import { type IdentityServer, startIdentityServer } from '../../kit/identity-server.ts'
import { startServer } from '../../kit/server.ts'
import { journeysAt } from '../files/file-journey.ts'
import { HomePage } from '../pages/home-page.ts'
import { IdentityPage } from '../pages/identity-page.ts'
import { SignInPage } from '../pages/sign-in-page.ts'
import { speak } from '../pages/texts.ts'

const sqlite = engines.filter(({ name }) => name === 'sqlite')
const phone = { width: 390, height: 844, colorScheme: 'dark', locale: 'zh-CN' } as const

/** Against a real identity server, which asks who people are and whether that may be told. */
describe.each(sqlite)('with an account elsewhere', (engine) => {
  let harbour: IdentityServer
  const journey = journeysAt(async () => {
    harbour = await startIdentityServer({
      id: 'harbour',
      name: 'Harbour',
      redirectUris: () => [`${journey.server.address}/api/passport/callback/harbour`],
    })
    const server = await startServer({ engine, env: { OIDC_ISSUERS: JSON.stringify({ harbour: harbour.settings }) } })
    const stop = async () => void (await Promise.all([server.stop(), harbour.stop()]))
    return { address: server.address, stop }
  })
  const label = () => journey.english.text('accounts.with', { provider: 'Harbour' })
  const userId = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('ramify.user') ?? '{}').user_id)

  /** From the sign-in page to the provider's. */
  async function leave(page: Page, name = label()): Promise<IdentityPage> {
    // The provider remembers nobody, as if it were another day.
    await page.context().clearCookies({ name: /^harbour/ })
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name }).click()
    await page.waitForURL(`${harbour.issuer}/**`)
    return new IdentityPage(page)
  }

  it('makes an account with what was drawn before, knows it again, and leads where one wanted to go', async () => {
    const { english } = journey
    harbour.people.set('ann', { name: 'Ann of the harbour' })
    // With a service worker, as people have it: while it starts, the browser asks for pages twice.
    const opened = await journey.guest('/guest', { isOnlineOnly: false })
    const { page } = opened
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    const map = await journey.newMap(opened)
    await map.write('Drawn before')
    await map.stored()
    await page.goto(`${journey.server.address}/login`)
    const button = page.getByRole('button', { name: label() })
    // Without the agreement nobody is sent anywhere: it gets the focus.
    await button.press('Enter')
    await new SignInPage(page, english).focusedAgreement.waitFor()
    expect(await barriersOf(page)).toEqual([])
    await (await leave(page)).signInAs('ann')
    await page.waitForURL(`${journey.server.address}/doc/**`)
    await page.getByText('Drawn before').first().waitFor()
    const first = await userId(page)
    expect(first).toMatch(/^[0-9a-f]{32}$/)

    await page.goto(`${journey.server.address}/home/my`)
    const home = new HomePage(page, english)
    await home.signOut('Ann of the harbour')
    await page.waitForURL('**/login')
    await page.goto(`${journey.server.address}/home/trash`)
    await page.waitForURL('**/login?**')
    await (await leave(page)).signInAs('ann')
    await page.waitForURL(`${journey.server.address}/home/trash`)
    await home.accountButton('Ann of the harbour').waitFor()
    expect(await userId(page)).toBe(first)
    expect(page.url()).not.toContain('#')

    // Her only way in is not taken from her.
    await page.goto(`${journey.server.address}/user/info`)
    await page.getByRole('button', { name: english.text('accounts.unlink.what', { provider: 'Harbour' }) }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: english.text('accounts.unlink') })
      .click()
    await page.getByText(english.message('x-last-way')).waitFor()
  })

  it('links an account that exists, to one person only, and unlinks it', async () => {
    const { english } = journey
    const [ben, eva] = [await journey.newPerson(), await journey.newPerson()]
    harbour.people.set('ben', { name: 'Ben of the harbour' })
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

  it('T43: says what became of a refusal, a forged state, a planted ticket and an e-mail address that is known', async () => {
    const { english } = journey
    const eva = await journey.newPerson()
    const { page } = await journey.guest('/login?to=%2Fhome%2Ftrash')
    await (await leave(page)).refuse()
    await page.getByText(english.text('accounts.return.refused')).waitFor()
    expect(await barriersOf(page)).toEqual([])
    await page.getByRole('link', { name: english.text('accounts.return.again') }).click()
    await page.waitForURL('**/login?to=%2Fhome%2Ftrash')

    await page.goto(`${journey.server.address}/api/passport/callback/harbour?code=stolen&state=${'x'.repeat(43)}`)
    await page.getByText(english.text('accounts.return.over')).waitFor()
    const { api_token } = await apiClient(journey.server.address)('/passport/login', eva)
    await page.goto('about:blank')
    await page.goto(`${journey.server.address}/login/return#state=${'x'.repeat(43)}&api_token=${api_token}`)
    await page.getByText(english.text('accounts.return.over')).waitFor()
    expect(page.url()).not.toContain(api_token)
    expect(await page.evaluate(() => localStorage.getItem('ramify.token'))).toBeNull()

    harbour.people.set('eva', { name: 'Eva', email: eva.email, email_verified: true })
    await page.goto(`${journey.server.address}/login`)
    await (await leave(page)).signInAs('eva')
    await page.getByText(english.text('accounts.return.registered')).waitFor()
    await page.getByRole('link', { name: english.text('accounts.return.link') }).click()
    const entry = new SignInPage(page, english)
    await entry.turnToWay('password')
    await entry.send(eva.email, eva.password)
    await page.waitForURL('**/user/info#linked')
    await page.getByRole('heading', { name: english.text('accounts.linked.heading') }).waitFor()
  })

  it('is offered on a phone too, among all ways, dark and in Chinese', async () => {
    const chinese = await speak('zh')
    harbour.people.set('lin', { name: '林' })
    const { page } = await journey.guest('/login/nav', phone)
    await page.getByRole('checkbox').waitFor()
    expect(await barriersOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await (await leave(page, chinese.text('accounts.with', { provider: 'Harbour' }))).signInAs('lin')
    await page.waitForURL('**/home/my')
    await page.goto(`${journey.server.address}/user/info`)
    await page.getByRole('button', { name: chinese.text('accounts.unlink.what', { provider: 'Harbour' }) }).waitFor()
    expect(await barriersOf(page)).toEqual([])
  })
})
