import { describe, expect, it } from 'vitest'
import { barriersOf } from '../kit/axe.ts'
import { engines } from '../kit/engines.ts'
import { goOffline, goOnline } from '../kit/network.ts'
import { eventually } from './editor/editor-journey.ts'
import { DocumentPage } from './files/document-page.ts'
import { fileJourneys } from './files/file-journey.ts'
import { speak } from './pages/texts.ts'

const [engine] = engines
/** The browser reaches the same server by two names. */
const brands = { '*': { operator: 'Harbour Ltd' }, localhost: { name: '脑图', languages: ['zh'] } }

/** Of what was drawn; 0 until it can be seen. */
const widthOf = (image: SVGElement | HTMLElement) => (image as HTMLImageElement).naturalWidth

describe('the app of a host', () => {
  if (!engine) throw new Error('There is no engine')
  const journey = fileJourneys(engine, { BRANDS: JSON.stringify(brands) }, { isOnlineOnly: false })

  it('is installed, opens without a network, shows the maps of this device, and brings along what was written', async () => {
    const person = await journey.newPerson()
    const opened = await journey.signedIn(person, '/home/my')
    const { context } = opened
    const { text } = journey.english
    const map = await journey.newMap(opened)
    const path = new URL(opened.page.url()).pathname
    await map.write('Before')
    await map.rename('Voyage')
    await map.saved.waitFor()
    const devtools = await context.newCDPSession(opened.page)
    const manifest = await devtools.send('Page.getAppManifest')
    expect(manifest.errors).toEqual([])
    expect(JSON.parse(manifest.data ?? '')).toMatchObject({ name: 'Ramify', lang: 'en' })
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    // A window that leaves no trace behind installs nothing; that is all there is to say.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
    await opened.page.evaluate(() => navigator.serviceWorker.ready)
    await goOffline(context)
    await opened.page.close()

    const page = await context.newPage()
    await page.goto(journey.server.address)
    await page.getByText(text('kept.offline')).waitFor()
    const entry = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Voyage' }) })
    await entry.getByText(/^Opened/).waitFor()
    await eventually(() => entry.locator('img').evaluate(widthOf)).toBeGreaterThan(0)
    expect(await barriersOf(page)).toEqual([])
    expect(await page.getByRole('alert').count()).toBe(0)
    await page.goto(`${journey.server.address}${path}`)
    const again = new DocumentPage(page, journey.english)
    await again.ready()
    await again.called('Voyage').waitFor()
    await page.keyboard.press('Home')
    await again.addChild('On a train')
    await again.keptHere.waitFor()

    const elsewhere = await context.newPage()
    await elsewhere.goto(`${journey.server.address}/doc/${'0'.repeat(32)}`)
    await elsewhere.getByText(text('document.not-here')).waitFor()
    expect(await barriersOf(elsewhere)).toEqual([])
    await elsewhere.getByRole('link', { name: text('document.go-home') }).click()
    await elsewhere.getByText(text('kept.offline')).waitFor()
    // They are not what is in the trash, whose buttons would stand above them.
    await elsewhere.goto(`${journey.server.address}/home/trash`)
    await elsewhere.getByRole('alert').getByText(journey.english.message('311')).waitFor()
    expect(await elsewhere.getByRole('link', { name: 'Voyage' }).count()).toBe(0)
    expect(await elsewhere.getByRole('button', { name: text('trash.empty') }).count()).toBe(0)
    // Searched for by name, here and from the palette.
    await elsewhere.keyboard.press('Control+k')
    await elsewhere.getByRole('combobox').fill('voy')
    await elsewhere.getByRole('option', { name: 'Voyage' }).waitFor()
    await elsewhere.getByRole('option', { name: text('files.search.all') }).click()
    await elsewhere.getByRole('link', { name: 'Voyage' }).waitFor()
    await elsewhere.goto(`${journey.server.address}/home/search?q=nowhere`)
    await elsewhere.getByText(text('kept.searched')).waitFor()
    await elsewhere.goto(`${journey.server.address}/home/my`)
    await elsewhere.getByText(text('kept.offline')).waitFor()

    await goOnline(context)
    await again.saved.waitFor()
    // The list of this device gives way to that of the account by itself.
    await elsewhere.getByText(text('kept.offline')).waitFor({ state: 'detached' })
    await elsewhere.getByRole('link', { name: 'Voyage' }).waitFor()
    const other = await journey.openMap(await journey.signedIn(person, '/home/my'), path)
    await other.topic('On a train').waitFor()
  })

  it('has nothing to show without a network where nothing was opened, and says so', async () => {
    const opened = await journey.signedIn(await journey.newPerson(), '/home/trash')
    const { page, context } = opened
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate(() => navigator.serviceWorker.ready)
    await goOffline(context)
    await page.goto(`${journey.server.address}/home/my`)
    await page.getByText(journey.english.text('kept.none')).waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  it('has the name, the language and the operator of the host, whatever the address and the browser say', async () => {
    const { page, context } = await journey.guest('/terms')
    const { text } = await speak('zh')
    await page.getByText(journey.english.text('legal.operator', { operator: 'Harbour Ltd' })).waitFor()
    const address = journey.server.address.replace('127.0.0.1', 'localhost')
    await page.goto(`${address}/about?lang=en`)
    await page.getByRole('heading', { level: 1, name: '脑图' }).waitFor()
    await page.getByText(text('about.operator', { operator: 'Harbour Ltd' })).waitFor()
    await eventually(() => page.title()).toBe(`${text('about.title')} · 脑图`)
    expect(await page.getAttribute('html', 'lang')).toBe('zh')
    // One language leaves nothing to choose.
    expect(await page.getByRole('banner').getByRole('button').count()).toBe(1)
    await page.goto(`${address}/cookies`)
    await page.getByText(text('legal.cookies.own.text').replace('Ramify', '脑图')).waitFor()
    const manifest = await (await context.request.get(`${address}/manifest.webmanifest`)).json()
    expect(manifest).toMatchObject({ name: '脑图', lang: 'zh' })
  })
})
