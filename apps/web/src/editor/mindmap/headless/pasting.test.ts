import { describe, expect, test } from 'vitest'
import { HeadlessEditor } from '../../../../../../tests/kit/editor/headless-editor.ts'

async function open(...lines: string[]) {
  const editor = await HeadlessEditor.open(['Plan', ...lines])
  const linkOf = (name: string) => editor.editor.document.snapshot.nodes.get(editor.idOf(name))?.link?.url
  const paste = (text: string) => {
    editor.setClipboardText(text)
    editor.press('Control+v')
  }
  return { editor, linkOf, paste }
}

describe('an address', () => {
  const url = 'https://example.com/a?b=1#c'

  test('becomes the link of a topic without one, in one step', async () => {
    const { editor, linkOf, paste } = await open('  Alpha')
    editor.select('Alpha')
    paste(`${url}\n`)
    expect(linkOf('Alpha')).toBe(url)
    expect(editor.outline()).toEqual(['Plan', '  Alpha'])
    editor.press('Control+z')
    expect(linkOf('Alpha')).toBeUndefined()
  })

  test('becomes a topic below one that has a link already', async () => {
    const { editor, linkOf, paste } = await open('  Alpha')
    editor.select('Alpha')
    paste('https://example.com/first')
    paste(url)
    expect(editor.outline()).toEqual(['Plan', '  Alpha', `    ${url}`])
    expect(linkOf(url)).toBe(url)
    expect(editor.selected()).toEqual([url])
  })

  test('among words stays words, and one that is not allowed too', async () => {
    const { editor, paste } = await open('  Alpha')
    editor.select('Plan')
    paste(`see ${url}`)
    editor.select('Plan')
    paste('javascript:alert(1)')
    expect(editor.outline()).toEqual(['Plan', '  Alpha', `  see ${url}`, '  javascript:alert(1)'])
  })
})

test('cells of a sheet become topics, by their columns', async () => {
  const { editor, paste } = await open()
  editor.select('Plan')
  paste('Phase 1\tDesign\tWireframes\n\t\tMockups\n\tBuild')
  expect(editor.outline()).toEqual([
    'Plan',
    '  Phase 1',
    '    Design',
    '      Wireframes',
    '      Mockups',
    '    Build',
  ])
})
