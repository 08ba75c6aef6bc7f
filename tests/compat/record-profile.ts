/**
 * Recorded the backup, the profiles and `expected.json` in `fixtures`, with the build of commit c8a3f23: what a server and a browser
 * have of one person.
 *
 *     node tests/compat/record-profile.ts <a new folder>
 *
 * The fixtures stand for servers and browsers that already exist. They are never recorded again to make a test pass: a test that
 * fails on them says that people lose their work with the next release. This file is kept to show how they were made. A later
 * release may add a folder of its own beside them.
 *
 * The other fixtures are of the same build, each as the test that reads it finds it out: `document.json`
 * (packages/document/src/mindmap/frozen-keys.test.ts), `calls.txt`, `migrations.txt` and `schema.sql` (tests/api/frozen-names.test.ts).
 */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { findChromium } from '../../scripts/setup/chromium.ts'
import { ensureWebBuilt, root } from '../../scripts/setup/setup.mjs'
import { DocumentPage } from '../e2e/files/document-page.ts'
import { HomePage } from '../e2e/pages/home-page.ts'
import { SignInPage } from '../e2e/pages/sign-in-page.ts'
import { speak } from '../e2e/pages/texts.ts'
import { newPerson, type Person } from '../kit/api.ts'
import { goOffline, goOnline } from '../kit/browser/network.ts'
import { environmentFor, type RunningServer, startServer } from '../kit/server/server.ts'
import bundleServer from '../kit/server/server-bundle.setup.ts'
import { readProfile } from './profile.ts'

/** A map with something of everything, one topic of it still without its picture. */
const voyage = {
  root: {
    data: { id: 'voyage', text: 'Voyage', note: 'Leave in spring\nback in autumn' },
    children: [
      {
        data: {
          id: 'harbour',
          text: 'Harbour of departure',
          textRuns: [
            { text: 'Harbour', bold: true, color: '#c0392b' },
            { text: ' of ' },
            { text: 'departure', italic: true, size: 22 },
          ],
          priority: 1,
          progress: 50,
          icons: ['star'],
          labels: ['soon'],
        },
        children: [{ data: { id: 'berth', text: 'Berth', hyperlink: 'https://example.com/berth' }, children: [] }],
      },
      {
        data: {
          id: 'market',
          text: 'Market',
          note: 'Bread, 茶, olives',
          noteRuns: [{ text: 'Bread, 茶, olives', bold: true }],
        },
        children: [{ data: { id: 'formula', text: 'Price', formula: 'a^2 + b^2' }, children: [] }],
      },
      {
        data: { id: 'island', text: '岛屿 🏝️', shape: 'ellipse', background: '#ffeeaa', expandState: 'collapse' },
        children: [{ data: { id: 'hidden', text: 'Hidden cove' }, children: [] }],
      },
    ],
  },
  floating: [{ data: { id: 'adrift', text: 'Adrift', position: { x: 320, y: 260 } }, children: [] }],
  relLine: [
    { id: 'course', from: 'harbour', to: 'market', text: 'sets course', look: { dash: 'dashed', color: '#2980b9' } },
  ],
  ranges: [{ id: 'together', kind: 'summary', first: 'harbour', last: 'market', text: 'Mainland' }],
  callouts: [{ id: 'warning', node: 'island', text: 'Beware of reefs', position: { x: 60, y: -90 } }],
  style: { spacing: { level: 60, sibling: 24 }, colors: ['#1abc9c', '#e67e22'] },
  template: 'right',
  theme: 'sky-19',
  background: { color: '#fdfdf5' },
}

const most = 14
const crew = {
  root: {
    data: { id: 'crew', text: 'Crew' },
    children: Array.from({ length: most - 3 }, (_, nth) => ({
      data: { id: `sailor${nth}`, text: `Sailor ${nth + 1}` },
      children: [],
    })),
  },
}

const picture = (color: string) =>
  sharp({ create: { width: 48, height: 32, channels: 3, background: color } })
    .png()
    .toBuffer()

const english = await speak('en')
const [, , given] = process.argv
if (!given) throw new Error('Where to? Give a new folder.')
const folder = resolve(given)
await mkdir(folder)
await Promise.all([ensureWebBuilt(process.execPath), bundleServer()])

const server = await startServer({
  engine: { name: 'sqlite', fresh: freshStore },
  env: { MEMBERSHIP: 'on', PLANS: JSON.stringify({ free: { nodes: most, documents: 20 } }) },
})
const browser = await chromium.launch({ executablePath: await findChromium(), chromiumSandbox: false })
try {
  await record(server)
} finally {
  await browser.close()
  await server.stop()
}

async function record({ address, store }: RunningServer): Promise<void> {
  const person = await newPerson(address)
  const { user } = await person.api('/user/info', {})
  const { file_guid: voyageId } = await person.api('/touch', { file_name: 'Voyage', content: voyage })
  const { file_guid: crewId } = await person.api('/touch', { file_name: 'Crew', content: crew })

  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  page.on('filechooser', () => undefined)
  const map = new DocumentPage(page, english)
  const home = new HomePage(page, english)
  const open = async (fileId: string) => {
    await page.goto(`${address}/doc/${fileId}`)
    await map.ready()
    await map.saved.waitFor()
  }

  await page.goto(`${address}/login`)
  await new SignInPage(page, english).send(person.email, person.password)
  await page.waitForURL('**/home/my')
  await home.chooseTheme(user.nickname, 'theme.dark')
  await page.getByRole('link', { name: 'Crew', exact: true }).waitFor()

  await recordRefused(page, context, map, person, crewId, () => open(crewId))

  // A picture, then edits that the server never sees.
  await open(voyageId)
  await select(page, map, 'Berth')
  await choosePicture(page, await picture('teal'))
  await map.topic('Berth').locator('img').waitFor()
  await map.saved.waitFor()
  await goOffline(context)
  await select(page, map, 'Market')
  await map.write('Market of spices')
  await map.addChild('Written offline')
  await map.addSibling('Also offline 离线')
  await map.keptHere.waitFor()
  await writeJson('profile-signed-in.json', await readProfile(page))
  const before = { voyage: await contentOf(person, voyageId), crew: await contentOf(person, crewId) }

  // Signs out without a network, then makes a draft without an account.
  await map.back.click()
  await home.signOut(user.nickname)
  const question = page.getByRole('dialog', { name: english.text('accounts.sign-out.ask') })
  await question.getByRole('button', { name: english.text('accounts.sign-out'), exact: true }).click()
  await page.waitForURL('**/login')
  await untilLeft(page)
  await goOnline(context)
  await page.goto(`${address}/guest`)
  await page.getByRole('button', { name: english.text('files.new'), exact: true }).click()
  await page.waitForURL(/\/guest\/\w+/)
  await map.ready()
  await map.write('Guest thought')
  await map.addChild('With a picture')
  await choosePicture(page, await picture('purple'))
  await map.topic('With a picture').locator('img').waitFor()
  await map.rename('Guest plan')
  await map.stored()
  const draftId = new URL(page.url()).pathname.split('/').at(-1)
  // Before the page writes anything more.
  await page.goto(`${address}/healthz`)
  await writeJson('profile-signed-out.json', await readProfile(page))
  await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(root, 'apps/cli/src/main.ts'), 'backup', join(folder, 'backup.tar')],
    { cwd: store.dataDir, env: environmentFor(store) },
  )

  // What this build makes of all that when the person signs in again.
  await page.goto(`${address}/login`)
  await new SignInPage(page, english).send(person.email, person.password)
  await page.waitForURL('**/doc/**')
  await map.topic('With a picture').locator('img').waitFor()
  await map.saved.waitFor()
  const guestId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await open(voyageId)
  await map.topic('Written offline').waitFor()
  const after = { voyage: await contentOf(person, voyageId), guest: await contentOf(person, guestId) }
  await writeJson('expected.json', {
    email: person.email,
    password: person.password,
    userId: user.user_id,
    nickname: user.nickname,
    voyageId,
    crewId,
    draftId,
    before,
    after,
  })
}

/** Both sides add topics while they do not see each other; together they are more than the plan allows. */
async function recordRefused(
  page: Page,
  context: BrowserContext,
  map: DocumentPage,
  person: Person,
  crewId: string,
  open: () => Promise<void>,
): Promise<void> {
  await open()
  await goOffline(context)
  await page.keyboard.press('Home')
  await map.addChild('Stowaway')
  await map.keptHere.waitFor()
  const { content = {}, hash } = await person.api('/open', { file_guid: crewId })
  const children = (content as { root: { children: unknown[] } }).root.children
  children.push(...['Cook', 'Pilot'].map((text) => ({ data: { text }, children: [] })))
  await person.api('/save', { file_guid: crewId, content, hash })
  await goOnline(context)
  const dialog = page.getByRole('dialog', { name: english.text('document.refused') })
  await dialog.getByRole('button', { name: english.text('document.refused.later') }).click()
  await map.topic('Pilot').waitFor()
  await map.saved.waitFor()
}

/** Until the app has noted that the person signed out: leaving the page earlier would cut that off. */
async function untilLeft(page: Page): Promise<void> {
  for (;;) {
    const { databases } = await readProfile(page)
    if (databases.some(({ stores }) => stores.some(({ name, records }) => name === 'flags' && records.length > 0)))
      return
  }
}

async function select(page: Page, map: DocumentPage, words: string): Promise<void> {
  await map.topic(words).waitFor()
  const box = await map.topic(words).locator('text').first().boundingBox()
  if (!box) throw new Error(`${words} is not on the screen`)
  await page.mouse.click(box.x + 4, box.y + 6)
  await page.getByRole('treeitem', { selected: true }).filter({ hasText: words }).first().waitFor({ state: 'attached' })
}

async function choosePicture(page: Page, buffer: Buffer): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.keyboard.press('Alt+p')
  await (await choosing).setFiles({ name: 'picture.png', mimeType: 'image/png', buffer })
}

async function contentOf(person: Person, file_guid: string): Promise<unknown> {
  const { content, hash } = await person.api('/open', { file_guid })
  return { content, hash }
}

async function writeJson(name: string, value: unknown): Promise<void> {
  await writeFile(join(folder, name), `${JSON.stringify(value, null, 1)}\n`)
}

async function freshStore() {
  const dataDir = await mkdtemp(join(tmpdir(), 'ramify-data-'))
  return { databaseUrl: undefined, dataDir, dispose: () => rm(dataDir, { recursive: true, force: true }) }
}
