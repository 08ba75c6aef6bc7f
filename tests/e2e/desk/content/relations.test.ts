import { describe, expect, it } from 'vitest'
import { eventually } from '../../editor/editor-journey.ts'
import { deskJourneys } from '../desk-journey.ts'
import { ThingsPage } from '../things.ts'

// Without a mouse: tests/long/desk/things-by-keys.test.ts.
describe('relation lines', () => {
  const openDesk = deskJourneys()

  async function open() {
    const { page, desk, text } = await openDesk('Plan', 'Alpha', 'Beta', 'Gamma')
    return { page, text, map: new ThingsPage(page, desk.translator) }
  }

  it('join two topics, are bent, dressed, written on, led elsewhere and deleted with a mouse', async () => {
    const { page, map, text } = await open()
    await map.press('Alpha')
    await map.press('Gamma', 'Control')
    await page.getByRole('button', { name: text('editor.action.relate') }).click()
    await eventually(() => map.ends.count()).toBe(2)
    expect(await map.bends.count()).toBe(2)
    await eventually(() => map.said.textContent()).toBe(text('editor.said.line-added', { from: 'Alpha', to: 'Gamma' }))

    const straight = await map.wayOf(map.lines)
    const bend = await map.middleOf(map.bends.first())
    await map.drag(bend, { x: bend.x + 60, y: bend.y + 40 })
    await eventually(() => map.wayOf(map.lines)).not.toBe(straight)
    await map.panel.getByRole('button', { name: text('editor.action.reset-curve') }).click()
    await eventually(() => map.wayOf(map.lines)).toBe(straight)

    await map.panel.getByRole('combobox', { name: text('editor.style.dash') }).selectOption('solid')
    await eventually(() => map.lines.locator('path').first().getAttribute('stroke-dasharray')).toBeNull()

    await page.mouse.click(300, 120)
    await eventually(() => map.ends.count()).toBe(0)
    const middle = await map.pointOn(map.lines, 0.5)
    await page.mouse.dblclick(middle.x + 3, middle.y)
    await page.keyboard.type('because')
    await page.keyboard.press('Enter')
    await map.lineWords.getByText('because').waitFor()

    const beta = await map.placeOf('Beta')
    await map.drag(await map.middleOf(map.ends.last()), { x: beta.x + 4, y: beta.y + 6 })
    await eventually(() => map.said.textContent()).toBe(text('editor.said.line-moved', { from: 'Alpha', to: 'Beta' }))
    await eventually(() => map.current()).toBe(
      text('editor.tree.labelled-line', { name: 'because', from: 'Alpha', to: 'Beta' }),
    )

    await page.mouse.click(300, 120)
    const again = await map.pointOn(map.lines, 0.25)
    await page.mouse.click(again.x, again.y, { button: 'right' })
    await page.getByRole('menuitem', { name: text('editor.action.delete') }).click()
    await eventually(() => map.lines.count()).toBe(0)
    await map.undo()
    await eventually(() => map.ends.count()).toBe(2)
    await map.lineWords.getByText('because').waitFor()
  })

  it('are led from topic to topic by a line that follows the pointer', async () => {
    const { page, map, text } = await open()
    await page.getByRole('button', { name: text('editor.action.relate') }).click()
    await page.getByRole('button', { name: text('editor.action.relate'), pressed: true }).waitFor()
    const { x, y } = await map.placeOf('Alpha')
    await page.mouse.move(x + 60, y - 60)
    const following = page.locator('main path[class*="_newLine_"]')
    await following.waitFor()
    await page.keyboard.press('Escape')
    await following.waitFor({ state: 'detached' })
    expect(await map.lines.count()).toBe(0)

    await page.keyboard.press('Alt+y')
    await map.press('Alpha')
    await eventually(() => map.lines.count()).toBe(1)
    await eventually(() => map.current()).toBe(text('editor.tree.line', { from: 'Gamma', to: 'Alpha' }))
  })
})
