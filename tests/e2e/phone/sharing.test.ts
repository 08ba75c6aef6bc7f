import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriersOf } from '../../kit/browser/axe.ts'
import { smallTargets } from '../../kit/browser/small-targets.ts'
import { sharedJourneys } from '../desk/desk-journey.ts'
import { ShareDialogPage, ViewerPageObject } from '../desk/share-page.ts'
import { eventually } from '../editor/editor-journey.ts'
import { fingersOf } from '../editor/fingers.ts'
import { mapOf } from '../editor/outline.ts'
import { follow } from '../files/follow.ts'
import { ListPage } from '../files/list-page.ts'
import { middleOf } from './middle-of.ts'

const journey = sharedJourneys()
const phone = { width: 390, height: 844 }
const small = { width: 320, height: 640 }
const aside = { width: 844, height: 390 }

/** Whether something is cut off at the sides. */
async function isTooWide(page: Page): Promise<boolean> {
  // What moves in is measured where it stays; a caret that blinks never ends.
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  return page.evaluate(() => {
    const inDialogs = document.querySelectorAll('dialog[open] :is(button, input, select, summary, p, h2)')
    const isOut = (element: Element) => element.getBoundingClientRect().right > innerWidth + 0.5
    return document.documentElement.scrollWidth > innerWidth || [...inDialogs].some(isOut)
  })
}

/** What a thumb cannot press, what cannot be found by machine, and what is cut off. */
const faultsOf = async (page: Page) => [await isTooWide(page), await smallTargets(page), await barriersOf(page)]
const noFaults = [false, [], []]

test('a map is shared, looked at and taken along by thumbs; whoever has nothing but the link only looks', async () => {
  const { english } = journey
  const { text, message } = english
  const [ann, ben, chen] = await Promise.all([journey.newPerson(), journey.newPerson(), journey.newPerson()])
  const lines = ['Lisbon', '  Stay', '    Near the tram', '  Eat']
  const { file_guid } = await ann.api('/touch', { file_name: 'Lisbon in May', content: { ...mapOf(lines) } })
  const { invite } = await ann.api('/team_worker', { action: 'invite', file_guid, setting: 'edit' })
  await chen.api('/check_cooperation_token', { type: 1, meta_token: invite?.code ?? '' })

  // The sheet of its owner: however small the screen is, everything is in reach, and the link stands at its foot.
  const owner = await journey.signedIn(ann, '/home/my', small)
  await owner.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const list = new ListPage(owner.page, english)
  const share = new ShareDialogPage(owner.page, english)
  await list.button(text('files.more', { name: 'Lisbon in May' })).tap()
  await owner.page.getByRole('menuitem', { name: text('sharing.share'), exact: true }).tap()
  await share.turnOn('sharing.link')
  await share.turnOn('sharing.password')
  await eventually(() => share.digits.inputValue()).toMatch(/^\d{4}$/)
  await share.digits.fill('4826')
  await share.turnOn('sharing.may-save')
  // As narrow, and so high that nothing of it is below an edge.
  await owner.page.setViewportSize({ width: small.width, height: 1600 })
  expect([await isTooWide(owner.page), await smallTargets(owner.page)]).toEqual([false, []])
  for (const size of [small, aside]) {
    await owner.page.setViewportSize(size)
    expect([await isTooWide(owner.page), await barriersOf(owner.page, 'dialog')]).toEqual([false, []])
    const foot = await share.dialog.getByRole('button', { name: text('sharing.copy'), exact: true }).boundingBox()
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(size.height)
  }
  await owner.page.setViewportSize(small)
  await share.copy()
  const { share_id: shareId } = await ann.api('/share_info', { file_guid })
  expect(await owner.page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/view/${shareId}$`))
  const fingers = await fingersOf({ devTools: () => owner.context.newCDPSession(owner.page) })
  // What somebody may do is chosen in a menu that comes up under the finger which asks for it: that chooses nothing.
  const role = (setting: 'ask' | 'edit') =>
    share.dialog.getByRole('button', { name: new RegExp(`: ${text(`cooperation.can.${setting}`)}$`) })
  const roles = owner.page.getByRole('menu')
  await role('edit').scrollIntoViewIfNeeded()
  await fingers.down(await middleOf(role('edit')))
  await roles.waitFor()
  expect(await isTooWide(owner.page)).toBe(false)
  await fingers.up()
  await roles.getByRole('menuitemradio', { name: text('cooperation.can.ask'), exact: true }).tap()
  await role('ask').tap()
  await roles.getByRole('menuitemradio', { name: text('cooperation.can.edit'), exact: true }).tap()
  await role('edit').waitFor()
  // Pulled down by its head it goes.
  const head = await middleOf(share.dialog.getByRole('heading', { name: text('sharing.share') }))
  await fingers.down(head)
  for (let step = 1; step <= 8; step++) await fingers.move({ x: head.x, y: head.y + step * 50 })
  await fingers.up()
  await share.dialog.waitFor({ state: 'detached' })

  // A guest with the link: nothing of the map before the password, and no more than the beginning of its name.
  const guest = await journey.guest(`/view/${shareId}`, phone)
  const viewer = new ViewerPageObject(guest.page, english)
  await guest.page.getByRole('heading', { name: 'Lisbon in Ma…' }).waitFor()
  expect(await guest.page.getByText(ann.email.split('@')[0] ?? '').count()).toBe(0)
  expect(await faultsOf(guest.page)).toEqual(noFaults)
  const said = (code: '549' | '550' | '551') => guest.page.getByRole('alert').getByText(message(code)).waitFor()
  expect(await viewer.password.getAttribute('inputmode')).toBe('numeric')
  await viewer.password.press('Enter')
  await said('549')
  await viewer.password.fill('48260')
  await said('551')
  await viewer.password.pressSequentially('0000')
  await said('550')
  await viewer.password.pressSequentially('4826')
  await viewer.topic('Near the tram').waitFor()
  await viewer.button(text('accounts.sign-in')).waitFor()
  await viewer.button(text('editor.action.search')).waitFor()
  expect(await guest.page.getByRole('button', { name: text('comments.title') }).count()).toBe(0)
  expect(await faultsOf(guest.page)).toEqual(noFaults)
  // Two taps go nearer, and are told once that there is no more to be had here; letters tell it, too.
  const onlyLooks = guest.page.getByText(message('401'))
  const guestFingers = await fingersOf({ devTools: () => guest.context.newCDPSession(guest.page) })
  await guestFingers.doubleTap(await middleOf(viewer.topic('Stay')))
  await onlyLooks.waitFor()
  // From the rows Back leads to the map again.
  await viewer.button(text('editor.action.outline')).tap()
  const rows = guest.page.getByRole('textbox', { name: text('editor.outline'), exact: true })
  await rows.waitFor()
  await guest.page.goBack()
  await rows.waitFor({ state: 'detached' })
  await viewer.topic('Near the tram').waitFor()
  await viewer.button(text('viewer.save')).tap()
  await guest.page.waitForURL(/\/login/)
  await guest.page.goBack()
  await viewer.topic('Near the tram').waitFor()

  // Somebody with an account and the link: the address of the document itself leads to the same, and says why.
  await ben.api('/check_share_limit', { share_id: shareId ?? '', password: '4826' })
  const reader = await journey.signedIn(ben, `/doc/${file_guid}`, phone)
  await reader.page.waitForURL(`**/view/${file_guid}`)
  await reader.page.getByText(message('401')).waitFor()
  await reader.page.getByRole('button', { name: text('viewer.save'), exact: true }).waitFor()
  expect(await reader.page.getByRole('button', { name: text('viewer.edit'), exact: true }).count()).toBe(0)
  expect(await faultsOf(reader.page)).toEqual(noFaults)

  // A member may write there, by the same address.
  await ann.api('/cooperation', { action: 'set_mode', file_guid, mode: 'together' })
  const member = await journey.signedIn(chen, `/doc/${file_guid}`, phone)
  const stay = await middleOf(member.page.locator('[data-map] text', { hasText: 'Stay' }).first())
  await member.page.touchscreen.tap(stay.x, stay.y)
  await member.page.getByRole('button', { name: text('editor.action.format'), exact: true }).waitFor()
  expect(new URL(member.page.url()).pathname).toBe(`/doc/${file_guid}`)
  expect(await member.page.getByText(message('401')).count()).toBe(0)
  await follow(member.page, `/view/${shareId}`)
  await member.page.getByRole('button', { name: text('viewer.edit'), exact: true }).waitFor()
}, 180_000)
