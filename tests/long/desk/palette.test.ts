import { describe, it } from 'vitest'
import { deskJourneys } from '../../e2e/desk/desk-journey.ts'
import { runByWords } from '../../e2e/desk/run-by-words.ts'
import { withoutEyeDropper } from '../../e2e/desk/style/without-eye-dropper.ts'
import { eventually } from '../../e2e/editor/editor-journey.ts'

// One of each kind: tests/e2e/desk/interface/palette.test.ts. What words find, and what every action does: tests of the web app.
describe('the palette', () => {
  const open = deskJourneys()

  it('does by its words what else is chosen in panels and menus', async () => {
    const { desk, page, text } = await open('Plan', 'Alpha', 'Beta', '  Deep')
    await desk.select('Beta')
    const paper = await desk.paper()
    await runByWords(page, 'night train')
    await eventually(() => desk.paper()).not.toBe(paper)
    await desk.undo()
    await eventually(() => desk.paper()).toBe(paper)

    await runByWords(page, 'progress 50')
    await eventually(() => desk.heard('Beta')).toContain('50%')
    await runByWords(page, 'no progress')
    await eventually(() => desk.heard('Beta')).not.toContain('50%')
    await runByWords(page, 'numbering 1.1')
    await eventually(() => desk.topic('Beta').textContent()).toContain('2')
    await runByWords(page, 'zoom 50')
    await page.getByRole('button', { name: text('editor.zoom.now', { percent: '50%' }) }).waitFor()
    await runByWords(page, 'zoom 100')
    await page.getByRole('button', { name: text('editor.zoom.now', { percent: '100%' }) }).waitFor()

    const bringBack = await withoutEyeDropper(page)
    const root = await desk.fillOf('Plan')
    await runByWords(page, 'eyedropper fill')
    const picker = page.getByRole('application', { name: text('editor.color.picking') })
    await picker.waitFor()
    const { x, y } = await desk.placeOf('Plan')
    await page.mouse.click(x - 8, y + 10)
    await eventually(() => desk.fillOf('Beta')).toBe(root)
    await bringBack()

    await runByWords(page, 'level 1')
    await eventually(() => desk.topic('Deep').count()).toBe(0)
    await runByWords(page, 'level 4')
    await desk.topic('Deep').waitFor()
  })
})
