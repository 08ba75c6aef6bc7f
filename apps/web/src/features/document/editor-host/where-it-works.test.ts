import { afterEach, expect, test } from 'vitest'
import { HeadlessEditor } from '../../../../../../tests/kit/editor/headless-editor.ts'
import { surroundings } from '../../../editor/core/surroundings.ts'
import { editorActions } from '../../../editor/shell/editor-actions.ts'
import { neededAround, whereItWorks } from './where-it-works.ts'

afterEach(() => surroundings.set(null))

test('what needs something around the map is offered where that is, and everything else everywhere', async () => {
  const { editor } = await HeadlessEditor.open(['Plan', '  Alpha'])
  const actions = editorActions(editor)
  const offered = () => actions.map(whereItWorks).flatMap(({ id, isVisible }) => ((isVisible?.() ?? true) ? id : []))
  for (const around of ['desk', 'hand', null] as const) {
    surroundings.set(around)
    const all = actions.flatMap(({ id, isVisible }) => ((isVisible?.() ?? true) ? id : []))
    const isOffered = (id: string) => neededAround.get(id)?.some((each) => each === around) ?? true
    expect(offered()).toEqual(all.filter(isOffered))
  }
  // All of them are actions.
  const known = new Set<string>(actions.map(({ id }) => id))
  expect([...neededAround.keys()].filter((id) => !known.has(id))).toEqual([])
})
