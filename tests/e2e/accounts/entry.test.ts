import { CallError } from '@ramify/contract'
import { describe, expect, it } from 'vitest'
import { apiClient } from '../../kit/api.ts'
import { barriersOf } from '../../kit/browser/axe.ts'
import { engines } from '../../kit/database/engines.ts'
import { follow } from '../files/follow.ts'
import { HomePage } from '../pages/home-page.ts'
import { IdentityPage } from '../pages/identity-page.ts'
import { SignInPage } from '../pages/sign-in-page.ts'
import { speak } from '../pages/texts.ts'
import { entryJourneys } from './entry-journey.ts'

const sqlite = engines.filter(({ name }) => name === 'sqlite')
const phone = { width: 360, height: 640, colorScheme: 'dark', locale: 'zh-CN' } as const

// Longer ways through it, with a map that was drawn before: tests/long/accounts/entry.test.ts.
describe.each(sqlite)('at the door of a server that asks for codes and takes accounts of elsewhere', (engine) => {
  const door = entryJourneys(engine)
  const { journey, leave, sentTo } = door
  /** From another device; whether one is sent or it is too early for it. */
  const askForCode = (email: string) =>
    apiClient(journey.server.address)('/passport/captcha', { email, scene: 'login' }).catch((error) => {
      if (!(error instanceof CallError && error.errno === -305)) throw error
    })

  it('registers by phone: the number is checked, the countdown survives a reload, a wrong code is told, a pasted one is taken', async () => {
    const { page } = await journey.guest('/login/register', phone)
    const chinese = await speak('zh')
    const entry = new SignInPage(page, chinese)
    // Whoever has an account elsewhere needs no form.
    await page.getByRole('button', { name: chinese.text('accounts.with', { provider: 'Harbour' }) }).waitFor()
    // The other forms: tests/long/barriers.test.ts.
    expect(await barriersOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    // D11: one field for both, which asks for a region while it has a number.
    await entry.contact.fill('11800138000')
    expect(await entry.region.inputValue()).toBe('CN')
    await entry.sendCode.click()
    await page.getByText(chinese.text('accounts.phone.wrong')).waitFor()
    expect(await entry.contact.evaluate((field) => field === document.activeElement)).toBe(true)
    await entry.contact.fill('138 0013 8000')
    await entry.sendCode.click()
    await entry.counting.waitFor()
    expect(await entry.code.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await entry.code.getAttribute('autocomplete')).toBe('one-time-code')

    await page.reload()
    await entry.counting.waitFor()
    expect(await entry.contact.inputValue()).toBe('138 0013 8000')

    const code = await sentTo('+8613800138000')
    await entry.code.fill(code === '000000' ? '000001' : '000000')
    await entry.password.fill('secret-1')
    await entry.agreement.check()
    await entry.submit.click()
    await page.getByText(chinese.message('110')).waitFor()
    // As it stands in a message: the digits are taken out of it.
    await entry.code.fill(` ${code.slice(0, 3)} ${code.slice(3)}。`)
    expect(await entry.code.inputValue()).toBe(code)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/home/my')
  })

  it('registers by e-mail code, is told to wait for the next one, and comes back by password', async () => {
    const { english } = journey
    const { page } = await journey.guest('/home/trash')
    await page.waitForURL('**/login?**')
    const entry = new SignInPage(page, english)
    await entry.goToRegister()
    await entry.contact.and(page.locator(':focus')).waitFor()
    await page.keyboard.type('eva@harbour.example')
    await entry.sendCode.click()
    await entry.code.fill(await sentTo('eva@harbour.example'))
    await entry.password.fill('secret-1')
    await entry.agreement.check()
    await entry.submit.click()
    // Where they wanted to go before all this.
    await page.waitForURL('**/home/trash')
    const home = new HomePage(page, english)
    await home.accountButton('eva').waitFor()
    await home.signOut('eva')
    await page.waitForURL('**/login')

    await entry.turnToWay('code')
    // F1: no code comes where there is no account, and that is said.
    await entry.contact.fill('nobody@harbour.example')
    await entry.sendCode.click()
    await page.getByText(english.message('x-account-not-exist')).waitFor()
    // D11: an account can be made with what was typed.
    await page.getByText(english.text('accounts.create.with', { address: 'nobody@harbour.example' })).click()
    await page.waitForURL('**/login/register')
    expect(await entry.contact.inputValue()).toBe('nobody@harbour.example')
    await page.goBack()
    await entry.turnToWay('code')
    await entry.contact.fill('eva@harbour.example')
    // The last one may be more than a minute ago.
    await askForCode('eva@harbour.example')
    await entry.sendCode.click()
    const [pause = ''] = english.message('x-code-pause', { seconds: '#' }).split('#')
    await page.getByText(pause).waitFor()
    await entry.counting.waitFor()
    await entry.turnToWay('password')
    await entry.agreement.check()
    // By keys alone: no link comes between the fields and the button.
    await entry.contact.focus()
    await page.keyboard.press('Tab')
    expect(await entry.password.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.type('secret-1')
    const stops: string[] = []
    for (let stop = 0; stop < 7; stop++) {
      await page.keyboard.press('Tab')
      stops.push(await page.evaluate(() => document.activeElement?.textContent ?? ''))
    }
    expect(stops.slice(-2)).toEqual([english.text('accounts.sign-in'), english.text('accounts.forgot')])
    await entry.password.press('Enter')
    await page.waitForURL('**/home/my')
  })

  it('tells a guest what is behind it, on every page of it', async () => {
    const { page } = await journey.guest('/guest')
    const { text } = journey.english
    await page.getByRole('link', { name: text('files.trash'), exact: true }).click()
    await page.waitForURL('**/login?**')
    const reason = page.getByText(text('accounts.reason', { place: text('files.trash') }))
    await reason.waitFor()
    expect(await barriersOf(page)).toEqual([])
    await new SignInPage(page, journey.english).goToRegister()
    await page.waitForURL('**/login/register?**')
    await reason.waitFor()
    await follow(page, '/home/recent')
    await page.getByText(text('accounts.reason', { place: text('files.recent') })).waitFor()
    await follow(page, '/login')
    await page.getByRole('heading', { level: 1, name: text('accounts.sign-in') }).waitFor()
    const [before = ''] = text('accounts.reason', { place: '#' }).split('#')
    expect(await page.getByText(before).count()).toBe(0)
  })

  it('makes an account, and does not take the only way in from it', async () => {
    const { english } = journey
    door.people.set('ann', { name: 'Ann of the harbour' })
    const { page } = await journey.guest('/login')
    // Without the agreement nobody is sent anywhere: it gets the focus.
    await page.getByRole('button', { name: english.text('accounts.with', { provider: 'Harbour' }) }).press('Enter')
    await new SignInPage(page, english).focusedAgreement.waitFor()
    await (await leave(page)).signInAs('ann')
    await page.waitForURL(`${journey.server.address}/home/my`)
    await new HomePage(page, english).accountButton('Ann of the harbour').waitFor()

    await follow(page, '/user/info')
    await page.getByRole('button', { name: english.text('accounts.unlink.what', { provider: 'Harbour' }) }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: english.text('accounts.unlink') })
      .click()
    await page.getByText(english.message('x-last-way')).waitFor()
  })

  it('links an account that exists, and unlinks it', async () => {
    const { english } = journey
    const ben = await door.newPerson()
    door.people.set('ben', { name: 'Ben of the harbour' })
    const { page } = await journey.signedIn(ben, '/user/info')
    const link = page.getByRole('button', {
      name: english.text('accounts.link.what', { provider: 'Harbour' }),
      exact: true,
    })
    await link.press('Enter')
    await new IdentityPage(page).signInAs('ben')
    await page.waitForURL(`${journey.server.address}/user/info#linked`)
    await page.getByText(english.text('accounts.linked'), { exact: true }).waitFor()
    await page.getByText('Ben of the harbour').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: english.text('accounts.unlink.what', { provider: 'Harbour' }) }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: english.text('accounts.unlink') })
      .click()
    await link.waitFor()
    expect((await ben.api('/passport/bindings', {})).bindings).toEqual([])
  })

  it('T43: says what became of a refusal, a forged state and a planted ticket', async () => {
    const { english } = journey
    const eva = await door.newPerson()
    const { page } = await journey.guest('/login?to=%2Fhome%2Ftrash')
    await (await leave(page)).refuse()
    await page.getByText(english.text('accounts.return.refused')).waitFor()
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
  })
})
