import { describe, expect, inject, it } from 'vitest'
import { apiClient, newEmail, password } from '../../kit/api.ts'
import { keptMessages } from '../../kit/server/outbox.ts'
import { sentBySharedServer } from '../accounts/code-sent-to.ts'
import { CommentsPage } from '../desk/comments-page.ts'
import { CooperationPage } from '../desk/cooperation-page.ts'
import { sharedJourneys } from '../desk/desk-journey.ts'
import { DeskPage } from '../desk/desk-page.ts'
import { eventually } from '../editor/editor-journey.ts'
import { mapOf } from '../editor/outline.ts'
import { follow } from '../files/follow.ts'
import { AccountPage } from '../pages/account-page.ts'
import { SignInPage } from '../pages/sign-in-page.ts'

describe('a map that goes to somebody else', () => {
  const journey = sharedJourneys()

  it('somebody without an account is invited by mail, signs up, writes, is made owner, and keeps everything when who made it deletes the account', async () => {
    const { english } = journey
    const { text } = english
    const ann = await journey.newPerson()
    await ann.api('/user/edit', { nickname: 'Ann' })
    const { file_guid } = await ann.api('/touch', { file_name: 'Launch', content: { ...mapOf(['Launch', '  Shop']) } })
    const atAnn = await journey.atMap(ann, file_guid)
    const annDesk = new DeskPage(atAnn.page, english)
    const people = new CooperationPage(atAnn.page, english)
    await annDesk.select('Shop')
    await atAnn.page.keyboard.press('Alt+c')
    const onAnn = new CommentsPage(atAnn.page, english)
    await onAnn.say('Shop', 'Where?')
    await onAnn.thread('Shop').getByText('Where?').waitFor()

    const email = newEmail()
    await people.button('sharing.share').click()
    await atAnn.page.getByLabel(text('cooperation.invite.field')).fill(email)
    await atAnn.page.keyboard.press('Enter')
    await atAnn.page.getByText(text('cooperation.invited.sent', { name: email })).waitFor()
    await atAnn.page.getByRole('button', { name: text('cooperation.take-back.of', { name: email }) }).waitFor()

    // The mail has a link without a code: it is the address that counts.
    const { page } = await journey.guest(linkIn(await mailTo(email)))
    await page
      .getByRole('heading', { name: text('cooperation.join.words', { owner: 'Ann', file: 'Launch' }) })
      .waitFor()
    await page.getByRole('link', { name: text('cooperation.join.by-address') }).click()
    const door = new SignInPage(page, english)
    await door.goToRegister()
    await door.register(email, password)
    await page.getByRole('heading', { name: text('cooperation.join.member', { file: 'Launch' }) }).waitFor()
    await page.getByRole('link', { name: text('document.open') }).click()
    const cleoDesk = new DeskPage(page, english)
    await cleoDesk.ready()
    const cleo = apiClient(
      journey.server.address,
      await page.evaluate(() => localStorage.getItem('ramify.token') ?? ''),
    )
    const { nickname: name, user_id } = (await cleo('/user/info', {})).user
    const gone = await ann.api('/touch', { file_name: 'Not handed over' })
    await ann.api('/team_worker', { action: 'add', file_guid: gone.file_guid, user_id })

    const asked = text('cooperation.role', { name, words: text('cooperation.can.ask') })
    await atAnn.page.getByRole('button', { name: asked }).click()
    await atAnn.page.getByRole('menuitem', { name: text('cooperation.hand-file') }).click()
    const question = atAnn.page.getByRole('dialog', { name: text('cooperation.hand-file.title', { name }) })
    await question.getByRole('button', { name: text('cooperation.hand-file') }).click()
    await atAnn.page.getByText(text('cooperation.hand-file.done', { name })).waitFor()
    const cleoPeople = new CooperationPage(page, english)
    await cleoPeople.button('cooperation.recover').click()
    await cleoPeople.button('sharing.share').waitFor()
    await atAnn.page.getByRole('dialog').waitFor({ state: 'detached' })
    await people.button('sharing.share').waitFor({ state: 'detached' })
    await cleoDesk.select('Shop')
    await cleoDesk.addChild('At the harbour')
    await annDesk.topic('At the harbour').waitFor()

    await follow(atAnn.page, '/user')
    await atAnn.page.getByRole('button', { name: text('accounts.delete') }).click()
    const { dialog } = new AccountPage(atAnn.page, english)
    await dialog.getByLabel(text('accounts.delete.reason')).fill('Moving on')
    const phrase = text('account.delete.phrase')
    await dialog.getByLabel(text('accounts.delete.phrase', { phrase })).fill(phrase)
    const leaving = new SignInPage(atAnn.page, english)
    await leaving.sendCode.click()
    await leaving.code.fill(await sentBySharedServer(ann.email))
    await dialog.getByRole('button', { name: text('accounts.delete.act') }).click()
    await atAnn.page.getByText(text('accounts.delete.done')).waitFor()

    // Cleo goes on alone. What Ann said goes with her account, what she drew stays.
    await cleoDesk.select('At the harbour')
    await eventually(() => cleoDesk.heard('Shop')).not.toContain(text('editor.comments', { count: 1 }))
    await cleoDesk.addSibling('With a view')
    await cleoDesk.saved.waitFor()
    await page.reload()
    await cleoDesk.topic('With a view').waitFor()
    const { members } = await cleo('/team_worker', { action: 'ls', file_guid })
    expect(members.map(({ user_id: id, role }) => [id, role])).toEqual([[user_id, 'owner']])
    expect((await cleo('/cooperation', { action: 'ls_join' })).files).toEqual([])
  })
})

async function mailTo(address: string): Promise<string> {
  const server = inject('sharedServer')
  if ('failure' in server) throw new Error(server.failure)
  const texts = async () => (await keptMessages(server.dataDir, address)).map(({ text }) => text)
  await eventually(texts).toHaveLength(1)
  return (await texts())[0] ?? ''
}

const linkIn = (mail: string): string => new URL(/https?:\S+/.exec(mail)?.[0] ?? '').pathname
