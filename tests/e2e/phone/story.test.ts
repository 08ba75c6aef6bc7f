import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { apiClient } from '../../kit/api.ts'
import type { EditorContent } from '../../kit/editor/editor-page.ts'
import { readPdf } from '../../kit/services/poppler.ts'
import { sentBySharedServer } from '../accounts/code-sent-to.ts'
import { CommentsPage } from '../desk/comments-page.ts'
import { CooperationPage } from '../desk/cooperation-page.ts'
import { sharedJourneys } from '../desk/desk-journey.ts'
import { DeskPage } from '../desk/desk-page.ts'
import { ViewerPageObject } from '../desk/share-page.ts'
import { eventually } from '../editor/editor-journey.ts'
import { mapOf, outlineOf } from '../editor/outline.ts'
import { ListPage } from '../files/list-page.ts'
import { SignInPage } from '../pages/sign-in-page.ts'
import { speak } from '../pages/texts.ts'
import { middleOf } from './middle-of.ts'

const journey = sharedJourneys()
const hers = { colorScheme: 'dark', locale: 'zh-CN' } as const
const phone = { ...hers, width: 390, height: 844 }
const lines = ['Lisbon', '  Stay', '    Near the tram', '  Eat', '    Market lunch']

test('a guest with a phone saves a map, signs up by a code, talks about it, is invited and edits it on a desk, while its owner watches', async () => {
  const { english } = journey
  const chinese = await speak('zh')
  const { text } = chinese
  const ann = await journey.newPerson()
  await ann.api('/user/edit', { nickname: 'Ann' })
  const content = { ...mapOf(lines) }
  const { file_guid: fileId } = await ann.api('/touch', { file_name: 'Lisbon in May', content })
  await ann.api('/set_share_status', { file_guid: fileId, is_share: 1 })
  const limits = { password: '4826', may_comment: true, may_save: true }
  const { share_id: shareId } = await ann.api('/update_share_limit', { file_guid: fileId, ...limits })
  const atAnn = await journey.atMap(ann, fileId)
  const annDesk = new DeskPage(atAnn.page, english)
  const annTeam = new CooperationPage(atAnn.page, english)
  const watching = atAnn.page.getByRole('button', { name: english.text('document.people.watching', { count: 1 }) })

  // The link, its password, and no word about comments to whoever is nobody yet.
  const { page } = await journey.guest(`/view/${shareId}`, phone)
  const viewer = new ViewerPageObject(page, chinese)
  await page.getByRole('heading', { level: 1, name: 'Lisbon in Ma…' }).waitFor()
  await viewer.password.tap()
  await page.keyboard.type('4826')
  await viewer.topic('Near the tram').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Lisbon in May' }).waitFor()
  // Loaded anew it is open still, and the password need not be given again, also not after signing up.
  await page.reload()
  await viewer.topic('Near the tram').waitFor()
  const comments = new CommentsPage(page, chinese, 'region')
  const save = viewer.button(text('viewer.save'))
  await save.waitFor()
  expect(await comments.button.count()).toBe(0)
  await watching.waitFor()

  // What Ann writes is there at once.
  await annDesk.select('Eat')
  await annDesk.addChild('Sardines')
  await viewer.topic('Sardines').waitFor()

  // To save it takes an account, which takes a code.
  await save.tap()
  const door = new SignInPage(page, chinese)
  await page.getByRole('link', { name: text('accounts.create') }).tap()
  const number = `138${randomInt(10_000_000, 99_999_999)}`
  await door.contact.fill(number)
  await door.sendCode.tap()
  await door.code.fill(await sentBySharedServer(`+86${number}`))
  await door.password.fill('secret-1')
  await door.agreement.check()
  await door.submit.tap()
  await page.waitForURL(/\/doc\/(?!.*login)/)
  await page.getByText(text('viewer.saved')).waitFor()
  const copyId = /doc\/(\w+)/.exec(page.url())?.[1] ?? ''
  expect(copyId).not.toBe(fileId)
  const copy = new DeskPage(page, chinese)
  await copy.topic('Sardines').waitFor()
  const token = await page.evaluate(() => localStorage.getItem('ramify.token') ?? '')
  const mei = apiClient(journey.server.address, token)
  const { nickname } = (await mei('/user/info', {})).user
  await watching.waitFor({ state: 'detached' })

  // Back to the map of Ann, by the list of what others have shown: who has an account talks about it.
  await copy.back.tap()
  await page.waitForURL('**/home/my')
  const list = new ListPage(page, chinese)
  await list.link('Lisbon in May').waitFor()
  await list.button(text('files.maps.phone')).tap()
  await page.getByRole('menuitemradio', { name: text('files.shares'), exact: true }).tap()
  const shown = page.getByRole('region', { name: text('files.shared-with-me') })
  await shown.getByRole('link', { name: 'Lisbon in May' }).tap()
  await viewer.topic('Near the tram').waitFor()
  await watching.waitFor()
  const tram = await middleOf(viewer.topic('Near the tram').locator('text').last())
  await page.touchscreen.tap(tram.x, tram.y)
  await comments.button.tap()
  // What is talked about stays in sight above the sheet.
  await eventually(async () => {
    const [above, below] = [await viewer.topic('Near the tram').boundingBox(), await comments.panel.boundingBox()]
    return above !== null && below !== null && above.y + above.height <= below.y
  }).toBe(true)
  await comments.field('Near the tram').fill('Is it loud there?')
  await comments.panel.getByRole('button', { name: text('comments.send'), exact: true }).tap()
  await comments.thread('Near the tram').getByText('Is it loud there?').waitFor()
  const annComments = new CommentsPage(atAnn.page, english)
  await eventually(() => annDesk.heard('Near the tram')).toContain(english.text('editor.comments', { count: 1 }))
  await annDesk.select('Near the tram')
  await atAnn.page.keyboard.press('Alt+c')
  await annComments.thread('Near the tram').getByText(nickname).waitFor()
  await annComments.reply('Near the tram', 'Come and help')
  await comments.thread('Near the tram').getByText('Come and help').waitFor()

  // Ann invites by the number; the invitation is among the news.
  await atAnn.page.getByRole('button', { name: english.text('sharing.share'), exact: true }).click()
  await atAnn.page.getByLabel(english.text('cooperation.invite.field')).fill(`+86${number}`)
  await atAnn.page.keyboard.press('Enter')
  await atAnn.page.getByText(english.text('cooperation.invited.added', { name: nickname })).waitFor()
  await atAnn.page.keyboard.press('Escape')
  await page.goBack()
  await comments.panel.waitFor({ state: 'hidden' })
  const selected = page.getByRole('treeitem', { selected: true })
  await page.goBack()
  await eventually(() => selected.count()).toBe(0)
  await page.goBack()
  await page.waitForURL('**/home/share')
  const tabs = page.getByRole('navigation', { name: text('nav.label') })
  await tabs.getByRole('link', { name: new RegExp(`^${text('nav.me')}.*${text('notifications.unread')}`) }).tap()
  await page.getByRole('link', { name: text('notifications.unread'), exact: true }).tap()
  const file = text('notifications.quote', { text: 'Lisbon in May' })
  await page.getByRole('link', { name: text('notifications.invited', { name: 'Ann', file }) }).tap()
  await page.waitForURL(`**/doc/${fileId}`)
  const asking = new CooperationPage(page, chinese)
  await page.getByText(text('cooperation.editing', { name: 'Ann' }), { exact: true }).waitFor()
  await asking.button('cooperation.ask').tap()
  await page.getByText(text('cooperation.asked', { name: 'Ann' })).waitFor()
  await annTeam.card.getByText(english.message('510', { name: nickname })).waitFor()
  await annTeam.card.getByRole('button', { name: english.text('cooperation.hand-over') }).click()
  await page.getByText(chinese.message('511')).waitFor()

  // The same account on a desk has the turn: Ann watches what is written there.
  const desk = await journey.guest('/healthz', hers)
  await desk.goTo(`${journey.server.address}/doc/${fileId}`, token)
  const atDesk = new DeskPage(desk.page, chinese)
  await atDesk.ready()
  await atDesk.select('Market lunch')
  await atDesk.addSibling('Pastéis de nata')
  await annDesk.topic('Pastéis de nata').waitFor()
  await copy.topic('Pastéis de nata').waitFor()
  await atAnn.page.getByRole('button', { name: english.text('document.people.named', { names: nickname }) }).waitFor()
  await atDesk.saved.waitFor()

  await desk.page.keyboard.press('Control+Shift+e')
  const exporting = desk.page.getByRole('dialog', { name: text('exports.title') })
  await exporting.getByRole('radio', { name: 'PDF' }).check()
  const download = desk.page.waitForEvent('download')
  await exporting.getByRole('button', { name: text('exports.act', { format: 'PDF' }) }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toBe('Lisbon in May.pdf')
  const bytes = await readFile(await saved.path())
  expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
  const pdf = await readPdf(bytes)
  expect(pdf.pages).toHaveLength(1)
  for (const words of [...lines.map((line) => line.trim()), 'Sardines', 'Pastéis de nata'])
    expect(pdf.text).toContain(words)
  // What was saved is what it was then, and hers alone.
  const kept = await mei('/open', { file_guid: copyId })
  expect(outlineOf(kept.content as unknown as EditorContent)).toEqual([...lines, '    Sardines'])
})
