import { describe, expect, it } from 'vitest'
import { barriersOf } from '../../kit/browser/axe.ts'
import { eventually } from '../editor/editor-journey.ts'
import { mapOf } from '../editor/outline.ts'
import { ListPage } from '../files/list-page.ts'
import { SignInPage } from '../pages/sign-in-page.ts'
import { sharedJourneys } from './desk-journey.ts'
import { DeskPage } from './desk-page.ts'
import { ShareDialogPage, ViewerPageObject } from './share-page.ts'

const lines = ['Lisbon', '  Stay', '    Near the tram', '  Eat', '    Market lunch']

describe('a map that is shared by link', () => {
  const journey = sharedJourneys()

  it('is shared with a password, watched by a guest while it is edited, saved by them, and ended', async () => {
    const { english } = journey
    const { text, message } = english
    const ann = await journey.newPerson()
    const { file_guid: fileId } = await ann.api('/touch', { file_name: 'Lisbon in May', content: { ...mapOf(lines) } })
    const { page, map } = await journey.atMap(ann, fileId)
    const desk = new DeskPage(page, english)
    const share = new ShareDialogPage(page, english)

    await page.getByRole('button', { name: text('sharing.share'), exact: true }).click()
    await share.turnOn('sharing.link')
    await share.address.waitFor()
    expect(await barriersOf(page, 'dialog')).toEqual([])
    await share.turnOn('sharing.password')
    // The server has drawn some.
    await eventually(() => share.digits.inputValue()).toMatch(/^\d{4}$/)
    await share.digits.fill('4826')
    // The switch turns when the new setting is shown, a moment after the click.
    await share.switch('sharing.may-save').click()
    await eventually(() => ann.api('/share_info', { file_guid: fileId })).toMatchObject({
      is_share: 1,
      password: '4826',
      may_save: true,
    })
    const { share_id: shareId } = await ann.api('/share_info', { file_guid: fileId })
    expect(await share.address.inputValue()).toBe(`${new URL(journey.server.address).host}/view/${shareId}`)
    await share.leave()

    const guest = await journey.guest(`/view/${shareId}`)
    const viewer = new ViewerPageObject(guest.page, english)
    await viewer.password.waitFor()
    expect(await barriersOf(guest.page)).toEqual([])
    // Nothing of it is told before: of the name only the beginning.
    await guest.page.getByRole('heading', { name: 'Lisbon in Ma…' }).waitFor()
    await guest.page.keyboard.type('0000')
    await guest.page.getByText(message('550')).waitFor()
    expect(await viewer.password.inputValue()).toBe('')
    await viewer.password.fill('48260')
    await guest.page.getByText(message('551')).waitFor()
    await guest.page.keyboard.type('4826')
    await viewer.topic('Near the tram').waitFor()
    await guest.page.getByRole('heading', { name: 'Lisbon in May' }).waitFor()
    expect(await barriersOf(guest.page)).toEqual([])

    await desk.select('Eat')
    await desk.addChild('Sardines')
    await viewer.topic('Sardines').waitFor()
    await viewer.choose('Eat', text('editor.action.fold-branch'))
    await eventually(() => viewer.topic('Sardines').count()).toBe(0)
    await map.saved.waitFor()
    expect(await desk.topic('Sardines').count()).toBe(1)

    // Another password: who is looking is asked for it, and goes on.
    await ann.api('/update_share_limit', { file_guid: fileId, password: '1357' })
    await guest.page.getByText(text('viewer.password.changed')).waitFor()
    await guest.page.keyboard.type('1357')
    await viewer.topic('Sardines').waitFor()

    await viewer.button(text('viewer.save')).click()
    const entry = new SignInPage(guest.page, english)
    await entry.goToRegister()
    await entry.register(`ben-${shareId}@harbour.example`, 'secret-1')
    await guest.page.waitForURL(/\/doc\/(?!.*login)/)
    expect(guest.page.url()).not.toContain(fileId)
    await guest.page.getByText(text('viewer.saved')).waitFor()
    const copy = new DeskPage(guest.page, english)
    await copy.topic('Sardines').waitFor()

    // Who has an account finds it again, and watches by their session.
    await guest.goTo(`${journey.server.address}/home/shared-with-me`)
    const viewed = new ListPage(guest.page, english)
    await viewed.link('Lisbon in May').waitFor()
    expect(await barriersOf(guest.page)).toEqual([])
    await guest.goTo(`${journey.server.address}/view/${shareId}`)
    await viewer.topic('Market lunch').waitFor()

    // The owner ends it in the list of their shares: who looks is told at once.
    const shares = await journey.signedIn(ann, '/home/share')
    const list = new ListPage(shares.page, english)
    await list.entry('Lisbon in May').getByText(text('shares.no-end'), { exact: false }).waitFor()
    await list.button(text('files.more', { name: 'Lisbon in May' })).click()
    await shares.page.getByRole('menuitem', { name: text('sharing.stop') }).click()
    await guest.page.getByText(message('408')).waitFor({ timeout: 10_000 })
    await shares.page.getByText(text('files.shares.empty')).waitFor()
    await guest.page.reload()
    await guest.page.getByText(text('viewer.gone.sentence')).waitFor()
  })
})
