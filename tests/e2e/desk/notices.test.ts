import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { View } from '../../kit/browser.ts'
import { eventually } from '../editor/editor-journey.ts'
import { AccountPage } from '../pages/account-page.ts'
import { sharedJourneys } from './desk-journey.ts'

/** What assistive technology finds in the dialog that is open, as role and name. */
async function heardIn(page: Page, dialog: string): Promise<string[]> {
  const tools = await page.context().newCDPSession(page)
  const { nodes } = await tools.send('Accessibility.getFullAXTree')
  await tools.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const heard: string[] = []
  const listen = (id: string) => {
    const node = byId.get(id)
    if (!node) return
    if (!node.ignored) heard.push(`${node.role?.value} ${node.name?.value ?? ''}`.trim())
    for (const child of node.childIds ?? []) listen(child)
  }
  const found = nodes.find(({ role, name }) => role?.value === 'dialog' && name?.value === dialog)
  if (found) listen(found.nodeId)
  return heard
}

/** Whether nothing lies over its middle. */
const isOnTop = (thing: Locator) =>
  thing.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

const hasFocus = (thing: Locator) => thing.evaluate((element) => element.contains(document.activeElement))

const middleOf = async (thing: Locator, { width }: { width: number }) => {
  const box = await thing.boundingBox()
  if (!box) throw new Error('It is not drawn.')
  return { fromMiddle: Math.abs(box.x + box.width / 2 - width / 2), bottom: box.y + box.height }
}

describe('a notice while a dialog is open', () => {
  const journey = sharedJourneys()
  const views: [string, View & { width: number }][] = [
    ['on a desk', { width: 1280 }],
    ['on a phone', { width: 390, height: 844 }],
  ]

  it.each(views)('is told in it, and stays where it is when the dialog closes, %s', async (_name, view) => {
    const { english } = journey
    const { page } = await journey.signedIn(await journey.newPerson(), '/user/info', view)
    const account = new AccountPage(page, english)
    const change = account.change('accounts.nickname')
    await change.click()
    const field = account.dialog.getByLabel(english.text('accounts.nickname'))
    await field.fill('Ann of the quay')
    const title = english.text('accounts.nickname.change')
    // They are there before there is anything to say: what comes with its text is not spoken everywhere.
    const empty = await heardIn(page, title)
    expect(empty.filter((each) => /^(alert|status)/.test(each)).sort()).toEqual(['alert', 'status'])

    const data = { code: '-429', params: { seconds: 2 } }
    const refused = { status: 429, json: { status: -429, message: '', data } }
    await page.route('**/api/user/edit', (route) => route.fulfill(refused), { times: 1 })
    await field.press('Enter')
    const words = english.message('-429')
    const told = account.dialog.getByRole('alert').locator('div').filter({ hasText: words })
    // Time stands still under the pointer.
    await told.hover()
    const heard = await heardIn(page, title)
    expect(heard.indexOf(`StaticText ${words}`)).toBeGreaterThan(heard.indexOf('alert'))
    expect(await isOnTop(told)).toBe(true)
    const place = await middleOf(told, view)
    expect(place.fromMiddle).toBeLessThan(1)

    // Neither a press on it nor its being there is one beside the dialog.
    await told.click()
    expect(await account.dialog.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await account.dialog.waitFor({ state: 'detached' })
    await eventually(() => hasFocus(change)).toBe(true)
    const left = page.getByRole('alert').locator('div').filter({ hasText: words })
    await left.waitFor()
    expect(await isOnTop(left)).toBe(true)
    expect(await middleOf(left, view)).toEqual(place)
    // When nobody is there any more it goes; eight seconds go by in one.
    await page.mouse.move(0, 0)
    await left.hover()
    await page.evaluate(() => {
      const wait = window.setTimeout.bind(window)
      window.setTimeout = ((act: () => void, delay = 0) => wait(act, delay / 8)) as typeof window.setTimeout
    })
    await page.mouse.move(0, 0)
    await left.waitFor({ state: 'detached' })
  })

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
