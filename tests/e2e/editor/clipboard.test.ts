import { test } from 'vitest'
import { editorJourneys, eventually } from './editor-journey.ts'

const open = editorJourneys()
const plan = ['Plan', '  Alpha', '    One', '      Deep +', '        Deeper', '    Two', '  Beta']

test('a branch is copied under another topic with all that is in it, folds too', async () => {
  const editor = await open(plan)
  await editor.select('Alpha')
  await editor.press('Control+c')
  await editor.select('Beta')
  await editor.press('Control+v')
  const pasted = ['    Alpha', '      One', '        Deep +', '          Deeper', '      Two']
  await eventually(() => editor.outline()).toEqual([...plan, ...pasted])
  await eventually(() => editor.selected()).toEqual(['Alpha'])
  await editor.press('Control+z')
  await eventually(() => editor.outline()).toEqual(plan)
})

test('goes from one map into another', async () => {
  const editor = await open(plan)
  await editor.select('One')
  await editor.press('Control+c')
  const other = await open(['Elsewhere'])
  await other.allowClipboard()
  await other.select('Elsewhere')
  // The clipboard belongs to the browser, not to the page.
  await eventually(() => other.clipboardText()).toBe('One\n\tDeep\n\t\tDeeper')
  await other.press('Control+v')
  await eventually(() => other.outline()).toEqual(['Elsewhere', '  One', '    Deep +', '      Deeper'])
})

test('lines and boundaries go along, into another map and into a copy beside', async () => {
  const editor = await open(['Plan', '  Alpha', '  Beta', '  Gamma'])
  await editor.select('Alpha')
  await editor.click('Beta', 'Control')
  await editor.press('Alt+y', 'Escape')
  await editor.select('Alpha')
  await editor.click('Beta', 'Control')
  await editor.press('Control+g', 'Escape')
  await eventually(() => editor.joints()).toEqual({ lines: 1, ranges: 1 })
  await editor.select('Alpha')
  await editor.click('Beta', 'Control')
  await editor.press('Control+c', 'Control+d')
  await eventually(() => editor.joints()).toEqual({ lines: 2, ranges: 2 })
  await editor.press('Control+z')
  await eventually(() => editor.joints()).toEqual({ lines: 1, ranges: 1 })
  const other = await open(['Elsewhere'])
  await other.allowClipboard()
  await other.select('Elsewhere')
  await eventually(() => other.clipboardText()).toBe('Alpha\nBeta')
  await other.press('Control+v')
  await eventually(() => other.outline()).toEqual(['Elsewhere', '  Alpha', '  Beta'])
  await eventually(() => other.joints()).toEqual({ lines: 1, ranges: 1 })
})

test('comes out as indented text', async () => {
  const editor = await open(['Plan', '  Alpha', '    One', '    Two', '  Beta'])
  await editor.allowClipboard()
  await editor.select('Alpha')
  await editor.press('Control+c')
  await eventually(() => editor.clipboardText()).toBe('Alpha\n\tOne\n\tTwo')
  await editor.click('Beta', 'Control')
  await editor.press('Control+c')
  await eventually(() => editor.clipboardText()).toBe('Alpha\n\tOne\n\tTwo\nBeta')
})

test('indented text becomes branches, in one step', async () => {
  const editor = await open(['Plan', '  Alpha'])
  await editor.allowClipboard()
  await editor.setClipboardText('one\n  two\n  three\n    four\nfive')
  await editor.select('Alpha')
  await editor.press('Control+v')
  await eventually(() => editor.outline()).toEqual([
    'Plan',
    '  Alpha',
    '    one',
    '      two',
    '      three',
    '        four',
    '    five',
  ])
  await eventually(() => editor.selected()).toEqual(['one', 'five'])
  await editor.press('Control+z')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha'])
})

test('cutting several topics is one step, and they can be put elsewhere', async () => {
  const editor = await open(['Plan', '  Alpha', '    One', '    Two', '  Beta'])
  await editor.select('One')
  await editor.click('Two', 'Control')
  await eventually(() => editor.selected()).toEqual(['One', 'Two'])
  await editor.press('Control+x')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha', '  Beta'])
  await editor.press('Control+z')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha', '    One', '    Two', '  Beta'])
  await editor.press('Control+y')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha', '  Beta'])
  await editor.select('Beta')
  await editor.press('Control+v')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha', '  Beta', '    One', '    Two'])
})

test('what is pasted into a folded topic can be seen', async () => {
  const editor = await open(['Plan', '  Alpha', '  Beta +', '    Hidden'])
  await editor.select('Alpha')
  await editor.press('Control+c')
  await editor.click('Beta')
  await editor.press('Control+v')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha', '  Beta', '    Hidden', '    Alpha'])
  await editor.press('Control+z')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha', '  Beta +', '    Hidden'])
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

test('Markdown becomes branches with their formatting', async () => {
  const editor = await open(['Plan'])
  await editor.allowClipboard()
  await editor.setClipboardText('# Sea\n\n- **calm** water\n  - deep\n- [x] waves\n\n## Land')
  await editor.select('Plan')
  await editor.press('Control+v')
  await eventually(() => editor.outline()).toEqual([
    'Plan',
    '  Sea',
    '    calm water',
    '      deep',
    '    waves',
    '    Land',
  ])
})

test('lists and headings of a web page become branches', async () => {
  const editor = await open(['Plan'])
  await editor.allowClipboard()
  await editor.setClipboardHtml(
    '<h2>Sea</h2><p>salt</p><ul><li>calm <b>water</b><ul><li><a href="https://example.org">deep</a></li></ul></li>' +
      '<li><p>waves</p><p>high</p></li></ul><h2>Land</h2><script>alert(1)</script><ol><li>hills</li></ol>',
  )
  await editor.select('Plan')
  await editor.press('Control+v')
  await eventually(() => editor.outline()).toEqual([
    'Plan',
    '  Sea',
    '    salt',
    '    calm water',
    '      deep',
    '    waves⏎high',
    '  Land',
    '    hills',
  ])
})
