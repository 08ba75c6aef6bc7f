import { expect, test } from 'vitest'
import { OutlinePage } from '../e2e/desk/outline/outline-page.ts'
import { editorJourneys } from '../e2e/editor/editor-journey.ts'

const openMap = editorJourneys()

test('of ten thousand topics in the outline only those on the screen are drawn, and it scrolls to the last', async () => {
  const lines = ['Plan', ...Array.from({ length: 10_000 }, (_, nth) => `${nth % 5 === 0 ? '  ' : '    '}T${nth + 1}`)]
  const editor = await openMap(lines)
  await OutlinePage.open(editor)
  expect(await editor.rows.count()).toBeLessThan(120)
  await editor.press('Home', 'End')
  await editor.click(editor.row('T5').locator('[data-text]'))
  await editor.press('Escape')
  await editor.wheel({ x: 640, y: 400 }, { x: 0, y: 400_000 })
  await editor.row('T10000').waitFor()
  const { y } = await editor.middleOf(editor.row('T10000'))
  expect(y).toBeGreaterThan(0)
  expect(y).toBeLessThan(800)
  expect(await editor.rows.count()).toBeLessThan(120)
})
