import { describe, expect, it } from 'vitest'
import { engines } from '../../kit/engines.ts'
import { goOffline, goOnline } from '../../kit/network.ts'
import { eventually } from '../editor/editor-journey.ts'
import { DocumentPage } from './document-page.ts'
import { fileJourneys } from './file-journey.ts'
import { ListPage } from './list-page.ts'

const [engine] = engines

describe('offline', () => {
  if (!engine) throw new Error('There is no engine')
  const journey = fileJourneys(engine, {}, { isOnlineOnly: false })

  it('keeps what is written here, says so, and brings it to the server when it is back', async () => {
    const person = await journey.newPerson()
    const opened = await journey.signedIn(person, '/home/my')
    const map = await journey.newMap(opened)
    await map.write('Before')
    await map.saved.waitFor()
    await goOffline(opened.context)
    await map.addChild('While away')
    await map.keptHere.waitFor()
    await opened.page.getByText(journey.english.message('313')).waitFor()
    await goOnline(opened.context)
    await map.saved.waitFor()
    await opened.page.getByText(journey.english.message('314')).waitFor()
    // What was true a moment ago is not true beside it.
    expect(await opened.page.getByText(journey.english.message('313')).count()).toBe(0)
    const path = new URL(opened.page.url()).pathname
    const elsewhere = await journey.openMap(await journey.signedIn(person, '/home/my'), path)
    await elsewhere.topic('While away').waitFor()
    await elsewhere.saved.waitFor()
  })

  it('opens again without a network, by a reload and by its address, and brings everything along later', async () => {
    const person = await journey.newPerson()
    const opened = await journey.signedIn(person, '/home/my')
    const map = await journey.newMap(opened)
    const path = new URL(opened.page.url()).pathname
    await map.write('Before')
    await map.saved.waitFor()
    await opened.page.evaluate(() => navigator.serviceWorker.ready)
    await goOffline(opened.context)
    await map.addChild('Once')
    await map.keptHere.waitFor()
    await opened.page.reload()
    await map.ready()
    await map.topic('Once').waitFor()
    await opened.page.keyboard.press('Home')
    await map.addChild('Twice')
    await map.keptHere.waitFor()
    await journey.openMap(opened, path)
    await map.topic('Twice').waitFor()
    await goOnline(opened.context)
    await map.saved.waitFor()
    const elsewhere = await journey.openMap(await journey.signedIn(person, '/home/my'), path)
    for (const words of ['Before', 'Once', 'Twice']) await elsewhere.topic(words).waitFor()
  })

  it('knows the name of a map without a network, and asks for it again when there is one', async () => {
    const person = await journey.newPerson()
    const { file_guid } = await person.api('/touch', { file_name: 'Plan' })
    const opened = await journey.signedIn(person, '/home/my')
    const map = await journey.openMap(opened, `/doc/${file_guid}`)
    await map.called('Plan').waitFor()
    await map.saved.waitFor()
    await opened.page.evaluate(() => navigator.serviceWorker.ready)
    await goOffline(opened.context)
    await opened.page.reload()
    await map.ready()
    await map.called('Plan').waitFor()
    await eventually(() => opened.page.title()).toBe('Plan · Ramify')
    await person.api('/rename', { file_guids: file_guid, new_name: 'Better plan' })
    await goOnline(opened.context)
    await map.called('Better plan').waitFor()
    await map.name.getByRole('button').waitFor()
  })

  it('asks for the name again when the server is there again, though the browser never was without a network', async () => {
    const person = await journey.newPerson()
    const { file_guid } = await person.api('/touch', { file_name: 'Plan' })
    const opened = await journey.signedIn(person, '/home/my')
    const calls = { isAway: true }
    await opened.context.route('**/api/file_info', (route) => (calls.isAway ? route.abort() : route.fallback()))
    await opened.page.routeWebSocket(/collab/, (socket) => {
      if (calls.isAway) void socket.close()
      else socket.connectToServer()
    })
    await opened.page.goto(`${journey.server.address}/doc/${file_guid}`)
    const map = new DocumentPage(opened.page, journey.english)
    await opened.page.getByText(journey.english.text('document.not-here')).waitFor()
    expect(await map.called('Plan').count()).toBe(0)
    calls.isAway = false
    await opened.page.getByRole('button', { name: journey.english.text('retry') }).click()
    await map.called('Plan').waitFor()
    await map.saved.waitFor()
  })

  it('lets somebody with an account begin a map, which is at home in the account and follows there into its folder', async () => {
    const person = await journey.newPerson()
    const { file_guid: folder } = await person.api('/mkdir', { dir_name: 'Work' })
    const opened = await journey.signedIn(person, '/home/my')
    const { page, context } = opened
    const { english } = journey
    // Once with a network, so that the editor is there without one.
    const earlier = await journey.newMap(opened)
    await earlier.saved.waitFor()
    await page.evaluate(() => navigator.serviceWorker.ready)
    await earlier.back.click()
    await page.getByRole('main').getByRole('link', { name: 'Work' }).click()
    await page.getByRole('heading', { level: 1, name: 'Work' }).waitFor()
    await goOffline(context)
    const map = await journey.newMap(opened)
    await map.onlyHere.waitFor()
    await map.write('Begun on a train')
    expect(await map.bar.getByRole('link', { name: english.text('accounts.sign-in') }).count()).toBe(0)
    expect(await map.back.getAttribute('href')).toBe('/home/my')

    // It stands where it will lie and among recent ones, marked, and opens from there.
    await map.back.click()
    const list = new ListPage(page, english)
    const { text } = list
    const name = text('drafts.name', { number: 1 })
    await list.link('Work').click()
    await list.entry(name).getByText(text('drafts.follows')).waitFor()
    await page.getByRole('link', { name: text('files.recent'), exact: true }).click()
    await list.entry(name).getByText(text('drafts.follows')).waitFor()
    const beside = context.waitForEvent('page')
    await list.link(name).click()
    const draft = new DocumentPage(await beside, english)
    await draft.topic('Begun on a train').waitFor()
    await draft.page.close()

    // What needs the server says so, by keys and in the menu; a draft is this browser's own.
    const kept = text('files.untitled')
    const said = page.getByRole('status').filter({ hasText: text('files.needs-connection') })
    await list.link(kept).press('Delete')
    await said.waitFor()
    for (const key of ['F2', 'Shift+M', 'Shift+C']) await list.link(kept).press(key)
    expect([await list.nameField.count(), await list.dialog.count(), await list.link(kept).count()]).toEqual([0, 0, 1])
    await list.link(kept).click({ button: 'right' })
    for (const id of ['files.rename', 'files.move', 'files.copy', 'files.delete'] as const) {
      const item = page.getByRole('menuitem', { name: text(id) }).first()
      expect([await item.getAttribute('aria-disabled'), await item.textContent()]).toEqual([
        'true',
        expect.stringContaining(text('files.needs-connection')),
      ])
    }
    await page.keyboard.press('Escape')
    await list.box(kept).check()
    expect(await list.barButton('files.delete').getAttribute('aria-disabled')).toBe('true')
    await page.keyboard.press('Escape')
    await list.link(name).press('F2')
    await list.nameField.fill('Train')
    await page.keyboard.press('Enter')
    await list.entry('Train').getByText(text('drafts.follows')).waitFor()

    await goOnline(context)
    await eventually(() => list.link('Train').getAttribute('href')).toMatch(/^\/doc\//)
    await list.entry('Train').getByText(text('drafts.follows')).waitFor({ state: 'detached' })
    expect(await list.link('Train').count()).toBe(1)
    await journey.openMap(opened, (await list.link('Train').getAttribute('href')) ?? '')
    await map.topic('Begun on a train').waitFor()
    await map.saved.waitFor()
    expect((await person.api('/ls', { dir_guid: folder })).files).toHaveLength(1)
  })
})
