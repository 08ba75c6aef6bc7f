// @module-tag never-retried
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { backupPath, expected, signedIn, signedOut } from '../../compat/fixtures.ts'
import { readProfile, writeProfile } from '../../compat/profile.ts'
import { apiClient } from '../../kit/api.ts'
import { type OpenPage, openBrowser } from '../../kit/browser/browser.ts'
import { freshSqlite } from '../../kit/database/engines.ts'
import { patience } from '../../kit/patience.ts'
import { ramifyInProcess } from '../../kit/server/ramify.ts'
import { type RunningServer, startServer } from '../../kit/server/server.ts'
import { ThingsPage } from '../desk/things.ts'
import { eventually } from '../editor/editor-journey.ts'
import { follow } from '../files/follow.ts'
import { HomePage } from '../pages/home-page.ts'
import { SignInPage } from '../pages/sign-in-page.ts'
import { speak } from '../pages/texts.ts'

const { voyageId, crewId, draftId, email, password, nickname, userId } = expected
const english = await speak('en')
const { text } = english

/**
 * A server with the recorded backup, and a browser with a recorded profile. What fails here fails for people who update: the
 * fixtures are never recorded again to make it pass (see tests/compat/record-profile.ts).
 */
describe('a browser profile and a backup of an earlier build', () => {
  let server: RunningServer
  let opened: OpenPage
  let page: Page
  let map: ThingsPage
  beforeEach(async () => {
    const openPage = async () => (await openBrowser()).newPage({ isOnlineOnly: true })
    ;[server, opened] = await Promise.all([startServer({ engine: { name: 'sqlite', fresh: restored } }), openPage()])
    page = opened.page
    page.setDefaultTimeout(patience)
    map = new ThingsPage(page, english)
    // A page of the origin without scripts: what the app stored earlier is there before the app is.
    await page.goto(`${server.address}/healthz`)
  })
  afterEach(async () => {
    const problems = [...(opened?.problems ?? [])]
    await opened?.close()
    await server?.stop()
    expect(problems).toEqual([])
  })

  async function restored() {
    const store = await freshSqlite()
    const { code, stderr } = await ramifyInProcess(store, 'restore', backupPath)
    expect(code, stderr).toBe(0)
    return store
  }

  async function signInByCall() {
    const { api_token } = await apiClient(server.address)('/passport/login', { email, password })
    const { token } = await apiClient(server.address)('/login', { api_token })
    return { token, api: apiClient(server.address, token) }
  }

  const goTo = (path: string) => page.goto(server.address + path)
  const naturalWidth = (words: string) =>
    map
      .topic(words)
      .locator('img')
      .evaluate((image) => (image as HTMLImageElement).naturalWidth)

  /** How many records of a store the browser has now. */
  async function count(database: string, store: string): Promise<number | undefined> {
    const { databases } = await readProfile(page)
    return databases.find(({ name }) => name === database)?.stores.find(({ name }) => name === store)?.records.length
  }

  async function expectVoyageOnScreen(): Promise<void> {
    await map.called('Voyage').waitFor()
    const texts = [
      'Harbour of departure',
      'Berth',
      'Market of spices',
      'Price',
      'Written offline',
      'Also offline 离线',
      'Adrift',
    ]
    for (const words of texts) await eventually(() => map.topic(words).count()).toBe(1)
    await map.topic('岛屿').waitFor()
    // Folded.
    expect(await map.topic('Hidden cove').count()).toBe(0)
    await eventually(() => naturalWidth('Berth')).toBe(48)
    await map.lineWords.getByText('sets course').waitFor()
    for (const drawn of [map.lines, map.ranges, map.callouts]) await eventually(() => drawn.count()).toBe(1)
    const bold = map.topic('Harbour of departure').getByText('Harbour', { exact: true })
    await eventually(() => bold.evaluate((run) => getComputedStyle(run).fontWeight)).toBe('700')
    await eventually(() => map.heard('Market of spices')).toBe(`Market of spices, ${text('editor.note')}`)
  }

  it('after signing out: the draft is there, follows into the account, pending edits arrive once, refused work is offered', async () => {
    await writeProfile(page, signedOut)
    await goTo('/guest')
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
    const link = page.getByRole('link', { name: 'Guest plan', exact: true })
    expect(await link.getAttribute('href')).toBe(`/guest/${draftId}`)
    await goTo(`/guest/${draftId}`)
    await map.onlyHere.waitFor()
    await map.topic('Guest thought').waitFor()
    await eventually(() => naturalWidth('With a picture')).toBe(48)

    await map.bar.getByRole('link', { name: text('drafts.keep') }).click()
    await new SignInPage(page, english).send(email, password)
    await page.waitForURL('**/doc/**')
    await map.topic('Guest thought').waitFor()
    await eventually(() => naturalWidth('With a picture')).toBe(48)
    await map.saved.waitFor()
    const { api } = await signInByCall()
    const names = async () => (await api('/ls', {})).files.map(({ file_name }) => file_name).sort()
    expect(await names()).toEqual(['Crew', 'Guest plan', 'Voyage'])
    const guestId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    expect(await api('/open', { file_guid: guestId })).toMatchObject(expected.after.guest)
    await eventually(() => count('ramify.guest', 'updates')).toBe(0)
    expect(await count('ramify.guest', 'pictures')).toBe(0)

    await follow(page, `/doc/${voyageId}`)
    await expectVoyageOnScreen()
    await map.saved.waitFor()
    expect(await api('/open', { file_guid: voyageId })).toMatchObject(expected.after.voyage)
    await eventually(() => count(`ramify.person.${userId}`, 'pending')).toBe(0)

    // It is decided before the server has said what the document is called.
    let decide: () => void = () => undefined
    const decided = new Promise<void>((resolve) => {
      decide = resolve
    })
    await page.route('**/file_info', async (route) => {
      await decided
      await route.continue()
    })
    await follow(page, `/doc/${crewId}`)
    const dialog = page.getByRole('dialog', { name: text('document.refused') })
    await dialog.getByText(text('document.refused.limit')).waitFor()
    await dialog.getByRole('button', { name: text('document.refused.keep') }).click()
    decide()
    const copyName = text('files.copy-name', { name: 'Crew' })
    await eventually(names).toEqual(['Crew', copyName, 'Guest plan', 'Voyage'].sort())
    await eventually(() => count(`ramify.person.${userId}`, 'copies')).toBe(0)
    const copy = (await api('/ls', {})).files.find(({ file_name }) => file_name === copyName)
    expect((await api('/open', { file_guid: copy?.file_guid ?? '' })).hash).toBe(refusedHash())
    expect(await api('/open', { file_guid: crewId })).toMatchObject(expected.before.crew)
    // Nothing was delivered a second time.
    expect(await api('/open', { file_guid: voyageId })).toMatchObject(expected.after.voyage)
  })

  it('still signed in: the person is known, and pending edits arrive without the map being opened', async () => {
    const { token, api } = await signInByCall()
    // No backup has sessions in it: this is the one that the browser had.
    await writeProfile(page, { ...signedIn, localStorage: { ...signedIn.localStorage, 'ramify.token': token } })
    await goTo('/home/my')
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
    await new HomePage(page, english).accountButton(nickname).waitFor()
    await page.getByRole('link', { name: 'Voyage', exact: true }).waitFor()
    await eventually(async () => (await api('/open', { file_guid: voyageId })).hash).toBe(expected.after.voyage.hash)
    expect(await api('/open', { file_guid: voyageId })).toMatchObject(expected.after.voyage)
    await eventually(() => count(`ramify.person.${userId}`, 'pending')).toBe(0)
    expect(await count(`ramify.person.${userId}`, 'copies')).toBe(1)
  })
})

/** What the refused work was, by the profile's own account. */
function refusedHash(): unknown {
  const stores = signedOut.databases.find(({ name }) => name === `ramify.person.${userId}`)?.stores ?? []
  const copy = stores.find(({ name }) => name === 'copies')?.records[0]?.value
  return (copy as { hash: string }).hash
}
