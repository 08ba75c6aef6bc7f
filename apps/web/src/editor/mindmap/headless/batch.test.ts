import type { NodeId } from '@ramify/document'
import { describe, expect, test } from 'vitest'
import { HeadlessEditor } from '../../../../../../tests/kit/editor/headless-editor.ts'
import { findWords } from '../../views/search/find-words.ts'
import type { MapEditor } from '../map-editor.ts'
import { merge } from '../merging/merge.ts'
import { nudgeTopics, widenTopics } from '../nudging/nudge-topics.ts'
import { replaceHits } from '../search/replace.ts'
import { type MapHit, searchedTexts } from '../search/searched-texts.ts'
import { sortChildren } from '../topics/sort-children.ts'

const many = Array.from({ length: 2_000 }, (_, nth) => `  ${(nth * 7) % 2_000} tea`)

/** How often the map was composed while something was done, and whether one undo takes all of it back. */
async function composed(act: (editor: MapEditor, ids: readonly NodeId[]) => void): Promise<[number, boolean]> {
  const opened = await HeadlessEditor.open(['Plan', ...many])
  const { editor } = opened
  const { root, nodes } = editor.document.snapshot
  const before = opened.outline()
  let compositions = 0
  editor.scene.subscribe(() => compositions++)
  act(editor, nodes.get(root)?.children ?? [])
  const count = compositions
  expect(opened.outline()).not.toEqual(before)
  editor.undo()
  return [count, opened.outline().join() === before.join()]
}

describe('what changes two thousand topics', () => {
  test('by replacing all is composed at most five times', async () => {
    const [count, isUndone] = await composed((editor) => {
      const hits = findWords(searchedTexts(editor.document.snapshot), /tea/g) as MapHit[]
      expect(hits).toHaveLength(2_000)
      replaceHits(editor, hits, () => 'coffee')
    })
    expect(count).toBeLessThanOrEqual(5)
    expect(isUndone).toBe(true)
  })

  const acts: Record<string, (editor: MapEditor, ids: readonly NodeId[]) => void> = {
    sorting: (editor) => {
      editor.selectTopics([editor.document.snapshot.root])
      sortChildren(editor)
    },
    merging: (editor, ids) => {
      editor.selectTopics(ids.slice(0, 500))
      merge(editor)
    },
  }
  test.each(Object.entries(acts))('by %s is composed at most five times', async (_name, act) => {
    const [count, isUndone] = await composed(act)
    expect(count).toBeLessThanOrEqual(5)
    expect(isUndone).toBe(true)
  })
})

test('nudging and widening many topics is one step that is composed once or twice', async () => {
  const { editor } = await HeadlessEditor.open(['Plan', '  A', '  B', '  C'])
  const ids = editor.document.snapshot.nodes.get(editor.document.snapshot.root)?.children ?? []
  let compositions = 0
  editor.scene.subscribe(() => compositions++)
  nudgeTopics(editor, ids, { x: 5, y: 5 })
  widenTopics(editor, ids, 20)
  expect(compositions).toBeLessThanOrEqual(4)
  editor.undo()
  editor.undo()
  expect(ids.every((id) => editor.document.snapshot.nodes.get(id)?.nudge === null)).toBe(true)
})

test('a note, a colour and a link are written without laying the map out again', async () => {
  const { editor } = await HeadlessEditor.open(['Plan', '  A', '  B', '  C'], { layout: 'default' })
  const [id = ''] = editor.document.snapshot.nodes.get(editor.document.snapshot.root)?.children ?? []
  let layouts = 0
  editor.scene.subscribe(() => {
    if (editor.scene.get().isLaidOutAnew) layouts++
  })
  editor.execute({ type: 'setNote', id, note: 'N' })
  layouts = 0
  for (const note of ['No', 'Not', 'Note']) editor.execute({ type: 'setNote', id, note })
  editor.execute({ type: 'setLook', ids: [id], look: { fill: '#aabbcc' } })
  expect(layouts).toBe(0)
  editor.execute({ type: 'setText', id, text: 'Longer than before' })
  expect(layouts).toBe(1)
})
