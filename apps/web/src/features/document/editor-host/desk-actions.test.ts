import { expect, test } from 'vitest'
import { HeadlessEditor } from '../../../../../../tests/kit/editor/headless-editor.ts'
import { editorActions } from '../../../editor/shell/editor-actions.ts'
import { deskActions, isDeskShown, whereItWorks } from './desk-actions.ts'

test('what only a desk has room for is not offered in a hand, and everything else is offered as before', async () => {
  const { editor } = await HeadlessEditor.open(['Plan', '  Alpha'])
  const actions = editorActions(editor)
  const offered = () => actions.map(whereItWorks).flatMap(({ id, isVisible }) => ((isVisible?.() ?? true) ? id : []))
  const all = actions.flatMap(({ id, isVisible }) => ((isVisible?.() ?? true) ? id : []))
  expect(offered()).toEqual(all.filter((id) => !deskActions.has(id)))
  isDeskShown.set(true)
  expect(offered()).toEqual(all)
  isDeskShown.set(false)
  // All of them are actions.
  const known = new Set<string>(actions.map(({ id }) => id))
  expect([...deskActions].filter((id) => !known.has(id))).toEqual([])
})
