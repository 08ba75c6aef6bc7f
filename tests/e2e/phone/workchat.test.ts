import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { apiClient } from '../../kit/api.ts'
import { barriersOf } from '../../kit/browser/axe.ts'
import { engines } from '../../kit/database/engines.ts'
import { openStoreOf } from '../../kit/server/own-store.ts'
import { startServer } from '../../kit/server/server.ts'
import { startWorkchatServer, type WorkchatServer } from '../../kit/services/workchat-server.ts'
import { eventually } from '../editor/editor-journey.ts'
import { journeysAt } from '../files/file-journey.ts'

const [engine] = engines
if (!engine) throw new Error('There is no engine')
let app: WorkchatServer
const journey = journeysAt(async () => {
  app = await startWorkchatServer()
  const server = await startServer({ engine, env: app.env })
  const stop = () => Promise.all([server.stop(), app.stop()])
  return { address: server.address, store: server.store, stop: () => stop().then(() => undefined) }
})
// Not to be used by others: it says that it is another browser.
const phone = { width: 390, height: 844, isOnlineOnly: true, isOwn: true }

interface Told {
  code: string
  picked: string[]
  configs: { corpId: string; agentId: string; timeStamp: number; nonceStr: string; signature: string; page: string }[]
  asked: string[]
  maxUsers?: number
}
type ClientWindow = Window & { workchatTest?: Partial<Told> }

/** From now on pages of this browser are shown by the client, which knows who holds the phone. */
async function beInClient(context: BrowserContext, told: Pick<Told, 'code' | 'picked'>): Promise<void> {
  await context.addInitScript((given) => {
    const agent = `${navigator.userAgent} AliApp(DingTalk/7.6.0) com.alibaba.android.rimet`
    Object.defineProperty(navigator, 'userAgent', { get: () => agent })
    ;(window as ClientWindow).workchatTest = { ...given, configs: [], asked: [] }
  }, told)
}
const toldTo = (page: Page) => page.evaluate(() => (window as ClientWindow).workchatTest as Told)

test('outside of its client the workplace chat app says where it works; inside people are known, find three lists, and call colleagues to a document', async () => {
  const { text, message } = journey.english
  const provider = text('accounts.provider.dingtalk')
  const withApp = text('accounts.with', { provider })
  const { page, context } = await journey.guest('/login/nav', phone)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await button(withApp).tap()
  await page.getByText(message('x-workchat-only', { app: provider })).waitFor()

  // Inside, with an address as the client opens it.
  await beInClient(context, { code: 'code-1', picked: ['ben', 'cat'] })
  app.codes.set('code-1', { userid: 'ann', unionid: 'union-ann', name: 'Ann' })
  app.members.set('union-ann', true)
  await page.goto(`${journey.server.address}/?corpid=dingharbour`)
  expect(await button(withApp).getAttribute('aria-disabled')).toBe('true')
  expect(await barriersOf(page)).toEqual([])
  await page.getByRole('checkbox').check()
  await button(withApp).tap()
  await button(text('files.new')).waitFor()
  expect((await toldTo(page)).asked).toEqual(['dingharbour'])
  expect(await page.evaluate(() => localStorage.getItem('ramify.corp-id'))).toBe('dingharbour')

  // Nobody buys anything there, and nobody leaves.
  await page.getByRole('link', { name: text('nav.me'), exact: true }).tap()
  await page.getByText('Ann', { exact: true }).waitFor()
  for (const absent of ['accounts.sign-out', 'accounts.plan.vip', 'accounts.plan.free'] as const) {
    expect(await page.getByText(text(absent), { exact: true }).count(), absent).toBe(0)
  }

  const token = (await page.evaluate(() => localStorage.getItem('ramify.token'))) ?? ''
  const api = apiClient(journey.server.address, token)
  const { file_guid } = await api('/touch', { file_name: 'Harbour' })
  await page.goto(`${journey.server.address}/home/my`)
  await page.getByRole('heading', { level: 1 }).getByRole('button').tap()
  const lists = page.locator('[role^=menuitem]')
  await lists.first().waitFor()
  expect(await lists.allTextContents()).toEqual([text('files.maps.phone'), text('files.together'), text('files.trash')])
  await page.keyboard.press('Escape')

  // A notice from the list opens the document for others, and it is found with what is worked on together from then on.
  const row = page.getByRole('listitem').filter({ hasText: 'Harbour' })
  await row.getByRole('button').last().tap()
  await page.getByRole('menuitem', { name: text('workchat.notice') }).tap()
  await page.getByText(text('workchat.sent', { count: 2 })).waitFor()
  const { configs, maxUsers } = await toldTo(page)
  expect(maxUsers).toBe(200)
  expect(configs.map((config) => app.accepts(config, config.page))).toEqual([true])
  expect(app.notices).toMatchObject([
    {
      userid_list: 'ben,cat',
      msg: { link: { title: 'Harbour', text: text('workchat.words', { person: 'Ann', name: 'Harbour' }) } },
    },
  ])
  await eventually(() => row.count()).toBe(0)
  await page.goto(`${journey.server.address}/co`)
  await page.getByRole('button', { name: text('cooperation.menu', { name: 'Harbour' }) }).tap()
  expect(await page.getByRole('menuitem', { name: text('cooperation.close') }).count()).toBe(0)
  await page.getByRole('menuitem', { name: text('workchat.notice') }).tap()
  await eventually(async () => app.notices.length).toBe(2)
  await page.getByRole('link', { name: /Harbour/ }).tap()
  await page.waitForURL(`**/doc/${file_guid}*`)
  expect(context.pages()).toHaveLength(1)
  // Also by keys that lead beside what is open elsewhere: the client has no tabs.
  await page.goto(`${journey.server.address}/co`)
  await page.getByRole('link', { name: /Harbour/ }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('Harbour')
  await page.getByRole('option', { name: /Harbour/, selected: true }).waitFor()
  await page.keyboard.press('Control+Enter')
  await page.waitForURL(`**/doc/${file_guid}*`)
  expect(context.pages()).toHaveLength(1)

  // Whoever was known once is in again without pressing anything, where the session is over.
  const store = openStoreOf(journey.server)
  await store.database.tables<{ sessions: object }>().deleteFrom('sessions').execute()
  await store.close()
  app.codes.set('code-1', { userid: 'ann', unionid: 'union-ann', name: 'Ann' })
  await page.goto(`${journey.server.address}/home/trash`)
  await page.getByRole('heading', { level: 1, name: text('files.trash') }).waitFor()
  expect(app.codes.size).toBe(0)
})
