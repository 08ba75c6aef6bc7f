import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type RunningBrowser } from '../kit/browser.ts'
import { engines } from '../kit/engines.ts'
import { type RunningServer, startServer } from '../kit/server.ts'
import { eventually } from './editor/editor-journey.ts'
import { HomePage } from './pages/home-page.ts'
import { SignInPage } from './pages/sign-in-page.ts'
import { speak } from './pages/texts.ts'

// What engines do differently is proven without a browser.
const sqlite = engines.filter(({ name }) => name === 'sqlite')

describe.each(sqlite)('first visit on $name', (engine) => {
  let server: RunningServer
  let browser: RunningBrowser
  beforeAll(async () => {
    ;[server, browser] = await Promise.all([startServer({ engine }), openBrowser()])
  })
  afterAll(() => Promise.all([browser.close(), server.stop()]))

  it('registers, sees the empty home, signs out and in, switches language and theme, reloads', async () => {
    const { page, problems, close } = await browser.newPage()
    const english = await speak('en')
    const chinese = await speak('zh')
    const signIn = new SignInPage(page, english)
    const home = new HomePage(page, english)

    await page.goto(server.address)
    await page.waitForURL('**/login')
    await signIn.goToRegister()
    await signIn.register('ann@harbour.example', 'secret-1')

    await page.waitForURL('**/home/my')
    await home.emptyState.waitFor()
    expect(await home.title.textContent()).toBe('Mind maps')
    await eventually(() => page.title()).toBe('Mind maps · Ramify')

    await home.signOut('ann')
    await page.waitForURL('**/login')
    await page.goto(`${server.address}/home/trash`)
    await page.waitForURL('**/login**')
    await signIn.send('ann@harbour.example', 'secret-1')
    // Back to where they wanted to go.
    await page.waitForURL('**/home/trash')

    await home.chooseLanguage('ann', '简体中文')
    const chineseHome = new HomePage(page, chinese)
    await chineseHome.navLink('files.trash').waitFor()
    await chineseHome.chooseTheme('ann', 'theme.dark')
    await page.locator('html[data-theme="dark"]').waitFor({ state: 'attached' })
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const dark = await background()

    await page.reload()
    await chineseHome.navLink('files.trash').waitFor()
    expect(await page.getAttribute('html', 'lang')).toMatch(/^zh/)
    expect(await page.getAttribute('html', 'data-theme')).toBe('dark')
    expect(await background()).toBe(dark)

    await chineseHome.signOut('ann')
    await page.waitForURL('**/login')
    const { heading } = new SignInPage(page, chinese)
    await eventually(() => heading.textContent()).toBe(chinese.text('accounts.sign-in'))
    expect(problems).toEqual([])
    await close()
  })

  it('says under its field what is wrong, in the language of the page', async () => {
    const { page, problems, close } = await browser.newPage({ locale: 'zh-CN' })
    const chinese = await speak('zh')
    const signIn = new SignInPage(page, chinese)
    await page.goto(`${server.address}/login/register`)
    await signIn.register('ben@harbour.example', 'short')
    await page.getByText(chinese.message('106', { min: 6, max: 18 })).waitFor()
    expect(await signIn.password.getAttribute('aria-invalid')).toBe('true')
    await signIn.password.fill('secret-1')
    await signIn.submit.click()
    await page.getByText(chinese.message('115')).waitFor()
    await signIn.passwordAgain.fill('secret-1')
    await signIn.submit.click()
    await page.waitForURL('**/home/my')
    expect(problems).toEqual([])
    await close()
  })

  it('does not send before the terms are agreed to, and leads to the box', async () => {
    const { page, problems, close } = await browser.newPage()
    const signIn = new SignInPage(page, await speak('en'))
    await page.goto(`${server.address}/login`)
    await signIn.fill('ann@harbour.example', 'secret-1')
    // Off, and still it answers a click: by leading to what is missing.
    await signIn.submit.click({ force: true })
    await signIn.focusedAgreement.waitFor({ state: 'attached' })
    expect(page.url()).toContain('/login')
    await signIn.agreement.press('Space')
    await signIn.submit.click()
    await page.waitForURL('**/home/my')
    expect(problems).toEqual([])
    await close()
  })
})
