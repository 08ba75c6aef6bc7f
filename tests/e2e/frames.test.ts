import { describe, expect, it } from 'vitest'
import { sharedJourneys } from './desk/desk-journey.ts'

describe('frames', () => {
  const journey = sharedJourneys()

  it('goes anywhere by the palette, without a mouse, sends unknown paths home, and offers to reload when a newer build is out', async () => {
    const { text } = journey.english
    const { page, context, problems } = await journey.signedIn(await journey.newPerson(), '/no/such/place')
    await page.waitForURL('**/home/my')
    await page.getByRole('heading', { level: 1 }).waitFor()
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
    const button = page.getByRole('button', { name: text('nav.toggle') })
    await button.hover()
    const tooltip = page.locator('[data-tooltip]')
    await tooltip.waitFor()
    const [below, above] = [await tooltip.boundingBox(), await button.boundingBox()]
    expect(Math.round((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0))).toBe(20)

    await context.route('**/version.json', (route) => route.fulfill({ json: { version: 'newer' } }))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.getByText(text('version.new')).waitFor()
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: text('reload') }).click()
    await reloaded
    await page.getByText(text('files.trash.empty'), { exact: true }).waitFor()
    expect(problems).toEqual([])
  })

  it('fits a phone: lists by menu, me by tab, nothing wider than the screen', async () => {
    const { text } = journey.english
    const view = { width: 390, height: 844 }
    const person = await journey.newPerson()
    const { page, problems } = await journey.signedIn(person, '/home/my', view)
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await page.getByRole('button', { name: text('files.maps.phone') }).click()
    await page.getByRole('menuitemradio', { name: text('files.trash') }).click()
    await page.waitForURL('**/home/trash')
    await page.getByText(text('files.trash.empty'), { exact: true }).waitFor()
    // What is for all of the trash is in words, off where there is nothing, and fits the narrowest phone.
    const empty = page.getByRole('button', { name: text('trash.empty.short'), exact: true })
    const words = page.getByRole('banner').getByText(text('trash.empty.short'), { exact: true })
    expect(await empty.getAttribute('aria-disabled')).toBe('true')
    const { file_guid } = await person.api('/touch', { file_name: 'Plan' })
    await person.api('/rm', { file_guids: [file_guid] })
    await page.reload()
    await page.getByText('Plan', { exact: true }).waitFor()
    for (const width of [view.width, 320]) {
      await page.setViewportSize({ ...view, width })
      await words.waitFor()
      const box = await empty.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width)
      expect(await overflow()).toBeLessThanOrEqual(0)
      const cut = await page.getByRole('heading', { level: 1 }).evaluate((name) => {
        return [...name.querySelectorAll('*')].some(
          (part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0,
        )
      })
      expect(cut).toBe(false)
    }
    await page.setViewportSize(view)
    await empty.click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('trash.clear') })
      .click()
    await page.getByText(text('files.trash.empty'), { exact: true }).waitFor()
    expect(await empty.getAttribute('aria-disabled')).toBe('true')
    await page.getByRole('link', { name: text('nav.me'), exact: true }).click()
    await page.waitForURL('**/user')
    await page.getByRole('link', { name: text('accounts.open'), exact: true }).click()
    await page.waitForURL('**/user/info')
    await page.getByRole('listitem').getByText(text('accounts.session.this')).waitFor()
    expect(await overflow()).toBeLessThanOrEqual(0)
    expect(problems).toEqual([])
  })
})
