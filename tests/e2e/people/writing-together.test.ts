// @module-tag never-retried
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { goOffline, goOnline } from '../../kit/browser/network.ts'
import { sharedJourneys } from '../desk/desk-journey.ts'
import { DeskPage } from '../desk/desk-page.ts'
import { HistoryPage } from '../desk/history-page.ts'
import { eventually } from '../editor/editor-journey.ts'
import { mapOf } from '../editor/outline.ts'
import { wordsIn } from './words-in.ts'

describe('two people who write at once', () => {
  const journey = sharedJourneys()

  it('write in one topic and below one topic, one of them offline for a minute; nothing is lost or twice; one gives back a branch that the other deleted', async () => {
    const { english } = journey
    const { text, message } = english
    const [ann, ben] = [await journey.newPerson(), await journey.newPerson()]
    await Promise.all([ann.api('/user/edit', { nickname: 'Ann' }), ben.api('/user/edit', { nickname: 'Ben' })])
    const lines = ['Launch', '  Plan', '  Story', '    Film']
    const { file_guid } = await ann.api('/touch', { file_name: 'Launch', content: { ...mapOf(lines) } })
    await ann.api('/team_worker', { action: 'add', file_guid, email: ben.email, setting: 'edit' })
    await ann.api('/cooperation', { action: 'set_mode', file_guid, mode: 'together' })
    const [{ page: onAnn }, { page: onBen, context: bens }] = [
      await journey.atMap(ann, file_guid),
      // A clock that can be moved stays with its page.
      await journey.signedIn(ben, '/healthz', { isOwn: true }),
    ]
    await onBen.clock.install()
    await onBen.goto(`${journey.server.address}/doc/${file_guid}`)
    const [annDesk, benDesk] = [new DeskPage(onAnn, english), new DeskPage(onBen, english)]
    await benDesk.ready()
    const people = (page: Page, names: string) =>
      page.getByRole('button', { name: text('document.people.named', { names }), exact: true })
    await Promise.all([people(onAnn, 'Ben').waitFor(), people(onBen, 'Ann').waitFor()])

    await Promise.all([annDesk.select('Plan'), benDesk.select('Plan')])
    await Promise.all([onAnn.keyboard.press('F2'), onBen.keyboard.press('F2')])
    await onBen.keyboard.press('Home')
    await Promise.all([onAnn.keyboard.type(' now'), onBen.keyboard.type('Our ')])
    await Promise.all([onAnn.keyboard.press('Enter'), onBen.keyboard.press('Enter')])
    await Promise.all([annDesk, benDesk].map((desk) => desk.topic('Our Plan now').waitFor()))
    await Promise.all([annDesk.addChild('By Ann'), benDesk.addChild('By Ben')])
    await Promise.all([annDesk.topic('By Ben').waitFor(), benDesk.topic('By Ann').waitFor()])
    await Promise.all([annDesk.saved.waitFor(), benDesk.saved.waitFor()])

    const history = new HistoryPage(onAnn, english)
    const openHistory = () => annDesk.bar.getByRole('button', { name: text('history.open'), exact: true }).click()
    await openHistory()
    await history.nameNow('Before the storm')
    await history.version('Before the storm').waitFor()
    await history.leave()

    await goOffline(bens)
    await benDesk.addSibling('Written offline')
    await onBen.keyboard.press('F2')
    await onBen.keyboard.type(' and on')
    await onBen.keyboard.press('Enter')
    await onBen.getByText(message('313')).waitFor()
    await people(onAnn, 'Ben').waitFor({ state: 'detached' })
    await annDesk.select('By Ben')
    await annDesk.addSibling('Written meanwhile')
    await onBen.clock.fastForward('01:00')
    await benDesk.addSibling('A minute later')
    await benDesk.select('Story')
    await onBen.keyboard.press('Delete')
    await benDesk.keptHere.waitFor()
    expect(await benDesk.topic('Written meanwhile').count()).toBe(0)
    await goOnline(bens)
    await benDesk.saved.waitFor()
    await onBen.getByText(message('314')).waitFor()
    await people(onAnn, 'Ben').waitFor()
    const all = [
      ...['Launch', 'Our Plan now', 'By Ann', 'By Ben'],
      ...['Written offline and on', 'Written meanwhile', 'A minute later'],
    ]
    const drawn = async (page: Page) => (await page.locator('[data-topic]').allTextContents()).sort()
    for (const page of [onAnn, onBen]) await eventually(() => drawn(page)).toEqual(all.toSorted())
    await eventually(async () => wordsIn((await ann.api('/open', { file_guid })).content)).toEqual(all.toSorted())

    await openHistory()
    await history.choose('Before the storm')
    await history.chip('removed', 2).click()
    await onAnn.keyboard.press('F7')
    await history.isAt(1, 1)
    await history.map.getByRole('button', { name: text('history.restore-branch') }).click()
    await history.map.waitFor({ state: 'detached' })
    await benDesk.topic('Film').waitFor()
    // What Ben deleted is there again already: he takes back the step before.
    await onBen.keyboard.press('Control+z')
    await eventually(() => benDesk.topic('A minute later').count()).toBe(0)
    await benDesk.select('By Ben')
    await benDesk.addSibling('After all')
    const after = [...all.filter((words) => words !== 'A minute later'), 'Story', 'Film', 'After all'].toSorted()
    for (const page of [onAnn, onBen]) await eventually(() => drawn(page)).toEqual(after)
  })
})
