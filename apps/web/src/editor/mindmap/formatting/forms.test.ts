import { expect, test } from 'vitest'
import { HeadlessEditor } from '../../../../../../tests/kit/editor/headless-editor.ts'
import { colorLabel } from '../marks/color-label.ts'
import { formActions } from './form-actions.ts'

const opened = async () => {
  const { editor } = await HeadlessEditor.open(['Plan', '  A', '  B'])
  const { root, nodes } = editor.document.snapshot
  const [a = '', b = ''] = nodes.get(root)?.children ?? []
  const node = (id: string) => editor.document.snapshot.nodes.get(id)
  return { editor, a, b, node }
}

test('shapes, patterns and arrows can be chosen by name for all selected topics, each in one step', async () => {
  const { editor, a, b, node } = await opened()
  const run = (id: string) => formActions(editor).find((action) => action.id === id)
  editor.selectTopics([a, b])
  run('editor.shape-diamond')?.run()
  run('editor.branch-dash-dotted')?.run()
  run('editor.branch-end-filled')?.run()
  for (const id of [a, b]) expect(node(id)?.look).toEqual({ shape: 'diamond', lineDash: 'dotted', lineEnd: 'filled' })
  expect([run('editor.shape-diamond')?.isOn?.(), run('editor.shape-cloud')?.isOn?.()]).toEqual([true, false])
  editor.undo()
  expect(node(a)?.look).toEqual({ shape: 'diamond', lineDash: 'dotted' })
  // Without a picture there is no side for one.
  expect(run('editor.image-side-left')?.isVisible?.()).toBe(false)
})

test('a label has a colour on the topics that have the label, which goes with it', async () => {
  const { editor, a, b, node } = await opened()
  editor.execute({ type: 'setMarks', ids: [a], marks: { labels: ['urgent', 'later'] } })
  editor.selectTopics([a, b])
  colorLabel(editor, 'urgent', '#ea5a47')
  colorLabel(editor, 'later', '#123456')
  expect(node(a)?.marks.labelColors).toEqual([
    { label: 'urgent', color: '#ea5a47' },
    { label: 'later', color: '#123456' },
  ])
  expect(node(b)?.marks.labelColors).toBeUndefined()
  colorLabel(editor, 'later', null)
  expect(node(a)?.marks.labelColors).toEqual([{ label: 'urgent', color: '#ea5a47' }])
  editor.execute({ type: 'setMarks', ids: [a], marks: { labels: ['later'] } })
  expect(node(a)?.marks.labelColors ?? []).toEqual([])
})
