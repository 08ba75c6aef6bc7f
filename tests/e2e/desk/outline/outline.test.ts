import { expect, test } from 'vitest'
import { editorJourneys, eventually } from '../../editor/editor-journey.ts'
import { inputMethodOf } from '../../editor/input-method.ts'
import { OutlinePage } from './outline-page.ts'

const openMap = editorJourneys()
const open = async (lines: readonly string[], settings: Parameters<typeof openMap>[1] = {}) => {
  const editor = await openMap(lines, settings)
  return { editor, outline: await OutlinePage.open(editor) }
}
const plan = ['Plan', '  Alpha', '    One', '    Two', '  Beta', '~Loose', '  End']

test('shows the map as rows and writes into them: Enter, Tab, Shift+Tab, Backspace, undo', async () => {
  const { editor, outline } = await open(plan)
  await eventually(() => outline.rows()).toEqual(['Plan', '  Alpha', '    One', '    Two', '  Beta', 'Loose', '  End'])
  await outline.write('Two')
  await editor.press('Enter')
  await editor.type('Three')
  await eventually(() => editor.outline()).toContain('    Three')
  await editor.press('Tab')
  await eventually(() => editor.outline()).toContain('      Three')
  await editor.type('!')
  await editor.press('Shift+Tab', 'Shift+Tab')
  await eventually(() => editor.outline()).toContain('  Three!')
  await editor.press('Control+Enter')
  await editor.type('line')
  await eventually(() => editor.outline()).toContain('  Three!⏎line')
  await editor.press('Enter', 'Backspace')
  await editor.type('s')
  await eventually(() => editor.outline()).toContain('  Three!⏎lines')
  for (let nth = 0; nth < 12 && (await editor.outline()).join() !== plan.join(); nth++) await editor.press('Control+z')
  expect(await editor.outline()).toEqual(plan)
})

test('Enter in the middle parts a row, Backspace at its start joins it again', async () => {
  const { editor, outline } = await open(plan)
  await outline.write('Alpha')
  await editor.press('ArrowLeft', 'ArrowLeft', 'Enter')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alp', '  ha', ...plan.slice(2)])
  // What has children keeps them: it does not go up into another row.
  await editor.press('Backspace')
  expect((await editor.outline())[2]).toBe('  ha')
  await outline.write('Two')
  await editor.press('Home', 'Backspace')
  await eventually(() => editor.outline()).toContain('    OneTwo')
  await editor.type('-')
  await eventually(() => editor.outline()).toContain('    One-Two')
})

test('goes from row to row by the arrows and keeps the column', async () => {
  const { editor, outline } = await open(['Plan', '  A long first row', '  B', '  Another long row'])
  await outline.write('A long first row')
  await editor.press('Home', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight')
  await editor.press('ArrowDown', 'ArrowDown')
  await editor.type('|')
  await eventually(async () => (await editor.outline())[3]).toMatch(/^ {2}Anoth?e?r?\|/)
  await editor.press('End', 'ArrowRight')
  expect(await editor.isWriting()).toBe(true)
  await editor.press('Home', 'ArrowLeft')
  await editor.type('?')
  await eventually(async () => (await editor.outline())[2]).toBe('  B?')
})

test('moves rows by keys, folds them, and takes several at once', async () => {
  const { editor, outline } = await open(plan)
  await outline.write('Beta')
  await editor.press('Alt+ArrowUp')
  await eventually(() => editor.outline()).toEqual([
    'Plan',
    '  Beta',
    '  Alpha',
    '    One',
    '    Two',
    '~Loose',
    '  End',
  ])
  await editor.press('Control+ArrowDown')
  await eventually(() => editor.outline()).toEqual(plan)
  await outline.write('Alpha')
  await editor.press('Control+/')
  await eventually(() => outline.rows()).toEqual(['Plan', '  Alpha', '  Beta', 'Loose', '  End'])
  await editor.press('Control+/')
  await outline.choose('One')
  await editor.press('Shift+ArrowDown', 'Shift+Tab')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha', '  One', '  Two', '  Beta', '~Loose', '  End'])
  await editor.press('Delete')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha', '  Beta', '~Loose', '  End'])
})

test('takes rows from the clipboard, also in the middle of a text, and gives several', async () => {
  const { editor, outline } = await open(plan)
  await editor.allowClipboard()
  await editor.setClipboardText('- First\n  - Below\n- Second')
  await outline.write('Beta')
  await editor.press('Enter', 'Control+v')
  await eventually(() => editor.outline()).toEqual([
    ...plan.slice(0, 5),
    '  First',
    '    Below',
    '  Second',
    '~Loose',
    '  End',
  ])
  await outline.choose('One')
  await outline.choose('Two', 'Control')
  await editor.press('Control+c')
  await outline.choose('Second')
  await editor.press('Control+v')
  await eventually(async () => (await editor.outline()).slice(7, 10)).toEqual(['  Second', '  One', '  Two'])
  await editor.setClipboardText('one line')
  await outline.write('Below')
  await editor.press('Control+v')
  await eventually(() => editor.outline()).toContain('    Belowone line')
})

test('carries rows by their bullet, the level by how far right', async () => {
  const { editor, outline } = await open(plan)
  const bullet = await editor.middleOf(editor.row('Beta').locator('[data-bullet]'))
  const above = await editor.middleOf(editor.row('One').locator('[data-bullet]'))
  const gap = { x: above.x, y: above.y + 15 }
  await editor.drag(bullet, gap, {
    before: async () => {
      await eventually(() => editor.dropIndent()).toBe(1)
      await editor.carryTo({ x: gap.x + 28, y: gap.y })
      await eventually(() => editor.dropIndent()).toBe(2)
    },
  })
  await eventually(() => editor.outline()).toEqual([
    'Plan',
    '  Alpha',
    '    One',
    '      Beta',
    '    Two',
    '~Loose',
    '  End',
  ])
  await eventually(() => outline.rows()).toContain('      Beta')
  await editor.press('Control+z')
  await eventually(() => editor.outline()).toEqual(plan)
})

test('an input method writes into a row undisturbed, from its first key', async () => {
  const { editor, outline } = await open(plan)
  const method = await inputMethodOf(editor)
  await outline.choose('One')
  await method.key('n')
  await method.compose('ni')
  await method.compose('ni hao')
  await method.commit('你好')
  await eventually(() => editor.outline()).toContain('    你好')
  await editor.press('Enter')
  await method.compose('shi')
  await method.commit('世界')
  await eventually(async () => (await editor.outline()).slice(2, 4)).toEqual(['    你好', '    世界'])
})

test('is one selection with the map, and the limit holds', async () => {
  const { editor, outline } = await open(plan, { limit: 7 })
  await outline.write('Beta')
  await editor.press('Enter')
  await eventually(() => editor.refusals()).toHaveLength(1)
  expect(await editor.outline()).toEqual(plan)
  await editor.press('Escape', 'Alt+Shift+o')
  await editor.topic('Beta').waitFor()
  await eventually(() => editor.selected()).toEqual(['Beta'])
  expect(await editor.hasKeys()).toBe(true)
})

test('who may only read walks through it by keys and changes nothing', async () => {
  const { editor } = await open(plan, { readOnly: true })
  await editor.click(editor.row('Alpha').locator('[data-text]'))
  await editor.press('ArrowDown', 'Enter', 'Tab', 'Delete')
  await editor.type('x')
  await eventually(() => editor.selected()).toEqual(['One'])
  expect(await editor.outline()).toEqual(plan)
})

// Of ten thousand: tests/long/outline.test.ts.
test('of many topics only those on the screen are drawn, and it scrolls to the last', async () => {
  const lines = ['Plan', ...Array.from({ length: 1_500 }, (_, nth) => `${nth % 5 === 0 ? '  ' : '    '}T${nth + 1}`)]
  const { editor } = await open(lines)
  expect(await editor.rows.count()).toBeLessThan(120)
  await editor.press('Home', 'End')
  await editor.click(editor.row('T5').locator('[data-text]'))
  await editor.press('Escape')
  await editor.wheel({ x: 640, y: 400 }, { x: 0, y: 60_000 })
  await editor.row('T1500').waitFor()
  const { y } = await editor.middleOf(editor.row('T1500'))
  expect(y).toBeGreaterThan(0)
  expect(y).toBeLessThan(800)
  expect(await editor.rows.count()).toBeLessThan(120)
})

test('writes a note below its row: Shift+Enter goes there and back, a press goes there too', async () => {
  const { editor, outline } = await open(['Plan', '  Alpha', '  Beta'])
  await outline.write('Alpha')
  await editor.press('Shift+Enter')
  await editor.rowNote.waitFor()
  await editor.type('First line')
  await editor.press('Enter')
  await editor.type('second')
  await eventually(() => editor.notes()).toEqual(['First line\nsecond'])
  await editor.press('Shift+Enter')
  await editor.rowNote.waitFor({ state: 'detached' })
  // The keys are in the row again, and the note stays below it.
  await editor.type('!')
  await eventually(() => editor.outline()).toContain('  Alpha!')
  await editor.click(editor.words('First line\nsecond'))
  await editor.rowNote.waitFor()
  await editor.press('Control+End')
  await editor.type(' one')
  await eventually(() => editor.notes()).toEqual(['First line\nsecond one'])
  await editor.press('Escape', 'ArrowDown')
  await editor.type('!')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha!', '  Beta!'])
})
