import { describe, expect, it } from 'vitest'
import { eventually } from '../../editor/editor-journey.ts'
import { deskJourneys } from '../desk-journey.ts'
import { ThingsPage } from '../things.ts'

describe('summaries and boundaries', () => {
  const openDesk = deskJourneys()

  async function open() {
    const { page, desk, text } = await openDesk('Plan', 'Alpha', 'Beta', 'Gamma')
    return { page, text, map: new ThingsPage(page, desk.translator) }
  }

  it('are put around topics, written, led on to others, dressed and deleted with a mouse', async () => {
    const { page, map, text } = await open()
    await map.press('Beta')
    await map.press('Gamma', 'Control')
    await page.getByRole('button', { name: text('editor.action.summarise') }).click()
    await page.keyboard.type('Both')
    await page.keyboard.press('Enter')
    await map.topic('Both').waitFor()
    await page.mouse.click(400, 120)
    const brace = await map.pointOn(map.ranges, 0.25)
    await page.mouse.click(brace.x, brace.y)
    await eventually(() => map.ends.count()).toBe(2)
    const alpha = await map.placeOf('Alpha')
    await map.drag(await map.middleOf(map.ends.first()), { x: alpha.x + 4, y: alpha.y + 6 })
    await eventually(() => map.said.textContent()).toBe(
      text('editor.said.summary-moved', { from: 'Alpha', to: 'Gamma' }),
    )
    await page.keyboard.press('Delete')
    await eventually(() => map.topic('Both').count()).toBe(0)
    expect(await map.ranges.count()).toBe(0)
    await map.undo()
    await map.topic('Both').waitFor()
    await eventually(() => map.ends.count()).toBe(2)

    await map.press('Beta')
    await page.getByRole('button', { name: text('editor.action.bound') }).click()
    await eventually(() => map.ranges.count()).toBe(2)
    const boundary = map.ranges.first()
    await map.panel.getByRole('button', { name: text('editor.style.fill') }).click()
    await page.getByRole('dialog').getByRole('button', { name: '#FCE5E2' }).click()
    await eventually(() => boundary.locator('path').first().getAttribute('fill')).toBe('#fce5e2')
    await page.keyboard.press('Escape')
    await page.mouse.click(400, 120)
    const edge = await map.pointOn(boundary, 0.55)
    await page.mouse.dblclick(edge.x, edge.y)
    await page.keyboard.type('Now')
    await page.keyboard.press('Enter')
    await boundary.getByText('Now').waitFor()
    const title = await map.middleOf(boundary.getByText('Now'))
    await page.mouse.click(title.x, title.y, { button: 'right' })
    await page.getByRole('menuitem', { name: text('editor.action.delete') }).click()
    await eventually(() => map.ranges.count()).toBe(1)
    await map.topic('Beta').waitFor()
  })

  it('are made, titled, widened, found and left without a mouse, and say why not', async () => {
    const { page, map, text } = await open()
    await page.keyboard.press('Control+g')
    await eventually(() => map.said.textContent()).toBe(
      text('editor.said.boundary-added', { from: 'Gamma', to: 'Gamma' }),
    )
    await page.keyboard.type('Later')
    await page.keyboard.press('Enter')
    await map.ranges.getByText('Later').waitFor()
    await page.keyboard.press('Alt+Shift+ArrowUp')
    await eventually(() => map.said.textContent()).toBe(
      text('editor.said.boundary-moved', { from: 'Beta', to: 'Gamma' }),
    )
    await page.keyboard.press('Control+Shift+ArrowUp')
    await eventually(() => map.current()).toBe(
      text('editor.tree.titled-boundary', { name: 'Later', from: 'Beta', to: 'Beta' }),
    )
    await page.keyboard.press('Escape')
    await eventually(() => map.current()).toBe('Gamma')
    await eventually(() => map.describedAs('Beta')).toBe(text('editor.tree.in-titled-boundary', { name: 'Later' }))

    await page.keyboard.press('Shift+ArrowUp')
    await page.keyboard.press('Control+Alt+m')
    await page.keyboard.type('Sum')
    await page.keyboard.press('Enter')
    await map.topic('Sum').waitFor()
    await page.keyboard.press('Alt+l')
    await eventually(() => map.current()).toBe(text('editor.tree.summary', { name: 'Sum', from: 'Beta', to: 'Gamma' }))
    await page.keyboard.press('Delete')
    await eventually(() => map.topic('Sum').count()).toBe(0)

    await page.keyboard.press('Home')
    await page.keyboard.press('Control+g')
    await page.getByText(text('editor.reason.no-root')).first().waitFor()
    expect(await map.ranges.count()).toBe(1)
  })
})
