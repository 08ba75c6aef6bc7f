import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { View } from '../../../kit/browser/browser.ts'
import { eventually } from '../../editor/editor-journey.ts'
import { AccountPage } from '../../pages/account-page.ts'
import type { sharedJourneys } from '../desk-journey.ts'

/** What assistive technology finds in the dialog that is open, as role and name. */
export async function heardIn(page: Page, dialog: string): Promise<string[]> {
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
export const isOnTop = (thing: Locator) =>
  thing.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

export const hasFocus = (thing: Locator) => thing.evaluate((element) => element.contains(document.activeElement))

const middleOf = async (thing: Locator, { width }: { width: number }) => {
  const box = await thing.boundingBox()
  if (!box) throw new Error('It is not drawn.')
  return { fromMiddle: Math.abs(box.x + box.width / 2 - width / 2), bottom: box.y + box.height }
}

/** A notice is told in the dialog that is open, and stays where it is when that closes. */
export async function expectToldInDialog(
  journey: ReturnType<typeof sharedJourneys>,
  view: View & { width: number },
): Promise<void> {
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
}
