import { newMap, openMap } from '@ramify/document'
import { expect, test } from 'vitest'
import { plainMeasurer } from '../../../../../../packages/scene/src/mindmap/testing/map-of.ts'
import { openMapEditor } from '../../../../../../tests/kit/editor/open-map-editor.ts'
import { chooseTheme, settleTheme, themeNamed } from './asked-theme.ts'

async function editorOf(look: { fill?: string } = { fill: '#ff0000' }) {
  const document = openMap(newMap({ text: 'Root', root: 'root' }))
  document.execute({ type: 'addTree', forest: [{ id: 'a', look }, { id: 'b' }], to: { parent: 'root' } })
  document.mark()
  const editor = openMapEditor({ document, measurer: plainMeasurer, fonts: Promise.resolve() })
  await editor.ready
  editor.selectTopics(['a'])
  return {
    editor,
    now: () => [editor.document.snapshot.theme, editor.document.snapshot.nodes.get('a')?.look.fill],
    asked: () => editor.askedTheme.get()?.id ?? null,
  }
}

test('where nothing is styled by hand nothing is asked', async () => {
  const { editor, now, asked } = await editorOf({})
  chooseTheme(editor, themeNamed('ink'), 0)
  expect([asked(), ...now()]).toEqual([null, 'ink', undefined])
})

test('until it is answered nothing is written', async () => {
  const { editor, now, asked } = await editorOf()
  const [before] = now()
  chooseTheme(editor, themeNamed('ink'), 0)
  expect([asked(), ...now()]).toEqual(['ink', before, '#ff0000'])
  expect(editor.scene.get().snapshot.theme).toBe('ink')
  settleTheme(editor, false)
  expect([asked(), ...now()]).toEqual([null, 'ink', undefined])
  editor.undo()
  expect(now()).toEqual([before, '#ff0000'])
})

test('whoever goes on keeps both, in one step', async () => {
  const { editor, now, asked } = await editorOf()
  const [before] = now()
  chooseTheme(editor, themeNamed('ink'), 0)
  editor.selectTopics(['b'])
  expect([asked(), ...now()]).toEqual([null, 'ink', '#ff0000'])
  editor.undo()
  expect(now()).toEqual([before, '#ff0000'])
})

test('is still asked after the map was only looked at', async () => {
  const { editor, now, asked } = await editorOf()
  const [before] = now()
  chooseTheme(editor, themeNamed('ink'), 0)
  editor.lockReason.set('reading')
  settleTheme(editor, true)
  expect([asked(), ...now()]).toEqual(['ink', before, '#ff0000'])
  editor.lockReason.set(null)
  settleTheme(editor, true)
  expect([asked(), ...now()]).toEqual([null, 'ink', '#ff0000'])
})
