import { CallError } from '@ramify/contract'
import { describe, expect, it } from 'vitest'
import { apiClient } from '../../kit/api.ts'
import { barriersOf } from '../../kit/axe.ts'
import type { View } from '../../kit/browser.ts'
import { engines } from '../../kit/engines.ts'
import { fileJourneys } from '../files/file-journey.ts'
import { HomePage } from '../pages/home-page.ts'
import { SignInPage } from '../pages/sign-in-page.ts'
import { speak } from '../pages/texts.ts'
import { codeSentTo } from './code-sent-to.ts'

const sqlite = engines.filter(({ name }) => name === 'sqlite')

/** Registering takes a code here, as at a public service. */
describe.each(sqlite)('at the door of a server that asks for codes', (engine) => {
  const journey = fileJourneys(engine, { REGISTER_CODE: 'on', CODES_PER_HOUR: '10000' })
  const sentTo = (to: string) => codeSentTo(journey.server.store.dataDir, to)
  /** From another device; whether one is sent or it is too early for it. */
  const askForCode = (email: string) =>
    apiClient(journey.server.address)('/passport/captcha', { email, scene: 'login' }).catch((error) => {
      if (!(error instanceof CallError && error.errno === -305)) throw error
    })

  it('registers by phone: the number is checked, the countdown survives a reload, a wrong code is told, a pasted one is taken', async () => {
    const { page } = await journey.guest('/login/register', { locale: 'zh-CN' })
    const chinese = await speak('zh')
    const entry = new SignInPage(page, chinese)
    await entry.turnTo('phone')
    expect(await entry.region.inputValue()).toBe('CN')
    await entry.phone.fill('11800138000')
    await entry.sendCode.click()
    await page.getByText(chinese.text('accounts.phone.wrong')).waitFor()
    expect(await entry.phone.evaluate((field) => field === document.activeElement)).toBe(true)
    await entry.phone.fill('138 0013 8000')
    await entry.sendCode.click()
    await entry.counting.waitFor()
    expect(await entry.code.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await entry.code.getAttribute('autocomplete')).toBe('one-time-code')

    await page.reload()
    await entry.counting.waitFor()
    expect(await entry.phone.inputValue()).toBe('138 0013 8000')

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
    await entry.email.fill('eva@harbour.example')
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
    await entry.email.fill('eva@harbour.example')
    // The last one may be more than a minute ago.
    await askForCode('eva@harbour.example')
    await entry.sendCode.click()
    await page.getByText(english.message('-305')).waitFor()
    await entry.counting.waitFor()
    await entry.turnToWay('password')
    await entry.send('eva@harbour.example', 'secret-1')
    await page.waitForURL('**/home/my')
  })

  const views: [string, View][] = [
    ['light, on a desk', {}],
    ['dark, on a phone, in Chinese', { colorScheme: 'dark', locale: 'zh-CN', width: 390, height: 844 }],
  ]
  it.each(views)('has no serious barrier at any of its forms, %s', async (_name, view) => {
    const { page } = await journey.guest('/login/free', view)
    for (const path of [
      '/login/free',
      '/login/account',
      '/login/register',
      '/login/resetpwd',
      '/login/nav',
      '/login/qr',
    ]) {
      await page.goto(journey.server.address + path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(new URL(page.url()).pathname).toBe(path)
      expect(await barriersOf(page), path).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0)
    }
  })
})
