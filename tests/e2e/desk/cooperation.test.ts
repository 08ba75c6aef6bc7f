import { describe, expect, it } from 'vitest'
import { newEmail, password } from '../../kit/api.ts'
import { barriersOf } from '../../kit/browser/axe.ts'
import { goOffline, goOnline } from '../../kit/browser/network.ts'
import { eventually } from '../editor/editor-journey.ts'
import { mapOf } from '../editor/outline.ts'
import { SignInPage } from '../pages/sign-in-page.ts'
import { speak } from '../pages/texts.ts'
import { middleOf } from '../phone/middle-of.ts'
import { CooperationPage } from './cooperation-page.ts'
import { sharedJourneys } from './desk-journey.ts'
import { DeskPage } from './desk-page.ts'

describe('working on one map', () => {
  const journey = sharedJourneys()

  it('Ben joins by a link, asks, is handed the right, writes, loses it, writes together with Ann, and keeps what he wrote too late', async () => {
    const { text, message } = journey.english
    const ann = await journey.newPerson()
    await ann.api('/user/edit', { nickname: 'Ann' })
    const content = { ...mapOf(['Launch', '  Product', '  Shop']) }
    const { file_guid } = await ann.api('/touch', { file_name: 'Launch', content })
    await ann.api('/cooperation', { action: 'set_status', file_guid, is_cooperation: 1 })

    const home = await journey.signedIn(ann, `/co?file=${file_guid}`)
    const team = new CooperationPage(home.page, journey.english)
    await team.members.getByText('Ann').waitFor()
    await team.button('cooperation.link.make').click()
    const code = (await team.code.textContent()) ?? ''
    expect(code).toMatch(/[0-9A-Z]{4} [0-9A-Z]{4}$/)
    expect(await barriersOf(home.page)).toEqual([])
    const { invite } = await ann.api('/team_worker', { action: 'ls', file_guid })
    await team.link('document.open').click()
    const annAt = new DeskPage(home.page, journey.english)
    await annAt.ready()

    // By the link, without an account.
    const { page } = await journey.guest(`/join/${invite?.join_id}#${invite?.code}`)
    await page
      .getByRole('heading', { name: text('cooperation.join.words', { owner: 'Ann', file: 'Launch' }) })
      .waitFor()
    const codeField = page.getByLabel(text('cooperation.code'))
    expect(await codeField.inputValue()).toBe(invite?.code)
    expect(await barriersOf(page)).toEqual([])
    await codeField.fill('')
    await page.getByRole('button', { name: text('cooperation.join'), exact: true }).click()
    await page.getByText(message('x-invite-required'), { exact: true }).waitFor()
    await codeField.fill(invite?.code ?? '')
    await page.getByRole('button', { name: text('cooperation.join'), exact: true }).click()
    const door = new SignInPage(page, journey.english)
    await door.goToRegister()
    await door.register(newEmail(), password)
    await page.getByText(text('cooperation.joined', { name: 'Launch' })).waitFor()
    const benAt = new DeskPage(page, journey.english)
    const ben = new CooperationPage(page, journey.english)
    await benAt.topic('Product').waitFor()

    // Watching, and asking.
    await page.getByText(text('cooperation.editing', { name: 'Ann' }), { exact: true }).waitFor()
    await annAt.select('Product')
    await annAt.addChild('Decaf')
    await benAt.topic('Decaf').waitFor()
    await ben.button('cooperation.ask').click()
    await page.getByText(message('513', { name: 'Ann' })).waitFor()
    await page.getByText(text('cooperation.asked', { name: 'Ann' })).waitFor()
    const card = team.card
    await card.waitFor()
    // Typing goes on under it.
    await annAt.addSibling('Filter')
    await benAt.topic('Filter').waitFor()
    await ben.button('cooperation.take-back').click()
    await card.waitFor({ state: 'detached' })
    await ben.button('cooperation.ask').click()
    await card.getByRole('button', { name: text('cooperation.not-now') }).click()
    await page.getByText(message('512')).waitFor()
    await ben.button('cooperation.ask').click()
    await card.waitFor()
    expect(await barriersOf(home.page, 'aside')).toEqual([])
    await home.page.keyboard.press('F6')
    await eventually(() => home.page.evaluate(() => document.activeElement?.closest('aside')?.id)).toBe('edit-request')
    await home.page.keyboard.press('Escape')
    await eventually(() => home.page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('textbox')
    await card.getByRole('button', { name: text('cooperation.hand-over') }).click()
    await page.getByText(message('511')).waitFor()

    await benAt.select('Shop')
    await benAt.addChild('Gift cards')
    await annAt.topic('Gift cards').waitFor()
    await benAt.saved.waitFor()

    // Ann takes it back while he is offline: what he writes meanwhile is his.
    await goOffline(page.context())
    await benAt.addSibling('Too late')
    await benAt.keptHere.waitFor()
    await team.button('cooperation.recover').click()
    await annAt.select('Gift cards')
    await goOnline(page.context())
    const safe = page.getByRole('dialog', { name: text('document.refused') })
    await safe.getByRole('button', { name: text('document.refused.keep') }).click()
    await safe.waitFor({ state: 'detached' })
    await eventually(() => benAt.topic('Too late').count()).toBe(0)
    await page.getByText(text('document.refused.kept', { name: text('files.copy-name', { name: 'Launch' }) })).waitFor()

    // And lets both write.
    await ben.button('cooperation.ask').waitFor()
    await ann.api('/cooperation', { action: 'set_mode', file_guid, mode: 'together' })
    const { members } = await ann.api('/team_worker', { action: 'ls', file_guid })
    const benId = members[1]?.user_id ?? ''
    await ann.api('/team_worker', { action: 'set', file_guid, user_id: benId, setting: 'edit' })
    await ben.button('cooperation.ask').waitFor({ state: 'detached' })
    await annAt.select('Product')
    await annAt.addChild('Beans')
    await benAt.topic('Beans').waitFor()
    await benAt.select('Shop')
    await benAt.addChild('Opening hours')
    await annAt.topic('Opening hours').waitFor()

    // Removed while he is offline: what he wrote meanwhile is his.
    await benAt.saved.waitFor()
    await goOffline(page.context())
    await benAt.addSibling('Only with Ben')
    await benAt.keptHere.waitFor()
    await ann.api('/team_worker', { action: 'remove', file_guid, user_id: benId })
    await goOnline(page.context())
    await safe.getByRole('button', { name: text('document.refused.keep') }).click()
    await safe.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: text('cooperation.access') }).waitFor()
    await page.getByRole('button', { name: text('document.open'), exact: true }).click()
    await benAt.topic('Only with Ben').waitFor()
    expect(await annAt.topic('Only with Ben').count()).toBe(0)
  })

  it('a project is made, joined on a phone by a pasted link, and left', async () => {
    const { text } = journey.english
    const [ann, ben] = await Promise.all([journey.newPerson(), journey.newPerson()])
    const home = await journey.signedIn(ann, '/co')
    const team = new CooperationPage(home.page, journey.english)
    await home.page.getByText(text('files.together.empty')).waitFor()
    await team.button('cooperation.new').click()
    await team.button('cooperation.link.make').click()
    await team.code.waitFor()
    const [project] = (await ann.api('/cooperation', { action: 'ls_my' })).files
    const { invite } = await ann.api('/team_worker', { action: 'ls', file_guid: project?.file_guid ?? '' })
    // Smaller maps leave their bar room enough.
    await ann.api('/save', { file_guid: project?.file_guid ?? '', content: { ...mapOf(['Plan', '  Pack', '  订票']) } })
    await home.page.getByLabel(text('cooperation.invite.field')).fill(ann.email)
    await home.page.keyboard.press('Enter')
    await home.page.getByText(journey.english.message('217')).waitFor()

    const chinese = await speak('zh')
    const small = { width: 360, height: 640, colorScheme: 'dark', locale: 'zh-CN' } as const
    const { page, context } = await journey.signedIn(ben, '/co', small)
    const phone = new CooperationPage(page, chinese)
    await phone.button('cooperation.join-code').click()
    const typed = page.getByLabel(chinese.text('cooperation.join.typed'))
    await typed.fill('K7QM')
    await page.keyboard.press('Enter')
    await page.getByText(chinese.text('cooperation.join.typed.wrong')).waitFor()
    await typed.fill('K7QM 4XPD')
    await page.keyboard.press('Enter')
    await page.getByText(chinese.message('221')).waitFor()
    await typed.fill(`Come: https://maps.example/join/${invite?.join_id}#wrong`)
    await page.keyboard.press('Enter')
    await phone.button('cooperation.join').click()
    await page.getByText(chinese.message('221')).waitFor()
    await page.getByLabel(chinese.text('cooperation.code')).fill(invite?.code ?? '')
    await phone.button('cooperation.join').click()
    await phone.button('cooperation.ask').waitFor()
    // The bar makes room for the map; who writes, and the way to ask, stays.
    await phone.button('document.more').waitFor({ state: 'hidden' })
    expect(await phone.button('cooperation.ask').isVisible()).toBe(true)

    // What a thumb writes without a network arrives when there is one again.
    const file_guid = project?.file_guid ?? ''
    await ann.api('/cooperation', { action: 'set_mode', file_guid, mode: 'together' })
    const { members } = await ann.api('/team_worker', { action: 'ls', file_guid })
    await ann.api('/team_worker', { action: 'set', file_guid, user_id: members[1]?.user_id ?? '', setting: 'edit' })
    await phone.button('cooperation.ask').waitFor({ state: 'detached' })
    const map = new DeskPage(page, chinese)
    // Without a service worker the font of Chinese words has to be there before.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /noto-sans-sc/.test(name)),
    )
    await goOffline(context)
    const pack = await middleOf(page.locator('[data-map] text', { hasText: 'Pack' }).first())
    await page.touchscreen.tap(pack.x, pack.y)
    await phone.button('editor.short.add-child').tap()
    await page.keyboard.type('Boots')
    await phone.button('editor.phone.done').tap()
    await map.keptHere.waitFor()
    await goOnline(context)
    await eventually(async () => JSON.stringify((await ann.api('/open', { file_guid })).content)).toContain('Boots')

    // Members have no menu for it in the list, and leave by the document.
    await page.evaluate(() => history.pushState(null, '', '/co'))
    const name = project?.file_name ?? ''
    await page.getByRole('link', { name }).waitFor()
    expect(await page.getByRole('button', { name: chinese.text('cooperation.menu', { name }) }).count()).toBe(0)
    await page.getByRole('link', { name }).click()
    await phone.button('document.bar.show').click()
    await phone.button('document.more').click()
    await page.getByRole('menuitem', { name: chinese.text('cooperation.people') }).click()
    await phone.members.getByRole('listitem').nth(1).waitFor()
    await phone.button('cooperation.quit').click()
    await page
      .getByRole('dialog')
      .last()
      .getByRole('button', { name: chinese.text('cooperation.quit') })
      .click()
    await page.getByText(chinese.text('files.together.empty')).waitFor()
    expect((await ben.api('/cooperation', { action: 'ls_join' })).files).toEqual([])

    // Its owner ends it, after a question.
    await team.button('cooperation.close').click()
    await home.page
      .getByRole('dialog')
      .getByRole('button', { name: text('cooperation.close') })
      .click()
    await home.page.getByText(text('files.together.empty')).waitFor()
    expect((await ann.api('/cooperation', { action: 'ls_my' })).files).toEqual([])
  })
})
