import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Person } from '../../kit/api.ts'
import { barriersOf } from '../../kit/browser/axe.ts'
import { goOffline, goOnline } from '../../kit/browser/network.ts'
import { sharedJourneys } from '../desk/desk-journey.ts'
import { eventually } from '../editor/editor-journey.ts'
import { HomePage } from '../pages/home-page.ts'
import { DocumentPage } from './document-page.ts'
import { ListPage } from './list-page.ts'

/** Of what was drawn; 0 until it can be seen. */
const widthOf = (image: SVGElement | HTMLElement) => (image as HTMLImageElement).naturalWidth

const opml = (root: string, topic: string) =>
  `<opml version="2.0"><head/><body><outline text="${root}"><outline text="${topic}"/></outline></body></opml>`

/** By the pointer, as from a window of the system beside the browser: only so a page is given folders. */
async function dropFolder(page: Page, path: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const data = { items: [], files: [path], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await devtools.send('Input.dispatchDragEvent', { type, x: 300, y: 300, data })
  }
  await devtools.detach()
}

// Only what is loaded without a network needs the service worker, which fetches the whole app for every fresh browser.
describe('offline', () => {
  const journey = sharedJourneys()

  /** Until the server has these words in the map. */
  const hasWords = (person: Person, file_guid: string, ...words: string[]) =>
    eventually(async () => {
      const content = JSON.stringify((await person.api('/open', { file_guid })).content)
      return words.filter((each) => !content.includes(each))
    }).toEqual([])

  it('asks for the name again when the server is there again, though the browser never was without a network; keeps what is written here, says so, and brings it to the server when it is back', async () => {
    const person = await journey.newPerson()
    const { file_guid } = await person.api('/touch', { file_name: 'Plan' })
    const { page, context } = await journey.signedIn(person, '/healthz', { isOwn: true })
    const calls = { isAway: true }
    await context.route('**/api/file_info', (route) => (calls.isAway ? route.abort() : route.fallback()))
    await page.routeWebSocket(/collab/, (socket) => {
      if (calls.isAway) void socket.close()
      else socket.connectToServer()
    })
    await page.goto(`${journey.server.address}/doc/${file_guid}`)
    const map = new DocumentPage(page, journey.english)
    await page.getByText(journey.english.text('document.not-here')).waitFor()
    expect(await map.called('Plan').count()).toBe(0)
    calls.isAway = false
    await page.getByRole('button', { name: journey.english.text('retry') }).click()
    await map.called('Plan').waitFor()
    await map.saved.waitFor()

    await map.ready()
    await goOffline(context)
    await map.addChild('While away')
    await map.keptHere.waitFor()
    await page.getByText(journey.english.message('313')).waitFor()
    // On the strip, and nowhere else.
    expect(await page.getByText(journey.english.message('313')).count()).toBe(1)
    expect(await page.getByText(journey.english.message('311')).count()).toBe(0)
    await goOnline(context)
    await map.saved.waitFor()
    await page.getByText(journey.english.message('314')).waitFor()
    // What was true a moment ago is not true beside it.
    expect(await page.getByText(journey.english.message('313')).count()).toBe(0)
    await hasWords(person, file_guid, 'While away')
  })

  it('takes files of a dropped folder without an account and without a network, and their reports are read', async () => {
    const { text } = journey.english
    const { page, context } = await journey.guest('/guest', { isOnlineOnly: false })
    await page.evaluate(() => navigator.serviceWorker.ready)
    await goOffline(context)
    await page.reload()
    await page.getByRole('button', { name: text('imports.start') }).waitFor()

    const folder = await mkdtemp(join(tmpdir(), 'ramify-dropped-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await mkdir(join(folder, 'below'))
    await writeFile(join(folder, 'voyage.md'), '# Voyage\n\n- Out\n- Home\n')
    await writeFile(join(folder, 'below', 'cargo.opml'), opml('Cargo', 'Coffee'))
    await dropFolder(page, folder)
    const list = new ListPage(page, journey.english)
    await list.link('cargo').waitFor()
    await page.goto(journey.server.address + (await list.link('voyage').getAttribute('href')))
    const map = new DocumentPage(page, journey.english)
    await map.topic('Home').waitFor()
    await map.onlyHere.waitFor()
    await page.getByRole('button', { name: text('document.more'), exact: true }).press('Enter')
    await page.getByRole('menuitem', { name: text('imports.report') }).press('Enter')
    const report = page.getByRole('region', { name: text('imports.report') })
    await report.getByText(text('imports.none-dropped')).waitFor()
    await page.reload()
    await map.topic('Home').waitFor()
  })

  // The whole journey, with a second tab, what needs the server, and signing out and in again: tests/long/offline.test.ts.
  it('is installed and opens without a network, with the maps of this device and one that is begun there; asks before somebody signs out with work that is only here; brings it to the account', async () => {
    const person = await journey.newPerson()
    const { user } = await person.api('/user/info', {})
    const { file_guid } = await person.api('/touch', { file_name: 'Voyage' })
    const { english } = journey
    const { text } = english
    const opened = await journey.atMap(person, file_guid, { isOnlineOnly: false })
    const { page, context, map } = opened
    await map.write('Before')
    await map.saved.waitFor()
    const devtools = await context.newCDPSession(page)
    const manifest = await devtools.send('Page.getAppManifest')
    expect(manifest.errors).toEqual([])
    expect(JSON.parse(manifest.data ?? '')).toMatchObject({ name: 'Ramify', lang: 'en' })
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    // A window that leaves no trace behind installs nothing; that is all there is to say.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
    await page.evaluate(() => navigator.serviceWorker.ready)
    await goOffline(context)
    await map.addChild('Once')
    await map.keptHere.waitFor()
    await page.reload()
    await map.ready()
    await map.topic('Once').waitFor()
    await map.called('Voyage').waitFor()
    await eventually(() => page.title()).toBe('Voyage · Ramify')

    // Loaded without a network: a map that was never here, then the list of this device.
    await page.goto(`${journey.server.address}/doc/${'0'.repeat(32)}`)
    await page.getByText(text('document.not-here')).waitFor()
    await page.goto(`${journey.server.address}/home/my`)
    await page.getByText(text('kept.offline')).waitFor()
    const entry = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Voyage' }) })
    await entry.getByText(/^Opened/).waitFor()
    await eventually(() => entry.locator('img').evaluate(widthOf)).toBeGreaterThan(0)
    expect(await barriersOf(page)).toEqual([])
    expect(await page.getByRole('alert').count()).toBe(0)
    const home = new HomePage(page, english)
    const question = page.getByRole('dialog', { name: text('accounts.sign-out.ask') })
    await home.signOut(user.nickname)
    await question.getByText(text('accounts.sign-out.unsynced', { count: 1 })).waitFor()
    await question.getByRole('button', { name: text('cancel') }).click()
    await question.waitFor({ state: 'detached' })

    await journey.newMap(opened)
    await map.notInCloud.waitFor()
    await map.write('Begun on a train')
    await map.back.click()
    const list = new ListPage(page, english)
    await list.entry('Begun on a train').getByText(text('drafts.follows')).waitFor()
    await person.api('/rename', { file_guids: file_guid, new_name: 'Long voyage' })
    await goOnline(context)
    // The list of this device gives way to that of the account by itself, and what is only here follows there.
    await page.getByText(text('kept.offline')).waitFor({ state: 'detached' })
    await list.link('Long voyage').waitFor()
    await eventually(() => list.link('Begun on a train').getAttribute('href')).toMatch(/^\/doc\//)
    await list.entry('Begun on a train').getByText(text('drafts.follows')).waitFor({ state: 'detached' })
    await hasWords(person, file_guid, 'Before', 'Once')
    const { files } = await person.api('/ls', {})
    expect(files.map(({ file_name }) => file_name).sort()).toEqual(['Begun on a train', 'Long voyage'])
  })
})
