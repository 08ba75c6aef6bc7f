import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { ShellActions } from '../../../apps/web/src/platform/native-shell/actions.ts'
import { barriersOf } from '../../kit/browser/axe.ts'
import { engines } from '../../kit/database/engines.ts'
import type { EditorContent } from '../../kit/editor/editor-page.ts'
import { eventually } from '../editor/editor-journey.ts'
import { mapOf, outlineOf } from '../editor/outline.ts'
import { fileJourneys } from '../files/file-journey.ts'
import { follow } from '../files/follow.ts'

const [engine] = engines
const phone = { width: 390, height: 844 }
const apps = {
  APP_ANDROID: 'https://maps.example/app.apk',
  APP_IOS: 'https://apps.example/id1',
  APP_SCHEME: 'ramify',
  APP_QQ_GROUP: '123456789',
}

/** What the page has asked the shell for by one action, in its order. */
async function told<Action extends keyof ShellActions>(page: Page, action: Action): Promise<ShellActions[Action][]> {
  const all = await page.evaluate(() => window.toldToShell ?? [])
  return all.filter((each) => each.action === action).map((each) => ('payload' in each ? each.payload : null) as never)
}

/** As the shell does. */
const call = (page: Page, name: string, argument?: unknown): Promise<boolean> =>
  page.evaluate(
    ([each, given]) => {
      const calls = (window as unknown as { RamifyPage: Record<string, (given: unknown) => boolean> }).RamifyPage
      return calls[each as string]?.(given) ?? false
    },
    [name, argument],
  )

/** With the share sheet of its system. */
function beAndroidPhone(): void {
  Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 (Linux; Android 15; Pixel 9)' })
  const shared: unknown[] = []
  Object.assign(window, { shared })
  Object.defineProperty(navigator, 'canShare', { value: () => true })
  Object.defineProperty(navigator, 'share', {
    value: async ({ url, title, files }: ShareData) =>
      void shared.push(files?.map(({ name }) => name) ?? { url, title }),
  })
}

const sharedBySystem = (page: Page) => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)

function beIphone(): void {
  Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)' })
}

describe('in an app', () => {
  if (!engine) throw new Error('There is no engine')
  const journey = fileJourneys(engine, { ...apps, MEMBERSHIP: 'on' })
  const button = (name: string, within: Locator | Page) => within.getByRole('button', { name, exact: true })
  const link = (name: string, within: Locator | Page) => within.getByRole('link', { name, exact: true })

  async function openMap(kind: 'android' | 'ios', version: string | null, path?: string) {
    const person = await journey.newPerson()
    const { file_guid } = await person.api('/touch', { file_name: 'Trip', content: { ...mapOf(['Trip']) } })
    const opened = await journey.signedIn(person, path ?? `/doc/${file_guid}`, { ...phone, shell: { kind, version } })
    const outline = async () =>
      outlineOf((await person.api('/open', { file_guid })).content as unknown as EditorContent)
    return { ...opened, person, fileId: file_guid, outline }
  }

  /** A button of the bar over a document. The bar goes by itself, and comes back by its grip; it stays while the focus is in it. */
  async function inBar(page: Page, name: string): Promise<Locator> {
    const wanted = button(name, page.getByRole('banner'))
    const grip = button(journey.english.text('document.bar.show'), page)
    await page.locator('[data-map] text').first().waitFor()
    await eventually(async () => {
      if (await grip.isVisible()) await grip.dispatchEvent('click')
      await wanted.focus()
      return wanted.evaluate((element) => element === document.activeElement)
    }).toBe(true)
    return wanted
  }

  async function choose(page: Page, item: string): Promise<void> {
    await (await inBar(page, journey.english.text('document.more'))).tap()
    // Rows that lead to a page go on with what holds there.
    await page.getByRole('menuitem', { name: new RegExp(`^${item}`) }).tap()
  }

  async function openExport(page: Page): Promise<Locator> {
    await choose(page, journey.english.text('exports.open'))
    return page.getByRole('dialog', { name: journey.english.text('exports.title') })
  }

  it('for Android: an old one is told of once; lists, own page, about, trash and a document leave to it what it does itself', async () => {
    const { text, message } = journey.english
    const { page, fileId, outline } = await openMap('android', null, '/home/my')

    // It does not say which it is: it is too old.
    const update = page.getByRole('dialog', { name: text('native.update') })
    await update.getByText(message('x-update-android')).waitFor()
    expect(await barriersOf(page, 'dialog')).toEqual([])
    await button(text('native.update.later'), update).tap()
    await page.getByText('Trip', { exact: true }).waitFor()
    await page.reload()
    await page.getByText('Trip', { exact: true }).waitFor()
    expect(await update.count()).toBe(0)
    expect(await page.getByRole('navigation', { name: text('nav.label') }).count()).toBe(0)
    expect(await button(text('files.new'), page).count()).toBe(0)

    await follow(page, '/user')
    await page.getByText(/^Account ID \w{32}$/).waitFor()
    expect(await barriersOf(page, 'main')).toEqual([])
    // A crown at the picture is for members alone.
    const crown = page.getByRole('img', { name: text('accounts.plan.vip'), exact: true })
    expect(await crown.count()).toBe(0)
    await page.route('**/api/user/info', async (route) => {
      const response = await route.fetch()
      const { data, ...rest } = await response.json()
      await route.fulfill({ response, json: { ...rest, data: { ...data, plan: 'vip' } } })
    })
    expect(await call(page, 'getUserInfo')).toBe(true)
    await crown.waitFor()
    expect(await barriersOf(page, 'main')).toEqual([])
    await page.unroute('**/api/user/info')
    expect(await call(page, 'getUserInfo')).toBe(true)
    await crown.waitFor({ state: 'detached' })
    await button(text('native.qq', { group: apps.APP_QQ_GROUP }), page).tap()
    expect(await told(page, 'jumpQQGroup')).toEqual([{ group: apps.APP_QQ_GROUP }])
    await link(text('feedback.open'), page).tap()
    expect(await told(page, 'openFeedback')).toHaveLength(1)
    await link(text('files.trash'), page).tap()
    await page.waitForURL('**/trash')
    await page.getByRole('heading', { level: 1, name: text('files.trash') }).waitFor()
    await link(text('nav.back'), page).tap()
    await page.waitForURL('**/user')

    await link(text('accounts.about'), page).tap()
    await link(text('legal.terms.title'), page.getByRole('main')).tap()
    await link(text('legal.privacy.title'), page.getByRole('main')).tap()
    const { address } = journey.server
    expect(await told(page, 'openTerms')).toEqual([{ url: `${address}/terms` }])
    expect(await told(page, 'openSecurity')).toEqual([{ url: `${address}/privacy` }])
    await page.waitForURL('**/about')

    // A document: its own bar over the keyboard stands where the app says that the keyboard ends.
    await follow(page, `/doc/${fileId}`)
    const strip = page.getByRole('toolbar', { name: text('editor.phone.tools') })
    await button(text('editor.short.add-child'), strip).tap()
    await page.keyboard.type('Pack')
    const writing = page.getByRole('toolbar', { name: text('editor.phone.writing') })
    await writing.waitFor()
    const foot = async () => {
      const box = await writing.boundingBox()
      return Math.round((box?.y ?? 0) + (box?.height ?? 0))
    }
    expect(await foot()).toBe(phone.height)
    expect(await call(page, 'showSoftKeyBoard', '{"height":300}')).toBe(true)
    await eventually(foot).toBe(phone.height - 300)
    expect(await call(page, 'showSoftKeyBoard', { height: 0 })).toBe(true)
    await button(text('editor.phone.done'), writing).tap()
    await eventually(outline).toEqual(['Trip', '  Pack'])
    await eventually(async () => (await told(page, 'save')).at(-1)).toEqual({ file_guid: fileId, state: 'saved' })
    expect((await told(page, 'save')).map(({ state }) => state)).toContain('saving')

    // Whatever a shell gives, and whatever of it is not there yet, the page lives on.
    expect(await call(page, 'finishViewAd')).toBe(false)
    expect(await call(page, 'showSoftKeyBoard', 'high')).toBe(false)
    expect(await call(page, 'delAliResources', { ids: ['none'] })).toBe(true)
    const refreshed = page.waitForRequest('**/api/user/info')
    expect(await call(page, 'getUserInfo')).toBe(true)
    await refreshed

    await button(text('editor.action.outline'), page).tap()
    await eventually(() => told(page, 'showOutLine')).toEqual([{ shown: true }])
    await button(text('editor.view.map'), page.getByRole('banner')).tap()
    await eventually(() => told(page, 'showOutLine')).toEqual([{ shown: true }, { shown: false }])

    await choose(page, text('sharing.share'))
    await page.getByRole('switch', { name: text('sharing.link'), exact: true }).tap()
    await button(text('sharing.share-link'), page).tap()
    const [shared] = await told(page, 'share')
    expect(shared?.title).toBe('Trip')
    expect(shared?.link.startsWith(`${address}/view/`)).toBe(true)
    await button(text('close'), page).tap()

    // An export reaches the app as an address that needs nothing else, and of the one file.
    const exporting = await openExport(page)
    await exporting.getByRole('radio', { name: 'PDF' }).tap()
    await button(text('exports.act', { format: 'PDF' }), exporting).tap()
    await eventually(async () => (await told(page, 'exportPDF')).length).toBe(1)
    const [file] = await told(page, 'exportPDF')
    expect(file).toMatchObject({ file_name: 'Trip.pdf', media_type: 'application/pdf' })
    expect(file?.expires_at).toBeGreaterThan(Date.now() + 9 * 60_000)
    expect(file?.url.startsWith(`${address}/api/exported/`)).toBe(true)
    const fetched = await fetch(file?.url ?? '')
    const bytes = Buffer.from(await fetched.arrayBuffer())
    expect(bytes.subarray(0, 4).toString()).toBe('%PDF')
    expect(bytes.byteLength).toBe(file?.size)
    expect((await fetch(`${file?.url.slice(0, -8)}AAAAAAAA`)).status).toBe(404)
    // So does a picture, which the app keeps with others.
    await exporting.getByRole('radio', { name: 'JPG' }).tap()
    await button(text('exports.act', { format: 'JPG' }), exporting).tap()
    await eventually(async () => (await told(page, 'exportJPG')).length).toBe(1)
    const [picture] = await told(page, 'exportJPG')
    expect(picture).toMatchObject({ file_name: 'Trip.jpg', media_type: 'image/jpeg' })
    const drawn = Buffer.from(await (await fetch(picture?.url ?? '')).arrayBuffer())
    expect(drawn.subarray(0, 3).toString('hex')).toBe('ffd8ff')
    expect(drawn.byteLength).toBe(picture?.size)
    await button(text('close'), exporting).tap()

    await (await inBar(page, text('document.back'))).tap()
    expect(await told(page, 'backToMain')).toHaveLength(1)
    expect(page.url()).toContain(`/doc/${fileId}`)

    // The way out: its own flow for the end of an account, and it hears that somebody has left.
    await follow(page, '/setting')
    await button(text('accounts.delete'), page).tap()
    expect(await told(page, 'openUnregister')).toHaveLength(1)
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await told(page, 'logout')).toEqual([])
    await button(text('accounts.sign-out'), page).tap()
    await page.waitForURL(/\/login/)
    await eventually(() => told(page, 'logout')).toHaveLength(1)
    expect(JSON.stringify(await page.evaluate(() => window.toldToShell))).not.toMatch(/token|password/)
  })

  it('for iOS: it writes with its own bar, turns the screen, and is where somebody upgrades', async () => {
    const { text } = journey.english
    const { page, outline } = await openMap('ios', '1.1.0')
    const strip = page.getByRole('toolbar', { name: text('editor.phone.tools') })
    await button(text('editor.short.add-child'), strip).tap()
    await page.keyboard.type('Pack')
    expect(await call(page, 'addChildLevel')).toBe(true)
    await page.keyboard.type('Boots')
    expect(await call(page, 'addSameLevel')).toBe(true)
    await page.keyboard.type('Rope')
    expect(await page.getByRole('toolbar', { name: text('editor.phone.writing') }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await eventually(outline).toEqual(['Trip', '  Pack', '    Boots', '    Rope'])

    await button(text('editor.action.rotate'), page).tap()
    expect(await told(page, 'rotateScreen')).toEqual([{ to: 'landscape' }])

    // A format that the page writes itself is a download of the app, by an address as well.
    const exporting = await openExport(page)
    await exporting.getByRole('radio', { name: 'Markdown' }).tap()
    const download = page.waitForEvent('download')
    await button(text('exports.act', { format: 'Markdown' }), exporting).tap()
    const saved = await download
    expect(saved.url()).toContain('/api/exported/')
    expect(saved.suggestedFilename()).toBe('Trip.md')

    await exporting.getByRole('radio', { name: 'PNG' }).tap()
    await button(text('exports.see-vip'), exporting).tap()
    const plans = page.getByRole('dialog', { name: text('plan.title') })
    await button(text('plan.upgrade'), plans).tap()
    expect(await told(page, 'jumpVip')).toHaveLength(1)
    await plans.waitFor({ state: 'hidden' })
    await button(text('close'), exporting).tap()

    // The page has its tabs here, and no row of the Android app.
    await follow(page, '/user')
    await page.getByText(/^Account ID \w{32}$/).waitFor()
    await page.getByRole('navigation', { name: text('nav.label') }).waitFor()
    expect(await link(text('files.trash'), page).count()).toBe(0)
    expect(await button(text('native.qq', { group: apps.APP_QQ_GROUP }), page).count()).toBe(0)
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it('and in a browser, which leads into it from what others have made', async () => {
    const { text } = journey.english
    const person = await journey.newPerson()
    const { file_guid } = await person.api('/touch', { file_name: 'Trip', content: { ...mapOf(['Trip']) } })
    const { share_id } = await person.api('/set_share_status', { file_guid, is_share: 1 })
    const { page } = await journey.guest(`/view/${share_id}`, { ...phone, isOwn: true })
    const banner = page.getByRole('complementary', { name: text('native.banner') })
    await page.getByRole('heading', { name: 'Trip' }).waitFor()
    // A desk has no app.
    expect(await banner.count()).toBe(0)
    await page.addInitScript(beAndroidPhone)
    await page.reload()
    await banner.waitFor()
    expect(await link(text('native.open'), banner).getAttribute('href')).toBe(`ramify://open/view/${share_id}`)
    expect(await link(text('native.get'), banner).getAttribute('href')).toBe(apps.APP_ANDROID)
    expect(await barriersOf(page)).toEqual([])
    await button(text('viewer.more'), page).tap()
    await page.getByRole('menuitem', { name: text('sharing.share-link'), exact: true }).tap()
    const shared = { url: `${journey.server.address}/view/${share_id}`, title: 'Trip' }
    await eventually(() => sharedBySystem(page)).toEqual([shared])
    await button(text('close'), banner).tap()
    await page.reload()
    await page.getByRole('heading', { name: 'Trip' }).waitFor()
    expect(await banner.count()).toBe(0)
    await follow(page, '/about')
    expect(await link(text('native.get.ios'), page).getAttribute('href')).toBe(apps.APP_IOS)
    expect(await page.evaluate(() => 'RamifyPage' in window)).toBe(false)

    // A member has no list to go back to that it is in; its owner has.
    const ben = await journey.newPerson()
    await person.api('/team_worker', { action: 'add', file_guid, email: ben.email, setting: 'edit' })
    const atBen = await journey.signedIn(ben, `/doc/${file_guid}`, { ...phone, isOwn: true })
    const benBar = atBen.page.getByRole('banner')
    await link(text('viewer.home'), benBar).waitFor()
    expect(await link(text('document.back'), benBar).count()).toBe(0)
    await atBen.page.addInitScript(beIphone)
    await atBen.page.reload()
    const benBanner = atBen.page.getByRole('complementary', { name: text('native.banner') })
    await benBanner.waitFor()
    expect(await link(text('native.open'), benBanner).getAttribute('href')).toBe(`ramify://open/doc/${file_guid}`)
    const atOwner = await journey.signedIn(person, `/doc/${file_guid}`, phone)
    await link(text('document.back'), atOwner.page.getByRole('banner')).waitFor()

    // What somebody exports is saved, and goes to other apps from there.
    await atOwner.page.addInitScript(beAndroidPhone)
    await atOwner.page.reload()
    const exporting = await openExport(atOwner.page)
    await exporting.getByRole('radio', { name: 'Markdown' }).tap()
    await button(text('exports.act', { format: 'Markdown' }), exporting).tap()
    await button(text('exports.share'), exporting).tap()
    await eventually(() => sharedBySystem(atOwner.page)).toEqual([['Trip.md']])
  })
})
