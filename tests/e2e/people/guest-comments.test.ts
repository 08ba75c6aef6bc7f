import { describe, expect, it } from 'vitest'
import { CommentsPage } from '../desk/comments-page.ts'
import { sharedJourneys } from '../desk/desk-journey.ts'
import { DeskPage } from '../desk/desk-page.ts'
import { ShareDialogPage, ViewerPageObject } from '../desk/share-page.ts'
import { eventually } from '../editor/editor-journey.ts'
import { mapOf } from '../editor/outline.ts'
import { ListPage } from '../files/list-page.ts'

describe('a shared map that a guest talks about', () => {
  const journey = sharedJourneys()

  it('a guest with the password talks with its owner and a member; in the trash it is nobody’s, and restored it is as it was', async () => {
    const { english } = journey
    const { text } = english
    const [ann, ben] = [await journey.newPerson(), await journey.newPerson()]
    await Promise.all([ann.api('/user/edit', { nickname: 'Ann' }), ben.api('/user/edit', { nickname: 'Ben' })])
    const content = { ...mapOf(['Lisbon', '  Stay', '    Near the tram', '  Eat']) }
    const { file_guid } = await ann.api('/touch', { file_name: 'Lisbon', content })
    await ann.api('/team_worker', { action: 'add', file_guid, email: ben.email, setting: 'edit' })
    const [atAnn, atBen] = await Promise.all([journey.atMap(ann, file_guid), journey.atMap(ben, file_guid)])
    const annDesk = new DeskPage(atAnn.page, english)
    const onAnn = new CommentsPage(atAnn.page, english)
    const onBen = new CommentsPage(atBen.page, english)

    const share = new ShareDialogPage(atAnn.page, english)
    await atAnn.page.getByRole('button', { name: text('sharing.share'), exact: true }).click()
    await share.turnOn('sharing.link')
    await share.turnOn('sharing.password')
    await eventually(() => ann.api('/share_info', { file_guid })).toMatchObject({ password: expect.any(String) })
    await share.digits.fill('4826')
    await share.turnOn('sharing.may-comment')
    await eventually(() => ann.api('/share_info', { file_guid })).toMatchObject({ password: '4826', may_comment: true })
    const { share_id: shareId } = await ann.api('/share_info', { file_guid })
    await share.leave()

    const guest = await journey.guest(`/view/${shareId}`)
    const viewer = new ViewerPageObject(guest.page, english)
    const onGuest = new CommentsPage(guest.page, english, 'complementary')
    await viewer.password.fill('4826')
    await viewer.topic('Near the tram').waitFor()
    await viewer.button(text('viewer.comment')).click()
    await viewer.select('Near the tram')
    await onGuest.say('Near the tram', 'Is it loud there?')
    await onGuest.thread('Near the tram').getByText('Is it loud there?').waitFor()

    await eventually(() => annDesk.heard('Near the tram')).toContain(text('editor.comments', { count: 1 }))
    await annDesk.select('Near the tram')
    await atAnn.page.keyboard.press('Alt+c')
    await onAnn.thread('Near the tram').getByText('Is it loud there?').waitFor()
    await onAnn.reply('Near the tram', 'Only until ten')
    await onGuest.thread('Near the tram').getByText('Only until ten').waitFor()
    await onBen.button.click()
    await onBen.thread('Near the tram').getByText('Only until ten').waitFor()

    // The owner throws it away: whoever looks at it is cut off.
    await annDesk.saved.waitFor()
    await annDesk.back.click()
    const list = new ListPage(atAnn.page, english)
    await list.link('Lisbon').press('Delete')
    await guest.page.getByText(english.message('408')).waitFor()
    await atBen.page.getByRole('button', { name: text('cooperation.access') }).waitFor()
    await guest.page.reload()
    await guest.page.getByText(text('viewer.gone.sentence')).waitFor()

    await atAnn.page.getByRole('link', { name: text('files.trash'), exact: true }).click()
    await list.button('Lisbon').focus()
    await atAnn.page.keyboard.press('Shift+R')
    await atAnn.page.getByText(text('trash.restored.named', { name: 'Lisbon' })).waitFor()
    // The same link, known to who has proven it; the same members; and what was said.
    await Promise.all([guest.page.reload(), atBen.page.reload()])
    await viewer.topic('Near the tram').waitFor()
    await viewer.button(text('viewer.comment')).click()
    await onGuest.thread('Near the tram').getByText('Only until ten').waitFor()
    const benDesk = new DeskPage(atBen.page, english)
    await onBen.thread('Near the tram').getByText('Only until ten').waitFor()
    await viewer.select('Near the tram')
    await onGuest.say('Near the tram', 'Then we take it')
    await onBen.thread('Near the tram').getByText('Then we take it').waitFor()
    await eventually(() => benDesk.heard('Near the tram')).toContain(text('editor.comments', { count: 3 }))
  })
})
