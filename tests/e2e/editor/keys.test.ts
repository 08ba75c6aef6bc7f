import { expect, test } from 'vitest'
import { editorJourneys, eventually } from './editor-journey.ts'

// What each key does to a map, alone and with several topics, is shown without a browser: apps/web/src/editor/mindmap/headless.

const open = editorJourneys()

test('the keys of a keyboard add, name, move, fold and delete topics, and undo it', async () => {
  const editor = await open(['Plan', '  Alpha', '    One', '  Beta'])
  await editor.select('Beta')
  await editor.press('Tab')
  await eventually(() => editor.field.textContent()).toBe('Subtopic')
  await editor.type('Crew')
  await editor.press('Tab')
  await editor.type('Cook')
  await editor.press('Enter')
  await editor.topic('Cook').waitFor()
  await eventually(() => editor.selected()).toEqual(['Cook'])
  await editor.press('Enter')
  await editor.type('Mate')
  await editor.press('Enter', 'Shift+Enter')
  await editor.type('Boy')
  await editor.press('Enter', 'Control+Enter')
  await editor.type('Young')
  await editor.press('Enter')
  const crew = ['    Crew', '      Cook', '      Young', '        Boy', '      Mate']
  const grown = ['Plan', '  Alpha', '    One', '  Beta', ...crew]
  await eventually(() => editor.outline()).toEqual(grown)
  await editor.press('Alt+ArrowUp')
  await eventually(async () => (await editor.outline()).slice(5)).toEqual([
    '      Young',
    '        Boy',
    '      Cook',
    '      Mate',
  ])
  await editor.press('Control+/')
  await editor.topic('Boy').waitFor({ state: 'detached' })
  await editor.press('Delete')
  await eventually(async () => (await editor.outline()).slice(5)).toEqual(['      Cook', '      Mate'])
  await editor.topic('Young').waitFor({ state: 'detached' })
  await eventually(() => editor.selected()).toEqual(['Cook'])
  await editor.press('Backspace')
  await eventually(async () => (await editor.outline()).slice(5)).toEqual(['      Mate'])
  await editor.press('Control+z', 'Control+z', 'Control+z', 'Control+z')
  await eventually(() => editor.outline()).toEqual(grown)
  await editor.press('Control+y', 'Control+Shift+z')
  await eventually(async () => (await editor.outline()).slice(5, 7)).toEqual(['      Young +', '        Boy'])
})

test('arrows walk and select, F2 and Space write on, and others act on what is selected', async () => {
  const editor = await open(['Plan', '  Alpha', '    One', '  Beta', '  Gamma'])
  await editor.select('One')
  for (const [key, text] of [
    ['ArrowLeft', 'Alpha'],
    ['ArrowDown', 'Beta'],
    ['ArrowUp', 'Alpha'],
    ['ArrowRight', 'One'],
    ['Home', 'Plan'],
  ] as const) {
    await editor.press(key)
    await eventually(() => editor.selected()).toEqual([text])
  }
  await editor.stopClock()
  for (const key of ['F2', 'Space']) {
    await editor.select('Beta')
    await editor.press(key)
    await editor.writingField.waitFor()
    await editor.type(' max')
    await editor.press('Enter')
    await editor.topic('Beta max').waitFor()
    expect(await editor.isWriting()).toBe(false)
    await editor.press('Control+z')
    await editor.topic('Beta').waitFor()
  }
  await editor.press('Shift+ArrowDown')
  await eventually(() => editor.selected()).toEqual(['Beta', 'Gamma'])
  await editor.press('Control+j')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha', '    One', '  Beta⏎Gamma'])
  await editor.press('Control+d')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha', '    One', '  Beta⏎Gamma', '  Beta⏎Gamma'])
  await editor.press('Control+a', 'Delete')
  await eventually(() => editor.outline()).toEqual(['Plan'])
})

test('undo and redo bring the selection back, and onto the screen', async () => {
  const editor = await open(['Plan', '  Alpha', '  Beta', '  Gamma'])
  await editor.select('Alpha')
  await editor.press('Delete')
  await eventually(() => editor.selected()).toEqual(['Beta'])
  await editor.press('Control+z')
  await eventually(() => editor.selected()).toEqual(['Alpha'])
  await editor.select('Beta')
  await editor.stopClock()
  await editor.press('Shift+Enter')
  await editor.type('New')
  await editor.press('Enter')
  await editor.press('Control+z')
  await eventually(() => editor.selected()).toEqual(['Beta'])
  await editor.wheel({ x: 400, y: 300 }, { x: 0, y: 3_000 })
  await eventually(() => editor.topic('Beta').isVisible()).toBe(false)
  await editor.press('Control+y', 'Control+y')
  await eventually(() => editor.selected()).toEqual(['New'])
  await editor.topic('New').waitFor()
})
