import { test } from 'vitest'
import { editorJourneys, eventually } from './editor-journey.ts'

const open = editorJourneys()
const plan = ['Plan', '  Alpha', '    One', '      Deep +', '        Deeper', '    Two', '  Beta']

test('a branch is cut, taken back, and copied into another map with all that is in it', async () => {
  const editor = await open(plan)
  await editor.allowClipboard()
  await editor.select('One')
  await editor.press('Control+x')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha', '    Two', '  Beta'])
  await eventually(() => editor.clipboardText()).toBe('One\n\tDeep\n\t\tDeeper')
  await editor.press('Control+z')
  await eventually(() => editor.outline()).toEqual(plan)
  await editor.select('Beta')
  await editor.click('One', 'Control')
  await editor.press('Control+c')
  const other = await open(['Elsewhere'])
  await other.allowClipboard()
  await other.select('Elsewhere')
  // The clipboard belongs to the browser, not to the page.
  await eventually(() => other.clipboardText()).toBe('One\n\tDeep\n\t\tDeeper\nBeta')
  await other.press('Control+v')
  const pasted = ['Elsewhere', '  One', '    Deep +', '      Deeper', '  Beta']
  await eventually(() => other.outline()).toEqual(pasted)
  await eventually(() => other.selected()).toEqual(['One', 'Beta'])
  await other.setClipboardText('# Sea\n\n- calm\n  - deep')
  await other.select('Beta')
  await other.press('Control+v')
  await eventually(() => other.outline()).toEqual([...pasted, '    Sea', '      calm', '        deep'])
})

test('while writing, words are copied and pasted as words', async () => {
  const editor = await open(['Plan', '  Alpha'])
  await editor.allowClipboard()
  await editor.setClipboardText('first\n  second')
  await editor.select('Alpha')
  await editor.press('F2', 'Control+v')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alphafirst⏎  second'])
  await editor.press('Control+a', 'Control+c')
  await eventually(() => editor.clipboardText()).toBe('Alphafirst\n  second')
  await editor.press('Escape')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha'])
})
