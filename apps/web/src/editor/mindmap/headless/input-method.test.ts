import { describe, expect, test, vi } from 'vitest'
import { HeadlessEditor } from '../../../../../../tests/kit/editor/headless-editor.ts'

const { open } = HeadlessEditor
const plan = ['Plan', '  Alpha', '  Beta']

describe('what an input method makes', () => {
  test('is in the document only when it is finished, however long that takes', async () => {
    const editor = await open(plan)
    const heard = vi.fn()
    editor.editor.document.subscribe(heard)
    editor.select('Alpha')
    for (const text of ['n', 'ni', "ni'h", "ni'hao"]) {
      editor.compose(text)
      editor.letPass(1_500)
    }
    expect(editor.fieldText()).toBe("ni'hao")
    expect(heard).not.toHaveBeenCalled()
    expect(editor.outline()).toEqual(plan)
    editor.commit('你好')
    expect(editor.outline()).toEqual(['Plan', '  你好', '  Beta'])
  })

  test('is one undo step, with what was typed just before', async () => {
    const editor = await open(plan)
    editor.select('Alpha')
    editor.type('x')
    editor.compose('ni')
    editor.letPass(5_000)
    editor.commit('你')
    editor.compose('hao')
    editor.letPass(5_000)
    editor.commit('好')
    editor.press('Enter')
    expect(editor.outline()).toEqual(['Plan', '  x你好', '  Beta'])
    editor.press('Control+z')
    expect(editor.outline()).toEqual(plan)
    editor.press('Control+y')
    expect(editor.outline()).toEqual(['Plan', '  x你好', '  Beta'])
  })

  test('makes its topic grow while it is not finished, and what is given up leaves nothing', async () => {
    const editor = await open(plan)
    const { width } = editor.boxOf('Alpha')
    editor.select('Alpha')
    editor.compose('quite a long composition')
    expect(editor.boxOf('Alpha').width).toBeGreaterThan(width)
    editor.compose('')
    expect(editor.boxOf('Alpha').width).toBe(width)
    expect(editor.isWriting()).toBe(false)
    expect(editor.outline()).toEqual(plan)
    editor.press('Control+z')
    expect(editor.outline()).toEqual(plan)
  })

  test('is written where its place went, when somebody else writes in the same topic meanwhile', async () => {
    const editor = await open(plan)
    editor.select('Beta')
    editor.press('F2')
    editor.compose('hao')
    editor.byAnother({ type: 'setText', id: editor.idOf('Beta'), text: 'My Beta' })
    expect(editor.fieldText()).toBe('Betahao')
    editor.commit('好')
    expect(editor.outline()).toEqual(['Plan', '  Alpha', '  My Beta好'])
    expect(editor.fieldText()).toBe('My Beta好')
  })

  test('is kept when one goes elsewhere in the middle of it', async () => {
    const editor = await open(plan)
    editor.select('Alpha')
    editor.compose('hao')
    editor.select('Beta')
    expect(editor.outline()).toEqual(['Plan', '  hao', '  Beta'])
  })
})
