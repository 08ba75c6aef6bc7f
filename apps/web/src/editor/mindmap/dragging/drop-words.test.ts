import { createTranslator, languages } from '@ramify/locales'
import { expect, test } from 'vitest'
import { HeadlessEditor } from '../../../../../../tests/kit/editor/headless-editor.ts'
import { dropWords } from './drop-words.ts'

test('where a topic goes is said by the topics it comes to stand among', async () => {
  const { editor } = await HeadlessEditor.open(['Plan', '  Story', '    Portraits', `  ${'Long '.repeat(9)}`])
  const { nodes, root } = editor.document.snapshot
  const [story = '', long = ''] = nodes.get(root)?.children ?? []
  const [portraits = ''] = nodes.get(story)?.children ?? []
  const mark = { x: 0, y: 0 } as never
  const [english, chinese] = [
    createTranslator('en', await languages.en.load()),
    createTranslator('zh', await languages.zh.load()),
  ]
  const words = (target: object, translator = english) =>
    dropWords(editor.document.snapshot, { kind: 'among', parent: story, mark, ...target } as never, translator)
  expect(words({ to: { before: portraits } })).toBe('Under Story, before “Portraits”')
  expect(words({ to: { before: portraits } }, chinese)).toBe('移到“Story”下，“Portraits”之前')
  expect(words({ to: { after: portraits } })).toBe('Under Story, after “Portraits”')
  expect(words({ to: { parent: story } })).toBe('Under Story')
  expect(words({ parent: long, to: { parent: long } })).toBe('Under Long Long Long Long Long…')
  expect(words({ kind: 'floating' })).toBe('Floating topic')
  expect(words({ kind: 'nowhere' })).toBe('')
})
