import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriersOf } from '../../kit/browser/axe.ts'
import { smallTargets } from '../../kit/browser/small-targets.ts'
import { sharedJourneys } from '../desk/desk-journey.ts'
import { eventually } from '../editor/editor-journey.ts'
import { type Fingers, fingersOf } from '../editor/fingers.ts'
import { follow } from '../files/follow.ts'
import { ListPage } from '../files/list-page.ts'
import { manyMaps } from '../files/many-maps.ts'

const journey = sharedJourneys()
const phone = { width: 390, height: 844 }

async function middleOf(locator: Locator) {
  await locator.waitFor()
  const box = await locator.boundingBox()
  if (!box) throw new Error('It has no place')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** In steps, as a finger goes. */
async function draw(fingers: Fingers, from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> {
  await fingers.down(from)
  for (let step = 1; step <= 8; step++)
    await fingers.move({ x: from.x + (by.x * step) / 8, y: from.y + (by.y * step) / 8 })
}

test('lists are pulled, swiped, held and undone by a thumb, and nothing opens that was not tapped', async () => {
  const { text } = journey.english
  const [person, ben] = await Promise.all([journey.newPerson(), journey.newPerson()])
  const { file_guid: work } = await person.api('/mkdir', { dir_name: 'Work' })
  const { file_guid: spring } = await person.api('/mkdir', { dir_name: 'Spring', parent_guid: work })
  const ids: Record<string, string> = {}
  for (const file_name of ['Trip', 'Goals', 'Novel'])
    ids[file_name] = (await person.api('/touch', { file_name })).file_guid
  const { page, context, problems } = await journey.signedIn(person, '/home/my', phone)
  const fingers = await fingersOf({ devTools: () => context.newCDPSession(page) })
  const list = new ListPage(page, journey.english)
  const button = (name: string, within: Locator = page.locator('body')) =>
    within.getByRole('button', { name, exact: true })
  const names = async () => (await person.api('/ls', {})).files.map((file) => file.file_name)
  const answer = (name: string) => list.dialog.getByRole('button', { name, exact: true }).tap()
  const swipe = async (name: string, by = -160) => {
    const { y } = await middleOf(list.entry(name))
    await draw(fingers, { x: 300, y }, { x: by, y: 6 })
    await fingers.up()
  }
  const undo = () => button(text('files.undo')).last().tap()
  const act = (name: string, of: string) => button(name, list.entry(of))

  // Folders come first, and what is new comes by pulling, no sooner than the finger has gone far enough.
  await list.link('Trip').waitFor()
  expect(await list.main.getByRole('listitem').getByRole('link').allTextContents()).toEqual([
    'Work',
    'Novel',
    'Goals',
    'Trip',
  ])
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/ls')) asked++
  })
  const pull = async (by: number, words: string) => {
    const before = asked
    await draw(fingers, { x: 200, y: 150 }, { x: 4, y: by })
    await list.main.getByText(words, { exact: true }).waitFor()
    await fingers.up()
    await list.main.getByText(words, { exact: true }).waitFor({ state: 'detached' })
    return asked - before
  }
  // The list looks again by itself every ten seconds, no more than once in between.
  expect(await pull(110, text('files.pull'))).toBeLessThanOrEqual(1)
  await person.api('/touch', { file_name: 'Recipes' })
  await pull(140, text('files.pull.release'))
  await list.link('Recipes').waitFor()
  expect(page.url()).toMatch(/\/home\/my$/)

  // A swipe brings two acts, less than 60 pixels of it none; the next tap beside them sends them away and opens nothing.
  await swipe('Goals', -50)
  await act(text('files.delete'), 'Goals').waitFor({ state: 'detached' })
  await swipe('Goals')
  await act(text('sharing.share'), 'Goals').waitFor()
  expect([await barriersOf(page), await smallTargets(page)]).toEqual([[], []])
  await swipe('Novel', 40)
  await act(text('sharing.share'), 'Goals').waitFor({ state: 'detached' })
  await swipe('Goals')
  await fingers.tap(await middleOf(list.link('Trip')))
  await act(text('sharing.share'), 'Goals').waitFor({ state: 'detached' })
  expect(page.url()).toMatch(/\/home\/my$/)

  // Deleting asks, and is undone.
  await swipe('Goals')
  await act(text('files.delete'), 'Goals').tap()
  await answer(text('cancel'))
  expect(await names()).toContain('Goals')
  await swipe('Goals')
  await act(text('files.delete'), 'Goals').tap()
  await answer(text('files.delete'))
  await list.link('Goals').waitFor({ state: 'detached' })
  await undo()
  await list.link('Goals').waitFor()

  // A finger that rests selects, and taps select more; what they do stands in reach, and Back lets go of them.
  const hold = async (name: string) => {
    await fingers.down(await middleOf(list.link(name)))
    await button(text('files.select-none')).waitFor()
    await fingers.up()
  }
  await hold('Goals')
  await list.link('Trip').tap()
  await page.getByRole('heading', { name: text('files.selected', { count: 2 }) }).waitFor()
  expect(await barriersOf(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
  await page.goBack()
  await button(text('files.select-none')).waitFor({ state: 'detached' })
  expect(page.url()).toMatch(/\/home\/my$/)
  // The same without resting on anything, from the menu, which goes with the finger that pulls it down.
  const more = list.button(text('files.more', { name: 'Goals' }))
  const menu = page.getByRole('menu')
  await more.tap()
  // It rises from below.
  await menu.evaluate((sheet) => Promise.allSettled(sheet.getAnimations().map(({ finished }) => finished)))
  const { x, y } = await middleOf(menu.locator('> :first-child'))
  await draw(fingers, { x, y }, { x: 0, y: 400 })
  await fingers.up()
  await menu.waitFor({ state: 'detached' })
  // Its entry of the history goes with it, a moment later.
  const isBare = () => page.waitForFunction(() => !(history.state as { ramifyLayers?: number } | null)?.ramifyLayers)
  await isBare()
  // A finger that rests on the round button finds all that can be made, and makes nothing.
  const { length: count } = await names()
  await fingers.down(await middleOf(button(text('files.new'))))
  await page.getByRole('menuitem', { name: text('imports.choose'), exact: true }).waitFor()
  await fingers.up()
  await page.goBack()
  await menu.waitFor({ state: 'detached' })
  await isBare()
  expect([page.url().endsWith('/home/my'), (await names()).length]).toEqual([true, count])
  await more.tap()
  await page.getByRole('menuitem', { name: text('files.select'), exact: true }).tap()
  await list.link('Trip').tap()
  await list.barButton('files.delete').tap()
  await list.dialog.getByText(text('files.delete.sentence', { count: 2 })).waitFor()
  await answer(text('files.delete'))
  await eventually(names).toEqual(['Work', 'Recipes', 'Novel'])

  // A name is looked for in 20 letters at most; Back gives the list again.
  await button(text('files.filter')).tap()
  await page.keyboard.type('NOV and what else there may be')
  const field = page.getByRole('searchbox', { name: text('files.filter') })
  expect(await field.inputValue()).toHaveLength(20)
  await field.fill('NOV')
  await list.link('Recipes').waitFor({ state: 'detached' })
  await list.link('Novel').waitFor()
  await page.goBack()
  await list.link('Recipes').waitFor()

  // A folder is not shared: its swipe names it.
  await swipe('Work')
  await act(text('files.rename'), 'Work').tap()
  await list.nameField.fill('Work and play')
  await page.keyboard.press('Enter')
  await list.link('Work and play').waitFor()
  await person.api('/rename', { file_guids: work, new_name: 'Work' })
  await draw(fingers, { x: 200, y: 150 }, { x: 0, y: 140 })
  await fingers.up()

  // The way to a folder leads back to all maps.
  await list.link('Work').tap()
  await list.link('Spring').tap()
  await page.waitForURL(`**/home/dir/${spring}`)
  const way = page.getByRole('navigation', { name: text('files.way') })
  await way.getByRole('link', { name: 'Work', exact: true }).waitFor()
  await way.getByRole('link', { name: text('files.maps.phone'), exact: true }).tap()
  await page.waitForURL('**/home/my')

  // Everything in the trash comes back when that is wanted; of nothing nothing is asked.
  await button(text('files.maps.phone')).tap()
  await page.getByRole('menuitemradio', { name: text('files.trash'), exact: true }).tap()
  await list.button('Trip').waitFor()
  await swipe('Trip')
  await act(text('files.restore'), 'Trip').tap()
  await eventually(names).toContain('Trip')
  await undo()
  await list.button('Trip').waitFor()
  expect(await names()).not.toContain('Trip')
  await list.button('Trip').press('Shift+R')
  await eventually(names).toContain('Trip')
  const restoreAll = button(text('trash.restore-all'), page.getByRole('banner'))
  await restoreAll.tap()
  await answer(text('cancel'))
  expect(await names()).not.toContain('Goals')
  await restoreAll.tap()
  await answer(text('trash.restore-all'))
  await eventually(names).toContain('Goals')
  await page.getByText(text('files.trash.empty'), { exact: true }).waitFor()
  expect(await restoreAll.getAttribute('aria-disabled')).toBe('true')
  await restoreAll.tap({ force: true })
  expect(await list.dialog.count()).toBe(0)

  // What is shared: one's own, and what others have shown.
  await person.api('/set_share_status', { file_guid: ids.Novel ?? '', is_share: 1 })
  const { file_guid: shown } = await ben.api('/touch', { file_name: 'Harbour' })
  const { share_id } = await ben.api('/set_share_status', { file_guid: shown, is_share: 1 })
  await person.api('/check_share_limit', { share_id: share_id ?? '' })
  await follow(page, '/home/share')
  const own = page.getByRole('region', { name: text('shares.mine') })
  const viewed = page.getByRole('region', { name: text('files.shared-with-me') })
  await own.getByRole('link', { name: 'Novel' }).waitFor()
  await own.getByRole('img', { name: text('files.shared.mark') }).waitFor()
  await viewed.getByRole('link', { name: 'Harbour' }).waitFor()
  await swipe('Harbour')
  await act(text('shares.forget'), 'Harbour').tap()
  await viewed.getByText(text('files.shared-with-me.empty')).waitFor()
  expect((await person.api('/ls_my_view', {})).files).toEqual([])
  await swipe('Novel')
  await act(text('sharing.stop'), 'Novel').tap()
  await own.waitFor({ state: 'detached' })
  await undo()
  await own.getByRole('link', { name: 'Novel' }).waitFor()

  // An invitation is taken by its code, from one's own page; what one has joined has no menu, and is not swiped.
  await ben.api('/cooperation', { action: 'set_status', file_guid: shown, is_cooperation: 1 })
  const { invite } = await ben.api('/team_worker', { action: 'invite', file_guid: shown, setting: 'edit' })
  await page.getByRole('link', { name: /^Me/ }).tap()
  await button(text('cooperation.join-code')).tap()
  await page.getByLabel(text('cooperation.join.typed')).fill(invite?.code ?? '')
  await answer(text('cooperation.join'))
  await page.waitForURL(`**/doc/${shown}`)
  await person.api('/cooperation', { action: 'set_status', file_guid: ids.Goals ?? '', is_cooperation: 1 })
  await follow(page, '/co')
  await swipe('Goals')
  await act(text('sharing.share'), 'Goals').waitFor()
  await act(text('cooperation.close'), 'Goals').tap()
  await answer(text('cancel'))
  await page.getByRole('radio', { name: text('cooperation.joined-list') }).check()
  await list.entry('Harbour').waitFor()
  await swipe('Harbour')
  expect(await list.entry('Harbour').getByRole('button').count()).toBe(0)
  expect(page.url()).toMatch(/\/co$/)
  expect(problems).toEqual([])
}, 120_000)

test('the next part of a long list comes within 100 pixels of its end', async () => {
  const { text } = journey.english
  const person = await journey.newPerson()
  const { file_guid: folder } = await person.api('/mkdir', { dir_name: 'Many' })
  await manyMaps(person, 201, folder)
  const { page, context } = await journey.signedIn(person, `/home/dir/${folder}`, phone)
  const list = new ListPage(page, journey.english)
  await list.main.getByRole('listitem').first().waitFor()
  const parts: unknown[] = []
  page.on('request', (request) => {
    const body = request.url().endsWith('/api/ls') ? (request.postDataJSON() as { cursor?: string }) : {}
    if (body.cursor !== undefined) parts.push(body.cursor)
  })
  const scrollTo = (left: number) =>
    list.main.evaluate((main, left) => main.scrollTo(0, main.scrollHeight - main.clientHeight - left), left)
  await scrollTo(130)
  // Two frames on, whoever heard of it has acted.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
  expect(parts).toEqual([])
  expect(await page.getByRole('button', { name: text('files.show-more') }).count()).toBe(0)
  await scrollTo(90)
  await eventually(async () => parts.length).toBe(1)
  await eventually(() => list.main.getByRole('listitem').last().getAttribute('aria-setsize')).toBe('201')

  // A finger that goes up or down on a row scrolls, however much it strays; only at the very top it pulls.
  const fingers = await fingersOf({ devTools: () => context.newCDPSession(page) })
  await list.main.evaluate((main) => main.scrollTo(0, 0))
  const scrolled = () => list.main.evaluate((main) => main.scrollTop)
  await draw(fingers, { x: 200, y: 700 }, { x: 30, y: -400 })
  await fingers.up()
  await eventually(scrolled).toBeGreaterThan(300)
  // It glides on for a while.
  let before = -1
  const isStill = async () => {
    const last = before
    before = await scrolled()
    return before === last
  }
  await eventually(isStill).toBe(true)
  await draw(fingers, { x: 200, y: 300 }, { x: -30, y: 140 })
  expect(await list.main.getByText(text('files.pull.release'), { exact: true }).count()).toBe(0)
  await fingers.up()
  await eventually(scrolled).toBeLessThan(before)
})

test('every route of the phone has its page with targets for a thumb, and whoever has not signed in comes back to it', async () => {
  const { text } = journey.english
  const person = await journey.newPerson()
  const { file_guid: folder } = await person.api('/mkdir', { dir_name: 'Work' })
  const { page } = await journey.signedIn(person, '/home/my', phone)
  const path = async () => new URL(page.url()).pathname
  const shown = [
    ['/home/my', text('files.maps.phone')],
    ['/home/recent', text('files.recent')],
    [`/home/dir/${folder}`, 'Work'],
    ['/home/share', text('files.shares')],
    ['/home/trash', text('files.trash')],
    ['/trash', text('files.trash')],
    ['/co', text('files.together')],
    ['/user', text('nav.me')],
    ['/user/info', text('accounts.title')],
    ['/team', text('teams.title')],
    ['/setting', text('settings.title')],
    ['/notifications', text('notifications.title')],
    ['/about', text('app.name')],
  ] as const
  for (const [at, heading] of shown) {
    await follow(page, at)
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
    expect([await path(), await smallTargets(page)]).toEqual([at, []])
    // What offers nothing is not there: a list without entries has no order.
    if (at === '/home/share')
      expect(await page.getByRole('button', { name: text('files.order'), exact: true }).count()).toBe(0)
  }
  // What one's own page leads to leads back there.
  await page.getByRole('link', { name: text('nav.back'), exact: true }).tap()
  await page.waitForURL('**/user')
  const ways = ['/login', '/login/free', '/login/nav', '/login/account', '/login/register', '/login/resetpwd']
  for (const at of ['/', '/home', '/nowhere/at/all', ...ways]) {
    await follow(page, at)
    await eventually(path).toBe('/home/my')
    await follow(page, '/user')
    await eventually(path).toBe('/user')
  }

  const guest = await journey.guest('/co?file=abc&lang=en', phone)
  await guest.page.waitForURL(/\/login\/free/)
  expect(new URL(guest.page.url()).searchParams.get('to')).toBe('/co?file=abc')
  for (const at of ways.slice(1)) {
    await follow(guest.page, at)
    await guest.page.getByRole('heading', { level: 1 }).waitFor()
    expect([new URL(guest.page.url()).pathname, await smallTargets(guest.page)]).toEqual([at, []])
  }
})
