import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { apiClient } from '../../kit/api.ts'
import { barriersOf } from '../../kit/browser/axe.ts'
import { engines } from '../../kit/database/engines.ts'
import { startServer } from '../../kit/server/server.ts'
import { type MessagingServer, type SignedConfig, startMessagingServer } from '../../kit/services/messaging-server.ts'
import { eventually } from '../editor/editor-journey.ts'
import { mapOf } from '../editor/outline.ts'
import { journeysAt } from '../files/file-journey.ts'

const [engine] = engines
if (!engine) throw new Error('There is no engine')
let app: MessagingServer
const journey = journeysAt(async () => {
  app = await startMessagingServer()
  const server = await startServer({ engine, env: app.env })
  const stop = () => Promise.all([server.stop(), app.stop()])
  return { address: server.address, store: server.store, stop: () => stop().then(() => undefined) }
})
// Not to be used by others: it says that it is another browser.
const phone = { width: 390, height: 844, isOnlineOnly: true, isOwn: true }

interface Told {
  configs: (SignedConfig & { page: string })[]
  shared: { message?: Record<string, string>; timeline?: Record<string, string> }
}
const toldTo = (page: Page): Promise<Told> =>
  page.evaluate(() => (window as Window & { messagingTest?: Told }).messagingTest ?? { configs: [], shared: {} })

/** From now on pages of this browser are shown by the app, and its sign-in page says yes with this code. */
async function beInApp({ page, context }: { page: Page; context: BrowserContext }, code: string): Promise<void> {
  const userAgent = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Mobile MicroMessenger/8.0.50'
  const devtools = await context.newCDPSession(page)
  // For the server as well, which extra headers would tell only before the first redirect.
  await devtools.send('Emulation.setUserAgentOverride', { userAgent })
  await context.route('https://open.weixin.qq.com/**', (route) => {
    const asked = new URL(route.request().url()).searchParams
    const back = new URL(asked.get('redirect_uri') ?? '')
    back.search = String(new URLSearchParams({ code, state: asked.get('state') ?? '' }))
    return route.fulfill({ status: 302, headers: { location: back.href } })
  })
}

test('outside of it the messaging app says where it works; inside it hands on what is shown, says how, and signs people in', async () => {
  const { text, message } = journey.english
  const { server } = journey
  const provider = text('accounts.provider.weixin')
  const withApp = text('accounts.with', { provider })
  const ann = await journey.newPerson()
  const { user } = await ann.api('/user/info', {})
  const { file_guid } = await ann.api('/touch', { file_name: 'Harbour', content: { ...mapOf(['Harbour']) } })
  const { share_id } = await ann.api('/set_share_status', { file_guid, is_share: 1 })
  const link = `${server.address}/view/${share_id}`

  const { page, context } = await journey.guest('/login/nav', phone)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await button(withApp).tap()
  await page.getByText(message('x-messaging-only', { app: provider })).waitFor()
  expect(await page.locator('script[src*="client.js"]').count()).toBe(0)

  // Inside, a guest looks at a map: the app's own menu hands on its title, its owner and its picture.
  await beInApp({ page, context }, 'code-1')
  await page.goto(link)
  await page.getByRole('heading', { level: 1, name: 'Harbour' }).waitFor()
  const card = { title: 'Harbour', link, imgUrl: `${server.address}/api/share_previews/${share_id}` }
  await eventually(async () => (await toldTo(page)).shared).toEqual({
    message: { ...card, desc: text('viewer.by', { name: user.nickname }) },
    timeline: card,
  })
  const { configs } = await toldTo(page)
  expect(configs.map((config) => app.accepts(config, config.page))).toEqual([true])

  // Where that menu is, the page says; Back closes it and nothing else.
  const tips = page.getByRole('dialog', { name: text('sharing.tips') })
  const share = async () => {
    await button(text('viewer.more')).tap()
    await page.getByRole('menuitem', { name: text('sharing.share-link'), exact: true }).tap()
    await tips.getByText(text('sharing.tips.words')).waitFor()
  }
  await share()
  expect(await barriersOf(page, 'dialog')).toEqual([])
  await page.goBack()
  await tips.waitFor({ state: 'detached' })
  expect(page.url()).toBe(link)
  await share()
  await tips.getByRole('button', { name: text('sharing.tips.seen') }).tap()
  await tips.waitFor({ state: 'detached' })

  // Its own page signs people in, and they are back where they were.
  app.codes.set('code-1', { openid: 'o-1', unionid: 'u-1', nickname: 'Ben' })
  await button(text('viewer.more')).tap()
  await page.getByRole('menuitem', { name: text('accounts.sign-in'), exact: true }).tap()
  await page.getByRole('checkbox').check()
  await button(withApp).tap()
  await page.waitForURL(link)
  await page.getByRole('heading', { level: 1, name: 'Harbour' }).waitFor()
  expect(app.codes.size).toBe(0)

  // Of a link with a password it hands on the brand alone, also where somebody knows it.
  await ann.api('/update_share_limit', { file_guid, password: '2468' })
  await page.goto(link)
  await page.getByLabel(text('viewer.password')).fill('2468')
  await page.getByRole('heading', { level: 1, name: 'Harbour' }).waitFor()
  const picture = `${server.address}/icons/icon-192.png`
  await eventually(async () => (await toldTo(page)).shared.message).toEqual({
    title: 'Ramify',
    desc: '',
    link,
    imgUrl: picture,
  })

  // What is one's own is handed on from its list, over the dialog in which it is shared. What was on the screen before is not any more.
  const token = (await page.evaluate(() => localStorage.getItem('ramify.token'))) ?? ''
  const { file_guid: own } = await apiClient(server.address, token)('/touch', { file_name: 'Trip' })
  await page.goto(`${server.address}/home/my`)
  await page.getByRole('listitem').filter({ hasText: 'Trip' }).getByRole('button').last().tap()
  await page.getByRole('menuitem', { name: text('sharing.share'), exact: true }).tap()
  const dialog = page.getByRole('dialog', { name: text('sharing.share') })
  await dialog.getByRole('switch', { name: text('sharing.link') }).tap()
  await dialog.getByRole('button', { name: text('sharing.share-link'), exact: true }).tap()
  await tips.waitFor()
  const { share_id: ownShare } = await apiClient(server.address, token)('/share_info', { file_guid: own })
  expect((await toldTo(page)).shared.message).toMatchObject({
    title: 'Trip',
    link: `${server.address}/view/${ownShare}`,
  })
  await page.goBack()
  await tips.waitFor({ state: 'detached' })
  expect(await dialog.isVisible()).toBe(true)
})
