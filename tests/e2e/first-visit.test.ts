import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sharedJourneys } from './desk/desk-journey.ts'
import { eventually } from './editor/editor-journey.ts'
import { follow } from './files/follow.ts'
import { HomePage } from './pages/home-page.ts'
import { SignInPage } from './pages/sign-in-page.ts'
import { speak } from './pages/texts.ts'

describe('first visit', () => {
  const journey = sharedJourneys()
  /** People are called by their address until they say otherwise. */
  const newName = () => `ann-${randomBytes(4).toString('hex')}`

  it('registers, sees the empty home, signs out and in, switches language and theme, reloads, and is told what is wrong in the language of the page', async () => {
    const { english } = journey
    const { page, problems } = await journey.guest('/')
    const name = newName()
    const email = `${name}@harbour.example`
    const chinese = await speak('zh')
    const signIn = new SignInPage(page, english)
    const home = new HomePage(page, english)

    // A map to write in, without a wall before it; one that nobody has written in is kept nowhere.
    await page.waitForURL('**/guest/*')
    await follow(page, '/login')
    await signIn.withoutAccount.click()
    await page.waitForURL('**/guest/*')
    await follow(page, '/login')
    await signIn.goToRegister()
    await signIn.register(email, 'secret-1')

    await page.waitForURL('**/home/my')
    await home.emptyState.waitFor()
    expect(await home.title.textContent()).toBe('Mind maps')
    await eventually(() => page.title()).toBe('Mind maps · Ramify')

    await home.signOut(name)
    await page.waitForURL('**/login')
    await follow(page, '/home/trash')
    await page.waitForURL('**/login**')
    // Who has agreed in this browser is not asked again; without it nothing is sent, and a press says what is missing.
    await signIn.fill(email, 'secret-1')
    await signIn.agreement.uncheck()
    await signIn.submit.click({ force: true })
    await signIn.focusedAgreement.waitFor({ state: 'attached' })
    // D10: with a ring around it, though a pointer led there.
    await eventually(() => signIn.focusedAgreement.evaluate(hasFocusRing)).toBe(true)
    await page.getByRole('alert').getByText(english.text('accounts.agree.missing')).waitFor()
    expect(page.url()).toContain('/login')
    await signIn.agreement.press('Space')
    await signIn.submit.click()
    // Back to where they wanted to go.
    await page.waitForURL('**/home/trash')

    await home.chooseLanguage(name, '简体中文')
    const chineseHome = new HomePage(page, chinese)
    await chineseHome.navLink('files.trash').waitFor()
    await chineseHome.chooseTheme(name, 'theme.dark')
    await page.locator('html[data-theme="dark"]').waitFor({ state: 'attached' })
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const dark = await background()

    await page.reload()
    await chineseHome.navLink('files.trash').waitFor()
    expect(await page.getAttribute('html', 'lang')).toMatch(/^zh/)
    expect(await page.getAttribute('html', 'data-theme')).toBe('dark')
    expect(await background()).toBe(dark)

    await chineseHome.signOut(name)
    await page.waitForURL('**/login')
    const chineseSignIn = new SignInPage(page, chinese)
    await eventually(() => chineseSignIn.heading.textContent()).toBe(chinese.text('accounts.sign-in'))

    // What is wrong is said under its field, in the language of the page; the rule is there before the mistake.
    await chineseSignIn.goToRegister()
    await page.getByText(chinese.text('accounts.password.rule', { min: 6, max: 18 })).waitFor()
    await chineseSignIn.register(`${newName()}@harbour.example`, 'short')
    await page.getByText(chinese.message('106', { min: 6, max: 18 })).waitFor()
    expect(await chineseSignIn.password.getAttribute('aria-invalid')).toBe('true')
    await chineseSignIn.password.fill('secret-1')
    await chineseSignIn.submit.click()
    await page.waitForURL('**/home/my')
    expect(problems).toEqual([])
  })
})

function hasFocusRing(element: Element): boolean {
  const ringed = document.body.appendChild(document.createElement('span'))
  ringed.style.boxShadow = 'var(--focus-ring)'
  const ring = getComputedStyle(ringed).boxShadow
  ringed.remove()
  return ring !== 'none' && getComputedStyle(element).boxShadow === ring
}
