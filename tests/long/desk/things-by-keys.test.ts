import { describe, expect, it } from 'vitest'
import { deskJourneys } from '../../e2e/desk/desk-journey.ts'
import { ThingsPage } from '../../e2e/desk/things.ts'
import { eventually } from '../../e2e/editor/editor-journey.ts'

const openDesk = deskJourneys()

async function open(...topics: string[]) {
  const { page, desk, text } = await openDesk('Plan', ...topics)
  return { page, text, map: new ThingsPage(page, desk.translator) }
}

// Ranges by keys, and all of them with a mouse: tests/e2e/desk.
describe('callouts', () => {
  it('are made, moved, found, heard, folded away and left without a mouse', async () => {
    const { page, map, text } = await open('Alpha', 'Beta', '  Gamma')
    await page.keyboard.press('Alt+Shift+c')
    await eventually(() => map.said.textContent()).toBe(text('editor.said.callout-added', { from: 'Gamma' }))
    await page.keyboard.type('First')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('second')
    await page.keyboard.press('Enter')
    await map.callouts.getByText('second').waitFor()
    await eventually(() => map.current()).toBe(
      text('editor.tree.written-callout', { words: 'First\nsecond', name: 'Gamma' }),
    )
    const before = await map.middleOf(map.callouts.getByText('First'))
    await page.keyboard.press('Control+ArrowRight')
    await eventually(() => map.said.textContent()).toBe(text('editor.said.callout-moved', { from: 'Gamma' }))
    await eventually(async () => (await map.middleOf(map.callouts.getByText('First'))).x).toBeGreaterThan(before.x)
    await page.keyboard.press('Escape')
    await eventually(() => map.current()).toBe('Gamma')
    await eventually(() => map.describedAs('Gamma')).toBe(text('editor.tree.called-out', { name: 'First\nsecond' }))

    await page.keyboard.press('Alt+l')
    await eventually(() => map.current()).toContain('second')
    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Control+/')
    await eventually(() => map.callouts.count()).toBe(0)
    await page.keyboard.press('Control+/')
    await eventually(() => map.callouts.count()).toBe(1)
    await page.keyboard.press('Alt+l')
    await page.getByText(text('editor.reason.no-lines')).first().waitFor()
  })
})

describe('relation lines', () => {
  it('are made, found, written on, undone and left without a mouse', async () => {
    const { page, map, text } = await open('Alpha', 'Beta', 'Gamma')
    await page.keyboard.press('Alt+y')
    await page.keyboard.press('ArrowUp')
    await eventually(() => map.current()).toBe('Beta')
    await page.keyboard.press('Enter')
    await eventually(() => map.said.textContent()).toBe(text('editor.said.line-added', { from: 'Gamma', to: 'Beta' }))
    // The very first key of an input method finds where to write.
    const tools = await page.context().newCDPSession(page)
    await tools.send('Input.imeSetComposition', { text: 'yin', selectionStart: 3, selectionEnd: 3 })
    await tools.send('Input.insertText', { text: '因为' })
    await page.keyboard.press('Enter')
    await map.lineWords.getByText('因为', { exact: true }).waitFor()
    await page.keyboard.type('leads to')
    await page.keyboard.press('Enter')
    await map.lineWords.getByText('leads to').waitFor()
    await page.keyboard.press('Escape')
    await eventually(() => map.current()).toBe('Gamma')
    await eventually(() => map.describedAs('Gamma')).toBe(text('editor.tree.relates-to', { name: 'Beta' }))

    await page.keyboard.press('Alt+l')
    await eventually(() => map.current()).toBe(
      text('editor.tree.labelled-line', { name: 'leads to', from: 'Gamma', to: 'Beta' }),
    )
    const before = await map.wayOf(map.lines)
    await page.keyboard.press('Alt+Shift+ArrowRight')
    await eventually(() => map.wayOf(map.lines)).not.toBe(before)
    await map.undo()
    await eventually(() => map.wayOf(map.lines)).toBe(before)
    await page.keyboard.press('F2')
    await page.keyboard.type(' it')
    await page.keyboard.press('Escape')
    expect(await map.lines.textContent()).toBe('leads to')
    await page.keyboard.press('Shift+F10')
    await page.getByRole('menuitem', { name: text('editor.action.lead-end') }).click()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await eventually(() => map.said.textContent()).toBe(text('editor.said.line-moved', { from: 'Gamma', to: 'Alpha' }))
    await page.keyboard.press('Delete')
    await eventually(() => map.lines.count()).toBe(0)
    await eventually(() => map.current()).toBe('Gamma')
    await map.undo()
    await eventually(() => map.lines.count()).toBe(1)

    await page.keyboard.press('ArrowUp')
    await eventually(() => map.current()).toBe('Gamma')
    await page.keyboard.press('Delete')
    await eventually(() => map.lines.count()).toBe(0)
  })
})
