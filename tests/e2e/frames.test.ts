import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPerson } from '../kit/api.ts'
import { openBrowser, type RunningBrowser, type View } from '../kit/browser.ts'
import { engines } from '../kit/engines.ts'
import { type RunningServer, startServer } from '../kit/server.ts'
import { speak } from './pages/texts.ts'

const [engine] = engines

describe('frames', () => {
  let server: RunningServer
  let browser: RunningBrowser
  beforeAll(async () => {
    if (engine) [server, browser] = await Promise.all([startServer({ engine }), openBrowser()])
  })
  afterAll(() => Promise.all([browser.close(), server.stop()]))

  async function signedIn(path: string, view?: View) {
    const { token } = await newPerson(server.address)
    const opened = await browser.newPage({ isOnlineOnly: true, ...view })
    await opened.goTo(server.address + path, token)
    await opened.page.getByRole('heading', { level: 1 }).waitFor()
    return opened
  }

  it('goes anywhere by the palette, without a mouse', async () => {
    const { page, problems, close } = await signedIn('/home/my')
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox')
    await field.waitFor()
    await field.fill('tras')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/home/trash')
    await page.keyboard.press('Control+k')
    await field.waitFor()
    await page.keyboard.press('Escape')
    await field.waitFor({ state: 'hidden' })
    // What a button does is said a little away from it, where no pointer covers the words.
    const button = page.getByRole('button', { name: (await speak('en')).text('nav.toggle') })
    await button.hover()
    const tooltip = page.locator('[data-tooltip]')
    await tooltip.waitFor()
    const [below, above] = [await tooltip.boundingBox(), await button.boundingBox()]
    expect(Math.round((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0))).toBe(20)
    expect(problems).toEqual([])
    await close()
  })

  it('sends paths it does not know home', async () => {
    const { page, close } = await signedIn('/no/such/place')
    await page.waitForURL('**/home/my')
    await close()
  })

  it('fits a phone: lists by menu, me by tab, nothing wider than the screen', async () => {
    const english = await speak('en')
    const { page, problems, close } = await signedIn('/home/my', { width: 390, height: 844 })
    await page.getByRole('button', { name: english.text('files.maps.phone') }).click()
    await page.getByRole('menuitemradio', { name: english.text('files.trash') }).click()
    await page.waitForURL('**/home/trash')
    await page.getByText(english.text('files.trash.empty'), { exact: true }).waitFor()
    await page.getByRole('link', { name: english.text('nav.me'), exact: true }).click()
    await page.waitForURL('**/user')
    await page.getByRole('link', { name: english.text('accounts.open'), exact: true }).click()
    await page.waitForURL('**/user/info')
    await page.getByText(english.text('accounts.session.this')).waitFor()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    expect(problems).toEqual([])
    await close()
  })

  it('offers to reload when a newer build is out', async () => {
    const english = await speak('en')
    const { page, context, problems, close } = await signedIn('/home/my')
    await context.route('**/version.json', (route) => route.fulfill({ json: { version: 'newer' } }))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.getByText(english.text('version.new')).waitFor()
    await page.getByRole('button', { name: english.text('reload') }).click()
    await page.getByText(english.text('files.maps.empty')).waitFor()
    expect(problems).toEqual([])
    await close()
  })
})
