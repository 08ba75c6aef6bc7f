import { describe, expect, it } from 'vitest'
import { eventually } from '../../editor/editor-journey.ts'
import { deskJourneys } from '../desk-journey.ts'
import { runByWords } from '../run-by-words.ts'

// More of what it does: tests/long/desk/palette.test.ts.
describe('the palette', () => {
  const open = deskJourneys()

  it('does by its words what else is chosen in panels and menus', async () => {
    const { desk, page, text } = await open('Plan', 'Alpha', 'Beta', '  Deep')
    await desk.select('Beta')
    const options = page.getByRole('dialog').getByRole('option')
    // What there is much of is found, not listed.
    await page.keyboard.press('Control+k')
    await options.first().waitFor()
    const fishbone = text('editor.action.map-layout', { name: text('editor.layout.fish-bone') })
    expect(await options.filter({ hasText: fishbone }).count()).toBe(0)
    const place = await desk.placeOf('Alpha')
    await page.getByRole('dialog').getByRole('combobox').fill('fishbone')
    await options.first().filter({ hasText: fishbone }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await eventually(async () => (await desk.placeOf('Alpha')).y).not.toBe(place.y)
    await desk.undo()
    await eventually(() => desk.placeOf('Alpha')).toEqual(place)

    await runByWords(page, 'progress 50')
    await eventually(() => desk.heard('Beta')).toContain('50%')

    await runByWords(page, 'label')
    const labels = desk.panel.getByRole('combobox', { name: text('editor.labels.add') })
    await eventually(() => labels.evaluate((field) => field === document.activeElement)).toBe(true)
    await labels.fill('soon')
    await page.keyboard.press('Enter')
    await eventually(() => desk.heard('Beta')).toContain('soon')
    await page.keyboard.press('Escape')

    await desk.press('Deep')
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill(text('editor.action.sort-children'))
    await options.getByText(text('editor.reason.nothing-to-sort')).waitFor()
    await page.keyboard.press('Escape')
  })
})

describe('the keys of the specification', () => {
  const open = deskJourneys()

  it('lead to a link, a presentation and the other maps, and the sheet lists all keys of an action', async () => {
    const { desk, page, text } = await open('Plan', 'Alpha')
    await page.keyboard.press('Control+Alt+k')
    await page.getByRole('dialog').locator('[inputmode=url]').waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+p')
    await page.getByRole('button', { name: text('editor.present.end') }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: text('editor.present.end') }).waitFor({ state: 'detached' })

    // Until then the map is only looked at, and the sheet lists less.
    await desk.tool('link').waitFor()
    await page.keyboard.press('F1')
    const sheet = page.getByRole('dialog', { name: text('shortcuts.title') })
    const keysByLabel = async () => {
      const rows = await sheet
        .getByRole('term')
        .evaluateAll((terms) =>
          terms.map((term) => [
            term.textContent ?? '',
            [...(term.parentElement?.querySelectorAll('kbd') ?? [])].map((key) => key.textContent),
          ]),
        )
      return Object.fromEntries(rows) as Record<string, string[]>
    }
    await eventually(keysByLabel).toMatchObject({
      [text('editor.action.replace')]: ['Ctrl H', 'Alt Shift H'],
      [text('editor.action.priority-9')]: ['Ctrl 9'],
      [text('editor.action.edit')]: ['F2', 'Space'],
      [text('editor.action.walk-up')]: ['↑'],
      [text('editor.action.extend-left')]: ['Shift ←'],
      [text('editor.action.link')]: ['Ctrl Shift K', 'Ctrl Alt K'],
      [text('document.open-another')]: ['Ctrl O'],
    })
    expect(Object.values(await keysByLabel()).filter((keys) => keys.includes('Ctrl 9'))).toHaveLength(1)
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    await page.keyboard.press('Control+o')
    await page.waitForURL(/\/home\/my$/)
    await eventually(() => desk.topic('Alpha').count()).toBe(0)
  })
})
