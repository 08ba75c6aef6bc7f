import { describe, expect, it } from 'vitest'
import { sharedJourneys } from '../e2e/desk/desk-journey.ts'
import { eventually } from '../e2e/editor/editor-journey.ts'
import { DocumentPage } from '../e2e/files/document-page.ts'
import { follow } from '../e2e/files/follow.ts'
import { ListPage } from '../e2e/files/list-page.ts'
import { HomePage } from '../e2e/pages/home-page.ts'
import { SignInPage } from '../e2e/pages/sign-in-page.ts'
import type { Person } from '../kit/api.ts'
import { barriersOf } from '../kit/browser/axe.ts'
import type { OpenPage } from '../kit/browser/browser.ts'
import { goOffline, goOnline } from '../kit/browser/network.ts'

/** Of what was drawn; 0 until it can be seen. */
const widthOf = (image: SVGElement | HTMLElement) => (image as HTMLImageElement).naturalWidth

// Only what is loaded without a network needs the service worker, which fetches the whole app for every fresh browser.
describe('offline', () => {
  const journey = sharedJourneys()

  /** Until the server has these words in the map. */
  const hasWords = (person: Person, file_guid: string, ...words: string[]) =>
    eventually(async () => {
      const content = JSON.stringify((await person.api('/open', { file_guid })).content)
      return words.filter((each) => !content.includes(each))
    }).toEqual([])

  it('says that nothing was opened here, and lets somebody with an account begin a map, which is at home in the account and follows there into its folder; asks before they sign out with work that is only here; is installed and opens without a network, with the maps of this device', async () => {
    const person = await journey.newPerson()
    const { file_guid: folder } = await person.api('/mkdir', { dir_name: 'Work' })
    const { user } = await person.api('/user/info', {})
    const opened = await journey.signedIn(await journey.otherSession(person), '/home/trash', { isOnlineOnly: false })
    const { page, context } = opened
    const { english } = journey
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate(() => navigator.serviceWorker.ready)
    await goOffline(context)
    await page.goto(`${journey.server.address}/home/my`)
    await page.getByText(english.text('kept.none')).waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    await goOnline(context)
    await page.getByRole('main').getByRole('link', { name: 'Work' }).waitFor()

    // Once with a network, so that the editor is there without one.
    const earlier = await journey.newMap(opened)
    await earlier.saved.waitFor()
    await earlier.back.click()
    await page.getByRole('main').getByRole('link', { name: 'Work' }).click()
    await page.getByRole('heading', { level: 1, name: 'Work' }).waitFor()
    await goOffline(context)
    const map = await journey.newMap(opened)
    await map.notInCloud.waitFor()
    await map.write('Begun on a train')
    expect(await map.bar.getByRole('link', { name: english.text('drafts.keep') }).count()).toBe(0)
    expect(await map.back.getAttribute('href')).toBe('/home/my')

    // It stands where it will lie and among recent ones, marked, and opens from there.
    await map.back.click()
    const list = new ListPage(page, english)
    const { text } = list
    const name = 'Begun on a train'
    await list.link('Work').click()
    await list.entry(name).getByText(text('drafts.follows')).waitFor()
    await page.getByRole('link', { name: text('files.recent'), exact: true }).click()
    await list.entry(name).getByText(text('drafts.follows')).waitFor()
    await journey.openMap(opened, (await list.link(name).getAttribute('href')) ?? '')
    await map.topic('Begun on a train').waitFor()
    await map.back.click()
    await page.getByRole('link', { name: text('files.recent'), exact: true }).click()

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
    const { files } = await person.api('/ls', { dir_guid: folder })
    expect(files).toHaveLength(1)

    await goOffline(context)
    await page.keyboard.press('Home')
    await map.addChild('Only here')
    await map.keptHere.waitFor()
    await map.back.click()
    await page.waitForURL('**/home/my')
    const home = new HomePage(page, english)
    const question = page.getByRole('dialog', { name: text('accounts.sign-out.ask') })
    await home.signOut(user.nickname)
    await question.getByText(text('accounts.sign-out.unsynced', { count: 1 })).waitFor()
    await question.getByRole('button', { name: text('cancel') }).click()
    await question.waitFor({ state: 'detached' })
    await home.title.waitFor()

    await home.signOut(user.nickname)
    await question.getByRole('button', { name: text('accounts.sign-out') }).click()
    await page.waitForURL('**/login')
    await goOnline(context)
    await new SignInPage(page, english).send(person.email, person.password)
    await page.waitForURL('**/home/my')
    // It follows by itself when they are back, without anybody opening the map.
    await hasWords(person, files[0]?.file_guid ?? '', 'Only here')

    await opensWithoutNetwork(person, opened)
  })

  /** The app is installed, opens without a network, shows the maps of this device and their names, and brings along what was written. */
  async function opensWithoutNetwork(person: Person, { page, context }: OpenPage): Promise<void> {
    const { file_guid } = await person.api('/touch', { file_name: 'Voyage' })
    const map = new DocumentPage(page, journey.english)
    await follow(page, `/doc/${file_guid}`)
    await map.called('Voyage').waitFor()
    await map.ready()
    const { text } = journey.english
    const devtools = await context.newCDPSession(page)
    const manifest = await devtools.send('Page.getAppManifest')
    expect(manifest.errors).toEqual([])
    expect(JSON.parse(manifest.data ?? '')).toMatchObject({ name: 'Ramify', lang: 'en' })
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    // A window that leaves no trace behind installs nothing; that is all there is to say.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
    await map.write('Before')
    await map.saved.waitFor()
    await page.evaluate(() => navigator.serviceWorker.ready)
    await goOffline(context)
    await map.addChild('Once')
    await map.keptHere.waitFor()
    await page.reload()
    await map.ready()
    await map.topic('Once').waitFor()
    await map.called('Voyage').waitFor()
    await eventually(() => page.title()).toBe('Voyage · Ramify')
    await page.keyboard.press('Home')
    await map.addChild('Twice')
    await map.keptHere.waitFor()

    await page.goto(journey.server.address)
    await page.getByText(text('kept.offline')).waitFor()
    const entry = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Voyage' }) })
    await entry.getByText(/^Opened/).waitFor()
    await eventually(() => entry.locator('img').evaluate(widthOf)).toBeGreaterThan(0)
    expect(await barriersOf(page)).toEqual([])
    expect(await page.getByRole('alert').count()).toBe(0)
    const beside = context.waitForEvent('page')
    await entry.getByRole('link', { name: 'Voyage' }).click()
    const again = new DocumentPage(await beside, journey.english)
    await again.ready()
    await again.called('Voyage').waitFor()
    await again.topic('Twice').waitFor()
    await again.page.keyboard.press('Home')
    await again.addChild('On a train')
    await again.keptHere.waitFor()

    await follow(page, `/doc/${'0'.repeat(32)}`)
    await page.getByText(text('document.not-here')).waitFor()
    expect(await barriersOf(page)).toEqual([])
    await page.getByRole('link', { name: text('document.go-home') }).click()
    await page.getByText(text('kept.offline')).waitFor()
    // They are not what is in the trash, whose buttons would stand above them.
    await page.getByRole('link', { name: text('files.trash'), exact: true }).click()
    await page.getByRole('alert').getByText(journey.english.message('311')).waitFor()
    expect(await page.getByRole('link', { name: 'Voyage' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: text('trash.empty') }).count()).toBe(0)
    // Searched for by name, here and from the palette.
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('voy')
    await page.getByRole('option', { name: 'Voyage' }).waitFor()
    await page.getByRole('option', { name: text('files.search.all') }).click()
    await page.getByRole('link', { name: 'Voyage' }).waitFor()
    await follow(page, '/home/search?q=nowhere')
    await page.getByText(text('kept.searched')).waitFor()
    await follow(page, '/home/my')
    await page.getByText(text('kept.offline')).waitFor()

    await person.api('/rename', { file_guids: file_guid, new_name: 'Long voyage' })
    await goOnline(context)
    await again.saved.waitFor()
    // The name is asked for again when there is a network.
    await again.called('Long voyage').waitFor()
    await again.name.getByRole('button').waitFor()
    // The list of this device gives way to that of the account by itself.
    await page.getByText(text('kept.offline')).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Long voyage' }).waitFor()
    await hasWords(person, file_guid, 'Before', 'Once', 'Twice', 'On a train')
  }
})
