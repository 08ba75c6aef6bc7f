// @module-tag never-retried
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../kit/database/engines.ts'
import { startServer } from '../../kit/server/server.ts'
import type { Person } from './page/work.ts'
import { comesTo, crash, type HouseBrowser, type SyncHouse, startSyncHouse } from './sync-house.ts'

/** None but those that are named, and many in the second stage: KILLS=50. */
const someMoments = Array.from({ length: Number(process.env.KILLS ?? 0) }, (_, nth): [string, () => Promise<void>] => [
  `at some moment (${nth + 1})`,
  () => sleep(Math.random() * 150),
])
const sqlite = engines.filter(({ name }) => name === 'sqlite')

describe.each(sqlite)('drafts on $name', (engine) => {
  let house: SyncHouse
  let browser: HouseBrowser
  let person: Person
  beforeAll(async () => {
    const env = { MEMBERSHIP: 'on', PLANS: '{"free":{"nodes":5,"documents":50}}' }
    house = await startSyncHouse(() => startServer({ engine, env }))
  })
  afterAll(() => house?.stop())
  beforeEach(async () => {
    person = await house.newPerson()
    browser = await house.newBrowser()
  })
  afterEach(() => browser?.close())

  const topicTexts = Array.from({ length: 12 }, (_, nth) => `topic ${nth}`).sort()

  /** A tab of a guest who has made one draft, larger than a free file may be. */
  async function draftTab(): Promise<Page> {
    const tab = await browser.newTab()
    const id = await tab.evaluate(() => window.work.createDraft('Plan'))
    await openDraft(tab, id)
    await tab.evaluate((texts) => {
      for (const text of texts) window.work.write(text)
    }, topicTexts)
    await tab.waitForFunction(() => !window.work.isPending())
    return tab
  }

  const openDraft = (tab: Page, id: string) => tab.evaluate((draft) => window.work.openDraft(draft), id)
  const write = (tab: Page, text: string) => tab.evaluate((topic) => window.work.write(topic), text)
  const topics = (tab: Page) => tab.evaluate(() => window.work.topics())
  const claim = (tab: Page) => tab.evaluate((who) => window.work.claim(who), person)

  /** Begins to claim and does not wait for the end, which may never come. */
  async function beginClaim(tab: Page): Promise<void> {
    await tab.evaluate((who) => void window.work.claim(who), person)
  }

  /** There is one file, and it has everything; in the browser there is nothing left. */
  async function expectOneFile(tab: Page): Promise<void> {
    const { files } = await house.api(person)('/ls', {})
    expect(files.map(({ file_name }) => file_name)).toEqual(['Plan'])
    expect(await house.topicsOf(person, files[0]?.file_guid ?? '')).toEqual(topicTexts)
    expect(await tab.evaluate(() => window.work.draftNames())).toEqual([])
  }

  test('R17: two tabs of one guest: both kept', async () => {
    const one = await browser.newTab()
    const id = await one.evaluate(() => window.work.createDraft('Shared'))
    const other = await browser.newTab()
    await Promise.all([openDraft(one, id), openDraft(other, id)])
    await comesTo(one, 'local')
    await Promise.all([write(one, 'of one'), write(other, 'of the other')])
    await one.waitForFunction(() => window.work.topics().length === 2)
    await other.evaluate(() => window.work.createDraft('Own'))
    await Promise.all([one.close(), other.close()])
    const later = await browser.newTab()
    await openDraft(later, id)
    expect(await topics(later)).toEqual(['of one', 'of the other'])
    expect((await later.evaluate(() => window.work.draftNames())).sort()).toEqual(['Own', 'Shared'])
  })

  test('a draft becomes a file, whole, whatever the limits', async () => {
    const tab = await draftTab()
    const { fileIds, kept } = await claim(tab)
    expect(kept).toEqual([])
    expect(fileIds).toHaveLength(1)
    await expectOneFile(tab)
    await tab.waitForFunction(() => window.work.events().some(({ type }) => type === 'claimed'))
  })

  test('two tabs that claim at once make one file', async () => {
    const one = await draftTab()
    const other = await browser.newTab()
    const both = await Promise.all([claim(one), claim(other)])
    expect(both.flatMap(({ kept }) => kept)).toEqual([])
    await expectOneFile(other)
  })

  const at = (path: string) => (request: Request) => new URL(request.url()).pathname === `/api${path}`
  test.each<[string, (tab: Page) => Promise<unknown>]>([
    ['when the file is asked for', (tab) => tab.waitForEvent('request', at('/touch'))],
    ['when the file is there', (tab) => tab.waitForEvent('requestfinished', at('/touch'))],
    ['when everything is synced', (tab) => tab.waitForEvent('request', at('/open'))],
    ['when the hash is there', (tab) => tab.waitForEvent('requestfinished', at('/open'))],
    ...someMoments,
  ])('R18: a tab killed while claiming, %s: one file, not two', async (_moment, moment) => {
    const tab = await draftTab()
    const reached = moment(tab)
    await beginClaim(tab)
    await reached
    await crash(tab)
    const next = await browser.newTab()
    expect((await claim(next)).kept).toEqual([])
    await expectOneFile(next)
  })

  test('refused work is put aside and becomes a file of its own, whole', async () => {
    const fileId = await house.newFile(person)
    const tab = await browser.newTab()
    await tab.evaluate(([who, id]) => window.work.openFile(who, id), [person, fileId] as const)
    for (const text of ['a', 'b', 'c', 'd']) await write(tab, text)
    await comesTo(tab, 'saved')
    await write(tab, 'one too many')
    await tab.waitForFunction(() => window.work.events().some(({ type }) => type === 'refusedWork'))
    await comesTo(tab, 'saved')
    expect(await topics(tab)).toEqual(['a', 'b', 'c', 'd'])
    expect(await house.topicsOf(person, fileId)).toEqual(['a', 'b', 'c', 'd'])
    const [copy] = await tab.evaluate((who) => window.work.keepCopies(who), person)
    expect(await house.topicsOf(person, copy ?? '')).toEqual(['a', 'b', 'c', 'd', 'one too many'])
  })
})
