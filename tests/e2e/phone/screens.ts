import type { Translator } from '@ramify/locales'
import type { Locator, Page } from 'playwright-core'
import type { Person } from '../../kit/api.ts'
import { mapOf } from '../editor/outline.ts'
import { follow } from '../files/follow.ts'
import { middleOf } from './middle-of.ts'

/** What a phone shows, after the one before it in its list. */
export interface Screen {
  readonly name: string
  show(): Promise<void>
  /** Opened by keys from here, it takes the focus and gives it back. */
  readonly layer?: { readonly opener: Locator; readonly opened: Locator }
}

/** Everything that fills the screens of one person. */
export async function furnish(person: Person, other: Person) {
  const { file_guid: folder } = await person.api('/mkdir', { dir_name: 'Work' })
  await person.api('/touch', { file_name: 'Inside', parent_guid: folder })
  const content = { ...mapOf(['Trip', '  Pack', '    Boots', '  Book']) }
  const { file_guid: map } = await person.api('/touch', { file_name: 'Trip', content })
  const { file_guid: flowchart } = await person.api('/touch', { file_name: 'Refunds', naotu_type: 1 })
  const { file_guid: gone } = await person.api('/touch', { file_name: 'Gone' })
  await person.api('/rm', { file_guids: gone })
  await person.api('/save_backup', { file_guid: map, tag_text: 'First' })
  await person.api('/set_share_status', { file_guid: map, is_share: 1 })
  const { share_id: ownShare = '' } = await person.api('/update_share_limit', { file_guid: map, may_comment: true })
  await person.api('/cooperation', { action: 'set_status', file_guid: map, is_cooperation: 1 })
  await person.api('/team_add', { team_name: 'Crew' })
  const { file_guid: others } = await other.api('/touch', { file_name: 'Harbour', content })
  await other.api('/set_share_status', { file_guid: others, is_share: 1 })
  const limits = { may_comment: true, may_save: true }
  const { share_id: share = '' } = await other.api('/update_share_limit', { file_guid: others, ...limits })
  await person.api('/check_share_limit', { share_id: share ?? '' })
  const { file_guid: locked } = await other.api('/touch', { file_name: 'Safe', content })
  await other.api('/set_share_status', { file_guid: locked, is_share: 1 })
  const { share_id: lockedShare = '' } = await other.api('/update_share_limit', { file_guid: locked, password: '4826' })
  const { file_guid: inviting } = await other.api('/touch', { file_name: 'Trek' })
  const { invite } = await other.api('/team_worker', { action: 'invite', file_guid: inviting, setting: 'edit' })
  const { file_guid: joint } = await other.api('/touch', { file_name: 'Voyage', content })
  await other.api('/team_worker', { action: 'add', file_guid: joint, email: person.email, setting: 'ask' })
  const { file_guid: secret } = await other.api('/touch', { file_name: 'Secret', content })
  return { folder, map, flowchart, gone, ownShare, share, lockedShare, invite: invite?.join_id ?? '', joint, secret }
}

type Things = Awaited<ReturnType<typeof furnish>>

/** Ways to write one screen in a line. */
function writers(page: Page, { text }: Translator) {
  const button = (name: string, within: Locator | Page = page) => within.getByRole('button', { name, exact: true })
  const menu = page.getByRole('menu')
  const grip = button(text('document.bar.show'))
  return {
    text,
    button,
    /** Of a path: it is there when this is. */
    at: (path: string, sign: Locator | string): Screen => ({
      name: path.replace(/[\w-]{20,}/, '…'),
      async show() {
        await follow(page, path)
        const heading = page.getByRole('heading', { level: 1 })
        const wanted = typeof sign === 'string' ? heading.and(page.getByRole('heading', { name: sign })) : sign
        await wanted.first().waitFor()
        await heading.first().waitFor()
      },
    }),
    menu: (name: string, opener: Locator): Screen => over(name, opener, menu, grip),
    /** Over the foot of a document. */
    sheet: (title: string, opener: Locator): Screen =>
      over(title, opener, page.getByRole('region', { name: title, exact: true }), grip),
    /** The same page in another state. */
    when: (name: string, show: () => Promise<void>): Screen => ({ name, show }),
  }
}

function over(name: string, opener: Locator, opened: Locator, grip?: Locator): Screen {
  const show = async () => {
    // The bar of a document goes by itself, and stays while the focus is in it.
    if (await grip?.isVisible()) await grip?.dispatchEvent('click')
    await opener.focus()
    await opener.press('Enter')
    await opened.waitFor()
  }
  return { name, show, layer: { opener, opened } }
}

/** The lists, and what is a person's own. */
export function listScreens(page: Page, words: Translator, things: Things): Screen[] {
  const { text, button, at, menu, when } = writers(page, words)
  const named = (name: string) => page.getByRole('main').getByText(name, { exact: true })
  return [
    at('/home/my', named('Trip')),
    menu('the other lists', button(text('files.maps.phone'))),
    menu('order', button(text('files.order'))),
    menu('the menu of a document', button(text('files.more', { name: 'Trip' }))),
    when('several selected', async () => {
      await button(text('files.order')).click()
      await page.getByRole('menuitemradio', { name: text('files.select'), exact: true }).click()
      await page.getByRole('link', { name: 'Trip', exact: true }).click()
      await page.getByRole('toolbar', { name: text('files.selected.bar') }).waitFor()
    }),
    when('names looked for', async () => {
      await button(text('files.select-none')).click()
      await button(text('files.filter')).click()
      await page.getByRole('searchbox').fill('Tri')
    }),
    at('/home/recent', text('files.recent')),
    at(`/home/dir/${things.folder}`, named('Inside')),
    at('/home/share', named('Trip')),
    at('/home/trash', named('Gone')),
    at('/trash', named('Gone')),
    at('/co', named('Trip')),
    at('/home/flow', named('Refunds')),
    at('/home/search?q=trip', page.getByRole('main').getByRole('listitem')),
    at('/user', text('nav.me')),
    at('/user/info', text('accounts.title')),
    at('/team', page.getByText('Crew')),
    at('/setting', text('settings.title')),
    at('/notifications', page.getByRole('main').getByRole('listitem')),
    at('/about', text('app.name')),
    at('/help', text('help.title')),
    at('/feedback', text('feedback.title')),
    at('/terms', text('legal.terms.title')),
    at('/privacy', text('legal.privacy.title')),
    at('/cookies', text('legal.cookies.title')),
    at('/new', page.getByRole('main')),
    at('/shared', page.getByRole('main')),
    at(`/join/${things.invite}`, button(text('cooperation.join'))),
  ]
}

/** Documents, one's own and those of others, and what stands in the place of those that cannot be shown. */
export function documentScreens(page: Page, words: Translator, things: Things): Screen[] {
  const { text, button, at, menu, sheet, when } = writers(page, words)
  const map = page.locator('[data-map] text')
  const bar = page.getByRole('banner')
  const tap = async (topic: string) => {
    const { x, y } = await middleOf(map.filter({ hasText: topic }).first())
    await page.touchscreen.tap(x, y)
  }
  const strip = page.getByRole('toolbar', { name: text('editor.phone.tools') })
  const format = page.getByRole('region', { name: text('editor.phone.format') })
  const inSheet = (name: string, title = name): Screen =>
    when(title, async () => {
      await page.getByRole('button', { name }).first().tap()
      await page.getByRole('heading', { name: title }).first().waitFor()
    })
  const backTo = (name: string, sign: Locator): Screen =>
    when(name, async () => {
      await page.goBack()
      await sign.waitFor()
    })
  const more = page.getByRole('radio', { name: text('editor.phone.more') })
  const parts = (
    ['editor.panel.icons', 'editor.style.labels', 'editor.panel.note', 'editor.panel.task'] as const
  ).flatMap((part) => [inSheet(text(part)), backTo('more about a topic', more)])
  return [
    at(`/doc/${things.map}`, map),
    when('a topic selected', async () => {
      await tap('Boots')
      await strip.waitFor()
    }),
    menu('all that can be done', button(text('document.more'), bar)),
    sheet(text('editor.panel.theme'), button(text('editor.action.themes'), bar)),
    sheet(text('comments.title'), button(text('comments.title'), bar)),
    sheet(text('editor.phone.format'), button(text('editor.action.format'), strip)),
    when('format', async () => {
      await button(text('editor.action.format')).tap()
      await format.waitFor()
    }),
    inSheet(text('editor.phone.color.text')),
    backTo('format', format),
    inSheet(text('editor.phone.details')),
    backTo('format', format),
    when('more about a topic', () => page.getByText(text('editor.phone.more'), { exact: true }).tap()),
    ...parts,
    when('writing', async () => {
      await button(text('editor.phone.done')).tap()
      await tap('Boots')
      await button(text('editor.short.add-child'), strip).tap()
      await page.keyboard.type('Laces')
      await page.getByRole('toolbar', { name: text('editor.phone.writing') }).waitFor()
    }),
    when('an outline', async () => {
      await button(text('editor.phone.done')).tap()
      await button(text('editor.action.outline')).tap()
      await page.locator('[data-row]').first().waitFor()
    }),
    at(`/history/${things.map}`, button(text('history.restore'))),
    at(`/doc/${things.flowchart}`, page.getByRole('toolbar', { name: text('editor.tools') })),
    sheet(text('flowchart.panel.shapes'), button(text('flowchart.panel.shapes'))),
    at(`/doc/${things.joint}`, button(text('cooperation.ask')).or(button(text('cooperation.start')))),
    at(`/doc/${things.gone}`, text('document.trashed', { name: 'Gone' })),
    at(`/doc/${things.secret}`, text('document.gone')),
    at(`/view/${things.share}`, map),
    menu('what can be done with a shared one', button(text('viewer.more'), bar)),
    sheet(text('comments.title'), button(text('comments.title'), bar)),
    at(`/view/${things.ownShare}`, map),
    at(`/view/${things.lockedShare}`, page.getByLabel(text('viewer.password'))),
    at('/view/nothing', text('document.gone')),
    // Last: nobody answers any more.
    when('a document that cannot be opened', async () => {
      await page.route('**/api/**', (route) => route.abort())
      await page.routeWebSocket(/collab/, (socket) => void socket.close())
      await follow(page, `/doc/${'0'.repeat(32)}`)
      await page.getByText(text('document.not-here')).waitFor()
    }),
  ]
}

/** Before somebody signs in. */
export function guestScreens(page: Page, words: Translator, things: Things): Screen[] {
  const { text, at, button } = writers(page, words)
  return [
    at('/login', text('accounts.sign-in')),
    at('/login/free', text('accounts.sign-in')),
    at('/login/email', text('accounts.sign-in')),
    at('/login/account', text('accounts.sign-in')),
    at('/login/nav', page.getByRole('heading')),
    at('/login/register', text('accounts.create')),
    at('/login/resetpwd', page.getByRole('heading')),
    at('/login/qr', page.getByRole('heading')),
    at('/login/complete', text('complete.title')),
    at('/unsubscribe', text('unsubscribe.title')),
    at('/guest', page.getByRole('main')),
    at(`/join/${things.invite}`, button(text('cooperation.join'))),
    at(`/view/${things.lockedShare}`, page.getByLabel(text('viewer.password'))),
    at(`/view/${things.share}`, button(text('viewer.save'))),
  ]
}
