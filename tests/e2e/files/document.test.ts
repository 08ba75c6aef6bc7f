import type { Role } from '@ramify/contract'
import { describe, expect, it } from 'vitest'
import { createAccess } from '../../../apps/server/src/domains/access/index.ts'
import type { Person } from '../../kit/api.ts'
import type { OpenPage } from '../../kit/browser.ts'
import { openStore } from '../../kit/database.ts'
import { engines } from '../../kit/engines.ts'
import { goOffline, goOnline } from '../../kit/network.ts'
import { sharedJourneys } from '../desk/desk-journey.ts'
import { eventually } from '../editor/editor-journey.ts'
import { HomePage } from '../pages/home-page.ts'
import { SignInPage } from '../pages/sign-in-page.ts'
import { speak } from '../pages/texts.ts'
import { DocumentPage } from './document-page.ts'
import { fileJourneys } from './file-journey.ts'

const [engine] = engines
if (!engine) throw new Error('There is no engine')

describe('a document', () => {
  const journey = sharedJourneys()

  it('is called the same in every window, wherever it is renamed', async () => {
    const person = await journey.newPerson()
    const { file_guid } = await person.api('/touch', { file_name: 'Plan' })
    const [first, second] = [await journey.signedIn(person, '/home/my'), await journey.signedIn(person, '/home/my')]
    const here = await journey.openMap(first, `/doc/${file_guid}`)
    const there = await journey.openMap(second, `/doc/${file_guid}`)
    await here.saved.waitFor()
    await there.saved.waitFor()
    await here.rename('Better plan')
    await there.called('Better plan').waitFor()
    await eventually(() => there.page.title()).toBe('Better plan · Ramify')

    // Whoever has opened the field and written nothing takes nobody's name back.
    await there.name.getByRole('button').click()
    await there.nameField.waitFor()
    await person.api('/rename', { file_guids: file_guid, new_name: 'Best plan' })
    await here.called('Best plan').waitFor()
    await eventually(() => there.page.title()).toBe('Best plan · Ramify')
    await there.page.keyboard.press('Enter')
    await there.called('Best plan').waitFor()
    expect((await person.api('/file_info', { file_guid })).file_name).toBe('Best plan')
  })

  it('sends somebody whose session was ended elsewhere to sign in, and back to the map', async () => {
    const person = await journey.newPerson()
    const opened = await enter(journey, person)
    const { page } = opened
    const map = await journey.newMap(opened)
    const path = new URL(page.url()).pathname
    await map.write('Before')
    await map.saved.waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.type('On its way')
    const { sessions } = await person.api('/user/sessions', {})
    for (const { session_id, is_current } of sessions) {
      if (!is_current) await person.api('/user/end_session', { session_id })
    }
    await page.waitForURL('**/login?**')
    await page.getByText(journey.english.message('305')).waitFor()
    await new SignInPage(page, journey.english).send(person.email, person.password)
    await page.waitForURL(`**${path}`)
    await map.topic('Before').waitFor()
    await map.topic('On its way').waitFor()
    await map.saved.waitFor()
  })

  it('has the browser ask when a window closes whose work is nowhere else, and only then', async () => {
    const opened = await journey.signedIn(await journey.newPerson(), '/home/my')
    const { page } = opened
    let isDeaf = false
    await page.routeWebSocket(/collab/, (socket) => {
      const server = socket.connectToServer()
      socket.onMessage((message) => {
        if (!isDeaf) server.send(message)
      })
    })
    const asked: string[] = []
    page.on('dialog', async (dialog) => {
      asked.push(dialog.type())
      await dialog.dismiss()
    })
    // Again, for the socket that is listened to.
    await page.reload()
    const map = await journey.newMap(opened)
    await map.write('Before')
    await map.saved.waitFor()
    isDeaf = true
    await map.addChild('Not there yet')
    await map.saving.waitFor()
    await page.close({ runBeforeUnload: true })
    await eventually(async () => asked).toEqual(['beforeunload'])
    isDeaf = false
    await map.saved.waitFor()
    await page.close({ runBeforeUnload: true })
    await eventually(async () => page.isClosed()).toBe(true)
    expect(asked).toEqual(['beforeunload'])
  })

  it('is made, written, renamed and left without a mouse', async () => {
    const opened = await journey.signedIn(await journey.newPerson(), '/home/my')
    const { page } = opened
    const { text } = journey.english
    const { keyboard } = page
    const make = page.getByRole('button', { name: text('files.new'), exact: true })
    await make.waitFor()
    const press = async (key: string, until: () => Promise<boolean>) => {
      for (let left = 40; left > 0 && !(await until()); left--) await keyboard.press(key)
      expect(await until()).toBe(true)
    }
    await press('Tab', () => make.evaluate((button) => button === document.activeElement))
    await keyboard.press('Enter')
    await page.waitForURL('**/doc/**')
    const map = new DocumentPage(page, journey.english)
    await map.ready()
    await map.write('Autumn')
    await map.addChild('Product')
    await map.addSibling('People')

    const isInBar = () => map.bar.evaluate((bar) => bar.contains(document.activeElement))
    await press('F6', isInBar)
    await press('Tab', () => map.name.evaluate((name) => name.contains(document.activeElement)))
    await keyboard.press('Enter')
    await map.nameField.waitFor()
    await keyboard.type('Autumn launch')
    await keyboard.press('Enter')
    await map.called('Autumn launch').waitFor()
    // The map has the keys again.
    await map.ready()
    await map.addSibling('Places')
    await map.saved.waitFor()

    await press('F6', () => map.back.evaluate((link) => link === document.activeElement))
    await keyboard.press('Enter')
    await page.waitForURL('**/home/my')
    await page.getByRole('link', { name: 'Autumn launch' }).waitFor()
  })

  it('speaks Chinese', async () => {
    const person = await journey.newPerson()
    const { page } = await journey.signedIn(person, '/home/my', { locale: 'zh-CN' })
    const chinese = await speak('zh')
    await page.getByRole('button', { name: chinese.text('files.new'), exact: true }).click()
    await page.waitForURL('**/doc/**')
    const map = new DocumentPage(page, chinese)
    await map.ready()
    expect(await page.locator('html').getAttribute('lang')).toMatch(/^zh/)
    await map.write('秋季发布')
    await map.addChild('产品')
    await map.saved.waitFor()
    await map.rename('计划')
    await eventually(() => page.title()).toContain('计划')
    await map.bar.getByRole('button', { name: chinese.text('document.more') }).click()
    await page.getByRole('menuitem').first().waitFor()
    const items = await page.getByRole('menuitem').allInnerTexts()
    expect(items.length).toBeGreaterThan(2)
    // What the keys are called is the same everywhere.
    expect(items.join('').replace(/Ctrl|F\d+/g, '')).not.toMatch(/[A-Za-z]{2}/)
    await page.keyboard.press('Escape')
    expect(await map.bar.innerText()).not.toMatch(/[A-Za-z]{2}/)
    await page
      .getByRole('main')
      .getByText(chinese.text('document.topics', { count: 2 }), { exact: true })
      .waitFor()
  })

  it.each([
    ['on a desk', { width: 1440, height: 900 }],
    ['in a hand', { width: 390, height: 844 }],
  ])(
    'while its name is written %s, the ring stays clear of everything, and the rest stays near',
    async (_where, view) => {
      const person = await journey.newPerson()
      const { file_guid } = await person.api('/touch', { file_name: 'Plan' })
      const { page } = await journey.signedIn(person, `/doc/${file_guid}`, view)
      const map = new DocumentPage(page, journey.english)
      await map.saved.waitFor()
      const rest = await boxOf(map.called('Plan'))
      await map.name.getByRole('button').click()
      await map.nameField.waitFor()
      const field = await boxOf(map.nameField)
      const ring = { left: field.left - 2, top: field.top - 2, right: field.right + 2, bottom: field.bottom + 2 }
      // With its picture.
      const state = await boxOf(map.saved.locator('..'))
      const before = await Promise.all((await map.bar.locator('svg').all()).slice(0, 2).map(boxOf))
      expect(ring.top).toBeGreaterThanOrEqual(1)
      expect([...before, state].filter((box) => isTouching(box, ring))).toEqual([])
      const gaps = before.map(({ right }) => ring.left - right).filter((gap) => gap > 0)
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(6)
      expect(Math.max(state.left - ring.right, state.top - ring.bottom)).toBeLessThanOrEqual(12)
      // The letters stand where they stood.
      expect(Math.abs((field.top + field.bottom) / 2 - (rest.top + rest.bottom) / 2)).toBeLessThanOrEqual(1)
    },
  )
})

describe('a document while there is no network', () => {
  // Pages come from the service worker then, which these journeys go on with.
  const journey = fileJourneys(engine, {}, { isOnlineOnly: false })

  /** As sharing will: the server is not told, and asks when somebody connects. */
  async function share(fileId: string, person: Person, role: Role): Promise<void> {
    const { user } = await person.api('/user/info', {})
    const database = openStore(journey.server.store)
    try {
      const right = { fileId, personId: user.user_id, source: 'member', role, expiresAt: null } as const
      const write = database.tables<unknown>().transaction()
      await write.execute((transaction) => createAccess({ database }).give(transaction, right))
    } finally {
      await database.close()
    }
  }

  it('keeps what somebody wrote offline whose right was taken meanwhile, as a map of their own', async () => {
    const [ann, ben] = [await journey.newPerson(), await journey.newPerson()]
    const { file_guid } = await ann.api('/touch', { file_name: 'Plan' })
    await share(file_guid, ben, 'editor')
    const opened = await journey.signedIn(ben, '/home/my')
    const map = await journey.openMap(opened, `/doc/${file_guid}`)
    const { page, context } = opened
    const { text } = journey.english
    await map.saved.waitFor()
    await goOffline(context)
    // Not before: what the browser holds back for a connection it has not given up would get there as the editor's.
    await map.keptHere.waitFor()
    await page.keyboard.press('Home')
    await map.addChild('A day of work')
    await page.getByText(journey.english.message('313')).waitFor()
    await share(file_guid, ben, 'viewer')
    await goOnline(context)

    const dialog = page.getByRole('dialog', { name: text('document.refused') })
    await dialog.getByText(text('document.refused.rights')).waitFor()
    const keep = dialog.getByRole('button', { name: text('document.refused.keep') })
    await eventually(() => keep.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    const name = text('files.copy-name', { name: 'Plan' })
    await page.getByText(text('document.refused.kept', { name })).waitFor()
    await map.topic('A day of work').waitFor({ state: 'detached' })
    await page.getByText(text('document.read-only')).waitFor()

    await page.getByRole('button', { name: text('document.open'), exact: true }).click()
    await page.waitForURL((url) => !url.pathname.endsWith(file_guid))
    await map.called(name).waitFor()
    await map.topic('A day of work').waitFor()
    await map.saved.waitFor()
    expect((await ben.api('/ls', {})).files.map(({ file_name }) => file_name)).toEqual([name])
  })

  it('offers the same of a map that was deleted meanwhile, and does not say that a right was lost', async () => {
    const person = await journey.newPerson()
    const { file_guid } = await person.api('/touch', { file_name: 'Plan' })
    const opened = await journey.signedIn(person, '/home/my')
    const map = await journey.openMap(opened, `/doc/${file_guid}`)
    const { text } = journey.english
    await map.saved.waitFor()
    await goOffline(opened.context)
    await map.keptHere.waitFor()
    await opened.page.keyboard.press('Home')
    await map.addChild('A day of work')
    await opened.page.getByText(journey.english.message('313')).waitFor()
    await person.api('/rm', { file_guids: file_guid })
    await goOnline(opened.context)
    const dialog = opened.page.getByRole('dialog', { name: text('document.refused') })
    await dialog.getByText('not there for you to edit any more').waitFor()
    await opened.page.getByRole('heading', { name: text('document.gone'), includeHidden: true }).waitFor()
    await dialog.getByRole('button', { name: text('document.refused.keep') }).click()
    const name = text('files.copy-name', { name: 'Plan' })
    await opened.page.getByText(text('document.refused.kept', { name })).waitFor()
    await opened.page.getByRole('button', { name: text('document.open'), exact: true }).click()
    await map.topic('A day of work').waitFor()
  })

  it('asks before somebody signs out whose work is only here, and brings it along when they are back', async () => {
    const person = await journey.newPerson()
    const { user } = await person.api('/user/info', {})
    const opened = await enter(journey, person)
    const { page, context } = opened
    const { text } = journey.english
    const map = await journey.newMap(opened)
    const fileId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await map.write('Before')
    await map.saved.waitFor()
    await goOffline(context)
    await map.addChild('Only here')
    await map.keptHere.waitFor()
    await map.back.click()
    await page.waitForURL('**/home/my')
    const home = new HomePage(page, journey.english)
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
    await new SignInPage(page, journey.english).send(person.email, person.password)
    await page.waitForURL('**/home/my')
    // It follows by itself, without anybody opening the map.
    await eventually(async () => {
      const { content = {} } = await person.api('/open', { file_guid: fileId })
      return JSON.stringify(content)
    }).toContain('Only here')
  })
})

describe('a document at its limit', () => {
  const journey = fileJourneys(engine, { MEMBERSHIP: 'on', PLANS: '{"free":{"nodes":3}}' })

  it('says how many topics there may be, and takes no more', async () => {
    const opened = await journey.signedIn(await journey.newPerson(), '/home/my')
    const { message, text } = journey.english
    const map = await journey.newMap(opened)
    await map.write('Plan')
    await map.addChild('Alpha')
    await map.addSibling('Beta')
    await opened.page.getByText(text('document.topics.limit', { count: 3, limit: 3 })).waitFor()
    await opened.page.keyboard.press('Tab')
    await opened.page
      .getByRole('alert')
      .getByText(message('211', { limit: 3 }))
      .waitFor()
    await opened.page.getByText(text('document.topics.limit', { count: 3, limit: 3 })).waitFor()
    await map.saved.waitFor()
  })
})

/** Signs in as people do, so that the session can end. */
async function enter(
  journey: Pick<ReturnType<typeof sharedJourneys>, 'guest' | 'english'>,
  person: Person,
): Promise<OpenPage> {
  const opened = await journey.guest('/login')
  await new SignInPage(opened.page, journey.english).send(person.email, person.password)
  await opened.page.waitForURL('**/home/my')
  return opened
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

async function boxOf(locator: DocumentPage['name']): Promise<Box> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height }
}

const isTouching = (one: Box, other: Box): boolean =>
  one.left <= other.right && other.left <= one.right && one.top <= other.bottom && other.top <= one.bottom
