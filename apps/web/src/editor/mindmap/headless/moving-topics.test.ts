import { describe, expect, test } from 'vitest'
import { type Clipboard, HeadlessEditor } from '../../../../../../tests/kit/editor/headless-editor.ts'

const { open } = HeadlessEditor
const plan = ['Plan', '  Alpha', '    One', '    Two', '  Beta', '  Gamma']

describe('by the clipboard', () => {
  test('a branch is copied under another topic with all that is in it, folds too', async () => {
    const deep = ['Plan', '  Alpha', '    One', '      Deep +', '        Deeper', '    Two', '  Beta']
    const editor = await open(deep)
    editor.select('Alpha')
    editor.press('Control+c')
    editor.select('Beta')
    editor.press('Control+v')
    const pasted = ['    Alpha', '      One', '        Deep +', '          Deeper', '      Two']
    expect(editor.outline()).toEqual([...deep, ...pasted])
    expect(editor.selected()).toEqual(['Alpha'])
    editor.press('Control+z')
    expect(editor.outline()).toEqual(deep)
  })

  test('lines and boundaries go along, into another map and into a copy beside', async () => {
    const clipboard: Clipboard = new Map()
    const editor = await open(['Plan', '  Alpha', '  Beta', '  Gamma'], {}, clipboard)
    editor.select('Alpha', 'Beta')
    editor.press('Alt+y', 'Escape')
    editor.select('Alpha', 'Beta')
    editor.press('Control+g', 'Escape')
    expect(editor.joints()).toEqual({ lines: 1, ranges: 1 })
    editor.select('Alpha', 'Beta')
    editor.press('Control+c', 'Control+d')
    expect(editor.joints()).toEqual({ lines: 2, ranges: 2 })
    editor.press('Control+z')
    expect(editor.joints()).toEqual({ lines: 1, ranges: 1 })
    expect(editor.clipboardText()).toBe('Alpha\nBeta')
    const other = await open(['Elsewhere'], {}, clipboard)
    other.select('Elsewhere')
    other.press('Control+v')
    expect(other.outline()).toEqual(['Elsewhere', '  Alpha', '  Beta'])
    expect(other.joints()).toEqual({ lines: 1, ranges: 1 })
  })

  test('branches come out as indented text', async () => {
    const editor = await open(['Plan', '  Alpha', '    One', '    Two', '  Beta'])
    editor.select('Alpha')
    editor.press('Control+c')
    expect(editor.clipboardText()).toBe('Alpha\n\tOne\n\tTwo')
    editor.select('Alpha', 'Beta')
    editor.press('Control+c')
    expect(editor.clipboardText()).toBe('Alpha\n\tOne\n\tTwo\nBeta')
  })

  test('indented text becomes branches, in one step', async () => {
    const editor = await open(['Plan', '  Alpha'])
    editor.setClipboardText('one\n  two\n  three\n    four\nfive')
    editor.select('Alpha')
    editor.press('Control+v')
    const pasted = ['    one', '      two', '      three', '        four', '    five']
    expect(editor.outline()).toEqual(['Plan', '  Alpha', ...pasted])
    expect(editor.selected()).toEqual(['one', 'five'])
    editor.press('Control+z')
    expect(editor.outline()).toEqual(['Plan', '  Alpha'])
  })

  test('Markdown becomes branches', async () => {
    const editor = await open(['Plan'])
    editor.setClipboardText('# Sea\n\n- **calm** water\n  - deep\n- [x] waves\n\n## Land')
    editor.select('Plan')
    editor.press('Control+v')
    expect(editor.outline()).toEqual(['Plan', '  Sea', '    calm water', '      deep', '    waves', '    Land'])
  })

  test('HTML becomes branches without ever being a part of the page', async () => {
    const editor = await open(['Plan'])
    const item = (level: number, words: string) =>
      `<p style='color:red;mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>· </span>${words}</p>`
    editor.setClipboardHtml(`${item(1, 'Fruit')}${item(2, 'Apple')}<img src="x.png"><table><tr><td>a<td>b</table>`)
    editor.select('Plan')
    // There is no DOM here at all: a parser of the browser's would apply styles, which the page's policy forbids aloud.
    editor.press('Control+v')
    expect(editor.outline()).toEqual(['Plan', '  Fruit', '    Apple', '  a', '    b'])
  })

  test('cutting several topics is one step, and they can be put elsewhere', async () => {
    const whole = ['Plan', '  Alpha', '    One', '    Two', '  Beta']
    const editor = await open(whole)
    editor.select('One', 'Two')
    editor.press('Control+x')
    expect(editor.outline()).toEqual(['Plan', '  Alpha', '  Beta'])
    editor.press('Control+z')
    expect(editor.outline()).toEqual(whole)
    editor.press('Control+y')
    expect(editor.outline()).toEqual(['Plan', '  Alpha', '  Beta'])
    editor.select('Beta')
    editor.press('Control+v')
    expect(editor.outline()).toEqual(['Plan', '  Alpha', '  Beta', '    One', '    Two'])
  })

  test('what is pasted into a folded topic can be seen', async () => {
    const folded = ['Plan', '  Alpha', '  Beta +', '    Hidden']
    const editor = await open(folded)
    editor.select('Alpha')
    editor.press('Control+c')
    editor.select('Beta')
    editor.press('Control+v')
    expect(editor.outline()).toEqual(['Plan', '  Alpha', '  Beta', '    Hidden', '    Alpha'])
    editor.press('Control+z')
    expect(editor.outline()).toEqual(folded)
  })
})

describe('by a drag', () => {
  test('between siblings, a topic goes there', async () => {
    const editor = await open(plan)
    const { x, y, width } = editor.boxOf('Beta')
    editor.drag('Gamma', { x: x + width / 2, y: y - 3 })
    expect(editor.outline()).toEqual(['Plan', '  Alpha', '    One', '    Two', '  Gamma', '  Beta'])
  })

  test('several topics move together, in the order of the map, each branch once', async () => {
    const editor = await open(plan)
    editor.select('Two', 'Alpha', 'Beta')
    editor.drag('Beta', editor.middleOf('Gamma'))
    expect(editor.outline()).toEqual(['Plan', '  Gamma', '    Alpha', '      One', '      Two', '    Beta'])
    expect(editor.selected().toSorted()).toEqual(['Alpha', 'Beta', 'Two'])
    editor.press('Control+z')
    expect(editor.outline()).toEqual(plan)
  })

  test('on the other side of the root, a branch stays there', async () => {
    const editor = await open(['Plan', '  Alpha', '  Beta', '  Gamma', '  Delta', '    One'], { layout: 'default' })
    const sideOf = (text: string) => Math.sign(editor.middleOf(text).x - editor.middleOf('Plan').x)
    expect([sideOf('Delta'), sideOf('One')]).toEqual([-1, -1])
    const { x, y, width, height } = editor.boxOf('Plan')
    editor.drag('Delta', { x: x + width - 2, y: y + height / 2 })
    expect([sideOf('Delta'), sideOf('One')]).toEqual([1, 1])
  })

  test('with Alt a copy is dropped, and the original stays', async () => {
    const editor = await open(plan)
    editor.drag('Alpha', editor.middleOf('Gamma'), 'Alt')
    expect(editor.outline()).toEqual([...plan, '    Alpha', '      One', '      Two'])
    expect(editor.selected()).toEqual(['Alpha'])
    editor.press('Control+z')
    expect(editor.outline()).toEqual(plan)
  })
})

test('at the limit nothing is pasted, copied by a drag, or added by the +', async () => {
  const full = ['Plan', '  Alpha', '  Beta']
  const editor = await open(full, { limit: 3 })
  editor.select('Alpha')
  editor.press('Control+c', 'Control+v')
  expect(editor.refusals).toBe(1)
  editor.setClipboardText('one\ntwo')
  editor.press('Control+v')
  expect(editor.refusals).toBe(2)
  editor.drag('Alpha', editor.middleOf('Beta'), 'Alt')
  expect(editor.refusals).toBe(3)
  editor.click(editor.growButton('Alpha'))
  expect(editor.refusals).toBe(4)
  expect(editor.outline()).toEqual(full)
})
