// @module-tag never-retried
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import type { Person } from './page/work.ts'
import { comesTo, crash, type HouseBrowser, losesNetwork, type SyncHouse, startSyncHouse, wake } from './sync-house.ts'

let house: SyncHouse
let browser: HouseBrowser
let person: Person
let fileId: string
beforeAll(async () => {
  house = await startSyncHouse(async () => {
    const server = inject('sharedServer')
    if ('failure' in server) throw new Error(server.failure)
    return { address: server.address, stop: async () => undefined }
  })
})
afterAll(() => house?.stop())
beforeEach(async () => {
  house.gateway.mend()
  person = await house.newPerson()
  fileId = await house.newFile(person)
  browser = await house.newBrowser()
})
afterEach(() => browser?.close())

/** What is put into it stays with a browser. */
async function useOwnBrowser(): Promise<void> {
  await browser.close()
  browser = await house.newBrowser({ isOwn: true })
}

/** A tab with the file in it. */
async function openTab(): Promise<Page> {
  const tab = await browser.newTab()
  await openIn(tab)
  return tab
}

const openIn = (tab: Page) => tab.evaluate(([who, id]) => window.work.openFile(who, id), [person, fileId] as const)
const write = (tab: Page, text: string) => tab.evaluate((topic) => window.work.write(topic), text)
const topics = (tab: Page) => tab.evaluate(() => window.work.topics())
const stored = () => house.topicsOf(person, fileId)
const messages = (tab: Page) =>
  tab.evaluate(() => window.work.events().map((event) => (event.type === 'message' ? event.code : event.type)))

test('edited offline, reloaded, edited again, back online: everything is on both sides', async () => {
  const tab = await openTab()
  await comesTo(tab, 'saved')
  house.gateway.cut()
  await write(tab, 'first')
  await losesNetwork(tab, 'offline')
  await tab.reload()
  await tab.waitForFunction(() => 'work' in window)
  await openIn(tab)
  expect(await topics(tab)).toEqual(['first'])
  await write(tab, 'second')
  await losesNetwork(tab, 'offline')
  expect(await stored()).toEqual([])
  house.gateway.mend()
  await wake(tab)
  await comesTo(tab, 'saved')
  expect(await stored()).toEqual(['first', 'second'])
  expect(await topics(tab)).toEqual(['first', 'second'])
  expect(await messages(tab)).toEqual(expect.arrayContaining(['313', '314']))
})

test('two tabs of one file: online they see each other, offline both keep what they wrote', async () => {
  const [one, other] = [await openTab(), await openTab()]
  await write(one, 'online')
  await other.waitForFunction(() => window.work.topics().includes('online'))
  house.gateway.cut()
  await write(one, 'of one')
  await write(other, 'of the other')
  await Promise.all([losesNetwork(one, 'offline'), losesNetwork(other, 'offline')])
  await Promise.all([one.close(), other.close()])
  house.gateway.mend()
  const later = await openTab()
  await comesTo(later, 'saved')
  expect(await stored()).toEqual(['of one', 'of the other', 'online'])
})

test('R18: a tab that is killed has kept every key that it called kept', async () => {
  const tab = await openTab()
  await comesTo(tab, 'saved')
  house.gateway.cut()
  await losesNetwork(tab, 'offline')
  const keys = Array.from({ length: 20 }, (_, nth) => `key ${nth}`)
  for (const key of keys) await write(tab, key)
  // It is “saving” until all of them are kept.
  await comesTo(tab, 'offline')
  await crash(tab)
  house.gateway.mend()
  const next = await openTab()
  await comesTo(next, 'saved')
  expect(await stored()).toEqual([...keys].sort())
})

test('R19: without storage and network it says “not saved”, never “kept here”, and saves when the network is back', async () => {
  const states: string[] = []
  await useOwnBrowser()
  const tab = await browser.newTab(({ state }) => states.push(state))
  await openIn(tab)
  await comesTo(tab, 'saved')
  await breakStorage(tab)
  house.gateway.cut()
  states.length = 0
  await write(tab, 'nowhere')
  await losesNetwork(tab, 'failed')
  expect(states).not.toContain('offline')
  expect(await tab.evaluate(() => window.work.isPending())).toBe(true)
  expect(await messages(tab)).toEqual(expect.arrayContaining(['602', '310']))
  house.gateway.mend()
  await wake(tab)
  await comesTo(tab, 'saved')
  expect(await stored()).toEqual(['nowhere'])
  expect(await messages(tab)).toContain('603')
})

test('who goes on writing while it connects is not thrown back', async () => {
  const tab = await openTab()
  await comesTo(tab, 'saved')
  house.gateway.cut()
  await write(tab, 'offline')
  await losesNetwork(tab, 'offline')
  // What was written before the reload is not among the updates that are sent now, but they rest on it.
  await tab.reload()
  await tab.waitForFunction(() => 'work' in window)
  await openIn(tab)
  await losesNetwork(tab, 'offline')
  const typing = tab.evaluate(async () => {
    for (let key = 0; key < 100; key++) {
      window.work.write(`key ${key}`)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  })
  let sockets = 0
  // Not one that was tried while there was no way through.
  tab.on('websocket', (socket) => socket.once('framereceived', () => sockets++))
  house.gateway.mend()
  await wake(tab)
  await typing
  await comesTo(tab, 'saved')
  expect(await stored()).toHaveLength(101)
  expect(sockets).toBe(1)
})

test('B52: a clock that is an hour off is told', async () => {
  await useOwnBrowser()
  await browser.context.addInitScript(() => {
    const now = Date.now
    Date.now = () => now() + 60 * 60_000
  })
  const tab = await openTab()
  await tab.waitForFunction(() =>
    window.work.events().some((event) => event.type === 'message' && event.code === '315'),
  )
})

test('R11: a connection that carries nothing any more is noticed', async () => {
  const tab = await openTab()
  await comesTo(tab, 'saved')
  house.gateway.stall()
  await write(tab, 'stalled')
  // Also where the browser knows of nothing.
  await comesTo(tab, 'offline')
  house.gateway.mend()
  await wake(tab)
  await comesTo(tab, 'saved')
  expect(await stored()).toEqual(['stalled'])
})

test('signing out wipes what is synced; what is not waits for the same person', async () => {
  const tab = await openTab()
  await comesTo(tab, 'saved')
  house.gateway.cut()
  await write(tab, 'only here')
  await losesNetwork(tab, 'offline')
  await tab.evaluate(() => window.work.close())
  expect(await tab.evaluate((id) => window.work.leave(id), person.personId)).toEqual({ files: [fileId], copies: 0 })
  house.gateway.mend()
  const again = await openTab()
  await comesTo(again, 'saved')
  expect(await stored()).toEqual(['only here'])
  await again.evaluate(() => window.work.close())
  expect(await again.evaluate((id) => window.work.leave(id), person.personId)).toEqual({ files: [], copies: 0 })
  const left = await again.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  expect(left).not.toContain(`ramify.person.${person.personId}`)
})

/** From here on the disk is full. */
async function breakStorage(tab: Page): Promise<void> {
  await tab.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
}
