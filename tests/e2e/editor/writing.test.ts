import { expect, test } from 'vitest'
import { editorJourneys, eventually } from './editor-journey.ts'
import { inputMethodOf } from './input-method.ts'

const open = editorJourneys()
const plan = ['Plan', '  Alpha', '  Beta']

test('the first key typed on a topic replaces its words, and a burst is one step', async () => {
  const editor = await open(plan)
  await editor.select('Alpha')
  await editor.stopClock()
  await editor.type('New words')
  await eventually(() => editor.outline()).toEqual(['Plan', '  New words', '  Beta'])
  expect(await editor.isWriting()).toBe(true)
  await editor.press('Enter')
  await editor.topic('New words').waitFor()
  await editor.press('Control+z')
  await eventually(() => editor.outline()).toEqual(plan)
})

test('undo while writing takes back the last burst, and one goes on writing', async () => {
  const editor = await open(plan)
  await editor.select('Alpha')
  await editor.press('F2')
  await editor.stopClock()
  await editor.type(' one')
  await editor.letPass(1_200)
  await editor.type(' two')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha one two', '  Beta'])
  await editor.press('Control+z')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha one', '  Beta'])
  expect(await editor.isWriting()).toBe(true)
  await editor.type('!')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha one!', '  Beta'])
  await editor.press('Escape')
  await eventually(() => editor.outline()).toEqual(plan)
})

test('as a text grows taller than the screen the caret stays in sight, and the paper where it is', async () => {
  const editor = await open(['Plan', `  ${['Alpha', ...Array.from({ length: 29 }, () => 'line')].join('⏎')}`, '  Beta'])
  await editor.click('Plan')
  await editor.press('ArrowRight', 'F2')
  const seen = () =>
    editor.writingField.evaluate((field) => {
      const caret = getSelection()?.getRangeAt(0).getClientRects()[0]
      return {
        isInSight: caret !== undefined && caret.y >= 0 && caret.bottom <= innerHeight,
        isTall: field.getBoundingClientRect().height > innerHeight,
        scrolled: field.closest('[data-map]')?.scrollTop,
      }
    })
  await eventually(seen).toEqual({ isInSight: true, isTall: false, scrolled: 0 })
  for (let line = 0; line < 15; line++) {
    await editor.press('Shift+Enter')
    await editor.type(`${line}`)
  }
  await eventually(seen).toEqual({ isInSight: true, isTall: true, scrolled: 0 })
  await editor.press('Control+Home')
  await eventually(seen).toEqual({ isInSight: true, isTall: true, scrolled: 0 })
})

test('Escape gives the words back', async () => {
  const editor = await open(plan)
  await editor.select('Alpha')
  await editor.press('F2')
  await editor.type(' and more')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha and more', '  Beta'])
  await editor.press('Escape')
  await eventually(() => editor.outline()).toEqual(plan)
  await eventually(() => editor.isWriting()).toBe(false)
  await eventually(() => editor.selected()).toEqual(['Alpha'])
})

test('Shift+Enter breaks the line', async () => {
  const editor = await open(plan)
  await editor.select('Alpha')
  await editor.type('one')
  await editor.press('Shift+Enter')
  await editor.type('two')
  await editor.press('Enter')
  await eventually(() => editor.outline()).toEqual(['Plan', '  one⏎two', '  Beta'])
})

test('a click elsewhere keeps what is written, and the next key goes there', async () => {
  const editor = await open(plan)
  await editor.select('Alpha')
  await editor.type('Kept')
  await editor.click('Beta')
  await editor.type('Next')
  await editor.press('Enter')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Kept', '  Next'])
})

test('a topic is parted at the caret while it is written, and one goes on writing in the second', async () => {
  const editor = await open(['Plan', '  Alpha Beta'])
  await editor.select('Alpha Beta')
  await editor.press('F2', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Control+Shift+Enter')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha', '  Beta'])
  await editor.stopClock()
  await editor.type('More ')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha', '  More Beta'])
  await editor.press('Enter', 'Control+z', 'Control+z')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha Beta'])
})

test('keys without a selection write nowhere', async () => {
  const editor = await open(plan)
  await editor.click({ x: 100, y: 100 })
  await eventually(() => editor.selected()).toEqual([])
  await editor.type('lost')
  await editor.press('ArrowDown')
  await eventually(() => editor.selected()).toEqual(['Plan'])
  expect(await editor.outline()).toEqual(plan)
})

test('an input method loses no key, from the very first', async () => {
  const editor = await open(plan)
  await editor.select('Alpha')
  const ime = await inputMethodOf(editor)
  await ime.compose('n')
  await eventually(() => editor.field.textContent()).toBe('n')
  await ime.compose('ni')
  await ime.compose('ni hao')
  await eventually(() => editor.field.textContent()).toBe('ni hao')
  expect(await editor.outline()).toEqual(plan)
  await ime.commit('你好')
  await ime.compose('shi')
  await ime.commit('世')
  await eventually(() => editor.outline()).toEqual(['Plan', '  你好世', '  Beta'])
  expect(await editor.field.textContent()).toBe('你好世')
})

test('what was composed is taken back in one step', async () => {
  const editor = await open(plan)
  await editor.select('Alpha')
  const ime = await inputMethodOf(editor)
  await editor.stopClock()
  for (const text of ['n', 'ni', 'ni h', 'ni ha', 'ni hao']) await ime.compose(text)
  await ime.commit('你好')
  await editor.press('Enter')
  await editor.topic('你好').waitFor()
  await editor.press('Control+z')
  await eventually(() => editor.outline()).toEqual(plan)
  await editor.press('Control+y')
  await eventually(() => editor.outline()).toEqual(['Plan', '  你好', '  Beta'])
})

test('Enter, Tab, Escape and Space belong to the input method while it composes', async () => {
  const editor = await open(plan)
  await editor.select('Alpha')
  const ime = await inputMethodOf(editor)
  await ime.compose('hao')
  for (const key of ['Enter', 'Tab', 'Escape', ' ']) await ime.key(key)
  expect(await editor.isWriting()).toBe(true)
  await ime.commit('好')
  await eventually(() => editor.outline()).toEqual(['Plan', '  好', '  Beta'])
  expect(await editor.isWriting()).toBe(true)
  await editor.press('Enter')
  await eventually(() => editor.isWriting()).toBe(false)
  expect(await editor.outline()).toEqual(['Plan', '  好', '  Beta'])
})

test('a key that only wakes the input method is no shortcut', async () => {
  const editor = await open(plan)
  await editor.select('Alpha')
  const ime = await inputMethodOf(editor)
  for (const key of ['Enter', 'Tab', ' ', 'Delete']) await ime.key(key)
  expect(await editor.isWriting()).toBe(false)
  expect(await editor.outline()).toEqual(plan)
})

test('a composition that is given up leaves the words alone', async () => {
  const editor = await open(plan)
  await editor.select('Alpha')
  const ime = await inputMethodOf(editor)
  await ime.compose('x')
  await ime.compose('')
  await eventually(() => editor.outline()).toEqual(plan)
  await eventually(() => editor.isWriting()).toBe(false)
})

test('composing goes on in the middle of words', async () => {
  const editor = await open(plan)
  await editor.select('Alpha')
  await editor.press('F2', 'Home')
  const ime = await inputMethodOf(editor)
  await ime.compose('da')
  await ime.commit('大')
  await editor.type('-')
  await editor.press('Enter')
  await eventually(() => editor.outline()).toEqual(['Plan', '  大-Alpha', '  Beta'])
})
