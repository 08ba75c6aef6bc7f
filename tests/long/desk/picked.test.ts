import { describe, expect, it } from 'vitest'
import { deskJourneys } from '../../e2e/desk/desk-journey.ts'
import { ThingsPage } from '../../e2e/desk/things.ts'
import { eventually } from '../../e2e/editor/editor-journey.ts'

// On a boundary, after a dialog: tests/e2e/desk/interface/after-dialogs.test.ts.
describe('the keys of the map', () => {
  const open = deskJourneys()

  it('write on lines, callouts and summaries that are picked, at once or after Enter', async () => {
    const { desk, page, text } = await open('Plan', 'Alpha', 'Beta', 'Gamma')
    const map = new ThingsPage(page, desk.translator)
    const refusal = page
      .getByRole('region', { name: text('notices') })
      .getByText(text('editor.reason.nothing-selected'))
    await map.press('Beta')
    await map.press('Gamma', 'Control')
    await page.keyboard.press('Alt+y')
    await page.keyboard.press('Escape')
    await eventually(() => map.lines.count()).toBe(1)
    const line = await map.pointOn(map.lines, 0.5)
    await page.mouse.click(line.x, line.y)
    await page.keyboard.press('Enter')
    await page.keyboard.type('leads to')
    await page.keyboard.press('Enter')
    await map.lineWords.getByText('leads to').waitFor()

    await map.press('Alpha')
    await page.keyboard.press('Alt+Shift+c')
    await page.keyboard.type('Look')
    await page.keyboard.press('Enter')
    await map.callouts.getByText('Look', { exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.type(' here')
    await page.keyboard.press('Enter')
    await map.callouts.getByText('Look here', { exact: true }).waitFor()
    await page.keyboard.type('Listen')
    await page.keyboard.press('Enter')
    await map.callouts.getByText('Listen', { exact: true }).waitFor()

    await map.press('Alpha')
    await page.keyboard.press('Control+Alt+m')
    await page.keyboard.type('Sum')
    await page.keyboard.press('Enter')
    await map.topic('Sum').waitFor()
    const brace = await map.pointOn(map.ranges, 0.25)
    await page.mouse.click(brace.x, brace.y)
    await page.keyboard.type('Total')
    await page.keyboard.press('Enter')
    await map.topic('Total').waitFor()
    expect(await refusal.count()).toBe(0)
  })
})
