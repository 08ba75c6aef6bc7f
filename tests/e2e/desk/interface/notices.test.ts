import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually } from '../../editor/editor-journey.ts'
import { sharedJourneys } from '../desk-journey.ts'
import { expectToldInDialog, hasFocus, heardIn, isOnTop } from './told-in-dialog.ts'

describe('a notice while a dialog is open', () => {
  const journey = sharedJourneys()

  // On a phone: tests/long/desk/notices.test.ts.
  it('is told in it, and stays where it is when the dialog closes', () => expectToldInDialog(journey, { width: 1280 }))

  it('goes along into the topmost one, where what it offers can be pressed, and back', async () => {
    const { text, message } = journey.english
    const { page } = await journey.signedIn(await journey.newPerson(), '/home/my')
    const words = text('version.new')
    const noticeIn = (place: Page | Locator) => place.getByRole('status').locator('div').filter({ hasText: words })
    const create = page.getByRole('button', { name: text('files.new'), exact: true })
    // Until it is drawn, nobody looks for newer builds.
    await create.waitFor()
    await page.route('**/version.json', (route) => route.fulfill({ json: { version: 'newer' } }))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await noticeIn(page).waitFor()
    const full = { status: -111, message: '', data: { code: '-111:create', params: { limit: 1 } } }
    await page.route('**/api/touch', (route) => route.fulfill({ json: full }), { times: 1 })
    await create.click()
    // Time stands still under the pointer.
    await page.getByRole('alert').getByText(message('-111:create')).hover()

    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: text('palette.open') })
    const field = palette.getByRole('combobox')
    await noticeIn(palette).waitFor()
    expect(await isOnTop(noticeIn(palette))).toBe(true)
    expect(await page.getByText(words).count()).toBe(1)
    const more = palette.getByRole('alert').getByRole('button', { name: text('plan.more') })
    await more.click()
    const plan = page.getByRole('dialog', { name: text('plan.title') })
    await noticeIn(plan).waitFor()
    expect(await isOnTop(noticeIn(plan))).toBe(true)
    await more.waitFor({ state: 'detached' })
    expect(await heardIn(page, text('plan.title'))).toContain(`StaticText ${words}`)

    await page.keyboard.press('Escape')
    await plan.waitFor({ state: 'detached' })
    await noticeIn(palette).waitFor()
    // The keys are where they were before the press.
    await eventually(() => hasFocus(field)).toBe(true)
    const reload = noticeIn(palette).getByRole('button', { name: text('reload') })
    await page.keyboard.press('Tab')
    expect(await hasFocus(reload)).toBe(true)
    await page.keyboard.press('Escape')
    await palette.waitFor({ state: 'detached' })
    await noticeIn(page).waitFor()

    await page.keyboard.press('Control+k')
    await noticeIn(palette).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await noticeIn(page).waitFor({ state: 'detached' })
    expect(await hasFocus(field)).toBe(true)
    await page.keyboard.press('Tab')
    expect(await hasFocus(field)).toBe(true)
  })
})
