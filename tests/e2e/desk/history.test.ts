import { describe, expect, it } from 'vitest'
import { barriersOf } from '../../kit/browser/axe.ts'
import { eventually } from '../editor/editor-journey.ts'
import { deskJourneys } from './desk-journey.ts'
import { HistoryPage } from './history-page.ts'

describe('the history of a map', () => {
  const openDesk = deskJourneys()

  it('names a version, shows what has changed since, gives back a branch, then all of it, copies it, and deletes it', async () => {
    const { desk, page, text, person, fileId } = await openDesk.alone(
      'Launch',
      'Product',
      '  Decaf',
      '  Price 12',
      'Shop',
      '  Cards',
      'Money',
    )
    const history = new HistoryPage(page, desk.words)

    await desk.bar.getByRole('button', { name: text('history.open'), exact: true }).click()
    await page.getByText(text('history.empty')).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/history/${fileId}`)
    expect(await barriersOf(page, 'aside')).toEqual([])
    await history.nameNow('')
    await page.getByText(desk.words.message('519')).waitFor()
    await page.getByLabel(text('history.name.field')).fill('Before the tasting')
    await page.keyboard.press('Enter')
    await history.version('Before the tasting').waitFor()
    await page.getByText(text('history.no-changes')).waitFor()
    await history.nameNow('Again')
    await page.getByText(desk.words.message('522')).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await history.leave()

    await desk.select('Decaf')
    await page.keyboard.press('Delete')
    await desk.select('Price 12')
    await desk.write('Price 14')
    await desk.select('Shop')
    await desk.addChild('Gift box')
    await desk.select('Money')
    await page.keyboard.press('Alt+ArrowUp')
    await desk.saved.waitFor()

    await desk.bar.getByRole('button', { name: text('history.open'), exact: true }).click()
    await history.chip('added', 1).waitFor()
    await history.chip('removed', 1).waitFor()
    await history.chip('changed', 1).waitFor()
    await history.chip('moved', 1).waitFor()
    expect((await history.listed()).sort()).toEqual(
      [
        text('history.change.added', { name: '“Gift box”' }),
        text('history.change.moved', { name: '“Money”' }),
        text('history.change.removed', { name: '“Decaf”' }),
        text('history.change.was', { name: '“Price 14”', words: 'Price 12' }),
      ].sort(),
    )
    await history.map.getByText('was Price 12').waitFor()
    expect(await barriersOf(page)).toEqual([])

    await page.keyboard.press('F7')
    await history.isAt(1, 4)
    await page.keyboard.press('Shift+F7')
    await history.isAt(4, 4)
    await history.chip('removed', 1).click()
    await page.keyboard.press('F7')
    await history.isAt(1, 1)
    await eventually(() => history.said()).toContain(text('history.change.removed', { name: '“Decaf”' }))

    // Words are found within the difference, removed ones as well.
    await page.keyboard.press('Control+f')
    await page.getByRole('textbox', { name: text('editor.search'), exact: true }).fill('decaf')
    await page.getByText(text('editor.search.count', { at: 1, count: 1 }), { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await history.map.getByRole('button', { name: text('history.restore-branch') }).click()
    await history.map.waitFor({ state: 'detached' })
    await desk.topic('Decaf').waitFor()
    expect(await desk.topic('Gift box').count()).toBe(1)
    await page.getByText(text('history.restored-branch', { name: 'Before the tasting' })).waitFor()
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('textbox')
    await desk.undo()
    await eventually(() => desk.topic('Decaf').count()).toBe(0)
    await desk.saved.waitFor()

    await desk.bar.getByRole('button', { name: text('history.open'), exact: true }).click()
    await history.choose(text('history.now'))
    await eventually(async () => page.url()).toMatch(/\/history\/\w+\?version=now$/)
    await history.choose('Before the tasting')
    await eventually(async () => page.url()).toMatch(/\/history\/\w+\?version=\d+$/)
    await history.chip('removed', 1).waitFor()
    await history.asItWas()
    await history.map.locator('[data-topic]').filter({ hasText: 'Price 12' }).waitFor()
    expect(await history.map.locator('[data-topic]').filter({ hasText: 'Gift box' }).count()).toBe(0)
    await page.getByRole('button', { name: text('history.copy') }).click()
    await page.getByText(/^Saved as “Launch.*\(Before the tasting\)”$/).waitFor()
    const { files } = await person.api('/ls', {})
    const copy = files.find(({ file_name }) => file_name.endsWith('(Before the tasting)'))
    const { content } = await person.api('/open', { file_guid: copy?.file_guid ?? '' })
    expect(JSON.stringify(content)).toContain('Price 12')

    await page.getByRole('button', { name: text('history.restore'), exact: true }).click()
    await history.map.waitFor({ state: 'detached' })
    await eventually(() => desk.topic('Gift box').count()).toBe(0)
    await desk.topic('Price 12').waitFor()
    await desk.saved.waitFor()
    await page.getByText(text('history.restored', { name: 'Before the tasting' })).waitFor()
    await page
      .getByRole('button', { name: text('files.undo'), exact: true })
      .last()
      .click()
    await desk.topic('Gift box').waitFor()
    await desk.saved.waitFor()

    await desk.bar.getByRole('button', { name: text('history.open'), exact: true }).click()
    await history.choose('Before the tasting')
    await history.deleteChosen()
    await history.version('Before the tasting').waitFor({ state: 'detached' })
    const left = await person.api('/get_history_data', { file_guid: fileId })
    expect(left.versions.map(({ reason }) => reason)).not.toContain('named')
    await history.leave()
    await desk.topic('Gift box').waitFor()
  })
})
