// @module-tag never-retried
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { CommentsPage } from '../desk/comments-page.ts'
import { sharedJourneys } from '../desk/desk-journey.ts'
import { HistoryPage } from '../desk/history-page.ts'
import { eventually } from '../editor/editor-journey.ts'
import { FlowchartPage } from './flowchart-page.ts'

describe('two people in one flowchart, one of them twice', () => {
  const journey = sharedJourneys()

  it('edit one page at once, see each other only there, undo only their own, comment, and restore what was deleted', async () => {
    const { english } = journey
    const { text } = english
    const [ann, ben] = await Promise.all([journey.newPerson(), journey.newPerson()])
    await Promise.all([ann.api('/user/edit', { nickname: 'Ann' }), ben.api('/user/edit', { nickname: 'Ben' })])
    const { file_guid } = await ann.api('/touch', { file_name: 'Launch', naotu_type: 1 })
    await ann.api('/team_worker', { action: 'add', file_guid, email: ben.email, setting: 'edit' })
    await ann.api('/cooperation', { action: 'set_mode', file_guid, mode: 'together' })
    const arrive = async (person: typeof ann) => {
      const { page } = await journey.signedIn(person, `/doc/${file_guid}`)
      const chart = new FlowchartPage(page, english)
      await chart.ready()
      return chart
    }
    const [atAnn, atAnnsOther, atBen] = [await arrive(ann), await arrive(ann), await arrive(ben)]
    const [onAnn, onBen] = [atAnn.page, atBen.page]
    const everywhere = [atAnn, atAnnsOther, atBen]
    const allHave = async (...words: string[]) => {
      for (const chart of everywhere) await eventually(() => chart.written()).toEqual(words.toSorted())
    }

    await atAnn.paletteShape('process').click()
    await atAnn.type('Plan')
    await atAnn.goOn('right')
    await atAnn.type('Build')
    await atAnn.goOn('right')
    await atAnn.type('Ship')
    await atAnn.pressKey('Enter')
    await allHave('Plan', 'Build', 'Ship')

    // Seen in their colour where they are, and nowhere else.
    const people = (page: Page, names: string) =>
      page.getByRole('button', { name: text('document.people.named', { names }), exact: true })
    const pointer = onAnn.locator('[data-people] [data-cursor-of="Ben"]')
    await Promise.all([people(onAnn, 'Ben').waitFor(), people(onBen, 'Ann').waitFor()])
    await atBen.choose('Ship')
    await pointer.waitFor()
    const tag = onAnn.locator('[data-people] span').filter({ hasText: 'Ben' }).first()
    await tag.waitFor()
    const spoken = atAnn.spoken.filter({ hasText: 'Ship' }).last()
    await eventually(() => spoken.getAttribute('aria-description')).toBe(text('editor.people.at', { names: 'Ben' }))
    await onBen.getByRole('button', { name: text('flowchart.action.page-add'), exact: true }).click()
    await onBen.getByRole('tab', { name: 'Page 2', selected: true }).waitFor()
    await onAnn.getByRole('tab', { name: 'Page 2', selected: false }).waitFor()
    await pointer.waitFor({ state: 'hidden' })
    await people(onAnn, 'Ben').waitFor()
    await onBen.getByRole('tab', { name: 'Page 1' }).click()
    await atBen.choose('Ship')
    await pointer.waitFor()

    // At once: words of one shape by both, a line, a shape.
    await Promise.all([atAnn.choose('Plan'), atAnnsOther.choose('Build'), atBen.choose('Plan')])
    for (const chart of [atAnn, atBen]) await chart.pressKey('Enter')
    await onBen.keyboard.press('Home')
    await Promise.all([
      onAnn.keyboard.type(' now'),
      onBen.keyboard.type('Our '),
      (async () => {
        await atAnnsOther.goOn('bottom', 'decision')
        await atAnnsOther.type('Check')
        await atAnnsOther.pressKey('Enter')
      })(),
    ])
    await Promise.all([atAnn.pressKey('Enter'), atBen.pressKey('Enter')])
    await allHave('Our Plan now', 'Build', 'Check', 'Ship')
    await Promise.all([
      (async () => {
        await atBen.choose('Check')
        await atBen.connect('right', 'Ship')
        await atBen.type('Yes')
        await atBen.pressKey('Enter')
      })(),
      (async () => {
        await atAnn.choose('Our Plan now')
        await atAnn.pressKey('Alt+ArrowDown')
        await atAnn.type('Budget')
        await atAnn.pressKey('Enter')
      })(),
    ])
    await allHave('Our Plan now', 'Build', 'Check', 'Ship', 'Yes', 'Budget')
    for (const chart of everywhere) expect(await chart.lines()).toBe(5)

    // Only one's own: the label, then the line.
    await atBen.undo()
    await allHave('Our Plan now', 'Build', 'Check', 'Ship', 'Budget')
    await atBen.undo()
    for (const chart of everywhere) await eventually(() => chart.lines()).toBe(4)
    await atBen.page.keyboard.press('Control+Shift+z')
    for (const chart of everywhere) await eventually(() => chart.lines()).toBe(5)

    const [anns, bens] = [new CommentsPage(onAnn, english), new CommentsPage(onBen, english)]
    await atAnn.choose('Check')
    await onAnn.keyboard.press('Alt+c')
    await eventually(() => anns.field('Check').evaluate((field) => field === document.activeElement)).toBe(true)
    await onAnn.keyboard.type('Who decides?')
    await onAnn.keyboard.press('Control+Enter')
    await eventually(() => atBen.heard('Decision: Check')).toContain(text('editor.comments', { count: 1 }))
    await bens.button.click()
    await bens.thread('Check').getByText('Who decides?', { exact: true }).waitFor()
    await bens.thread('Check').getByRole('button', { name: 'Check', exact: true }).click()
    await bens.reply('Check', 'I do')
    await anns.thread('Check').getByText('I do', { exact: true }).waitFor()

    // The number of its comments is drawn beside its words.
    const talkedAbout = 'Check2'
    const history = new HistoryPage(onAnn, english)
    await atAnn.saved.waitFor()
    await atAnn.bar.getByRole('button', { name: text('history.open'), exact: true }).click()
    await history.nameNow('Before the cuts')
    await history.version('Before the cuts').waitFor()
    await history.leave()

    // What one deletes the other, who was at it, can bring back.
    await atBen.choose('Ship')
    await tag.waitFor()
    await atAnn.choose('Ship')
    await onAnn.keyboard.press('Delete')
    await onBen.getByText(text('flowchart.lost.selected-by', { name: 'Ann' })).waitFor()
    await onBen.getByRole('button', { name: text('editor.said.bring-back'), exact: true }).click()
    await allHave('Our Plan now', 'Build', talkedAbout, 'Ship', 'Budget')
    for (const chart of everywhere) await eventually(() => chart.lines()).toBe(5)

    await atBen.choose('Budget')
    await onBen.keyboard.press('Delete')
    await allHave('Our Plan now', 'Build', talkedAbout, 'Ship')
    await atBen.choose('Build')
    await onBen.keyboard.type('Make')
    await onBen.keyboard.press('Enter')
    await allHave('Our Plan now', 'Make', talkedAbout, 'Ship')
    await atBen.saved.waitFor()
    await atAnn.bar.getByRole('button', { name: text('history.open'), exact: true }).click()
    await history.choose('Before the cuts')
    await history.chip('changed', 1).waitFor()
    await history.chip('removed', 1).click()
    await onAnn.keyboard.press('F7')
    await history.isAt(1, 1)
    await history.map.getByRole('button', { name: text('history.restore-item') }).click()
    await history.map.waitFor({ state: 'detached' })
    await allHave('Our Plan now', 'Make', talkedAbout, 'Ship', 'Budget')
    for (const chart of everywhere) await eventually(() => chart.lines()).toBe(5)
    await atAnn.undo()
    await allHave('Our Plan now', 'Make', talkedAbout, 'Ship')
  })
})
