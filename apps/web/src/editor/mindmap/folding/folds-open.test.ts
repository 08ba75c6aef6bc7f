import { fromContent, type MapDocument, openMap } from '@ramify/document'
import { expect, test } from 'vitest'
import { mapOf } from '../../../../../../tests/e2e/editor/outline.ts'
import { withFoldsOpen } from './folds-open.ts'

function opened(lines: readonly string[]) {
  const made = fromContent({ ...mapOf(lines) })
  if (!made.ok) throw new Error(made.error.code)
  const document = openMap(made.doc)
  const updates: unknown[] = []
  made.doc.on('update', (update) => updates.push(update))
  return { document, shown: withFoldsOpen(document), updates }
}

const idOf = ({ snapshot }: MapDocument, words: string) =>
  [...snapshot.nodes.values()].find(({ text }) => text.text === words)?.id ?? ''
const isFolded = ({ snapshot }: MapDocument, words: string) =>
  snapshot.nodes.get(idOf({ snapshot } as MapDocument, words))?.folded

const plan = ['Plan', '  Alpha +', '    One', '  Beta +', '    Two']

test('what was folded is open, and nothing of that is written', () => {
  const { document, shown, updates } = opened(plan)
  expect([isFolded(shown, 'Alpha'), isFolded(shown, 'Beta')]).toEqual([false, false])
  expect([isFolded(document, 'Alpha'), isFolded(document, 'Beta')]).toEqual([true, true])
  shown.execute({ type: 'editText', id: idOf(shown, 'One'), delta: [{ insert: 'Or ' }] })
  expect(isFolded(document, 'Alpha')).toBe(true)
  expect(updates).toHaveLength(1)
})

test('whoever folds it hears of that, and whoever unfolds it again writes it', () => {
  const { document, shown } = opened(plan)
  const heard: (boolean | undefined)[][] = []
  const alpha = idOf(shown, 'Alpha')
  shown.subscribe(({ before, after, nodes }) => {
    if (nodes.has(alpha)) heard.push([before.nodes.get(alpha)?.folded, after.nodes.get(alpha)?.folded])
  })
  shown.execute({ type: 'setFold', ids: [alpha], folded: true })
  expect([isFolded(shown, 'Alpha'), isFolded(shown, 'Beta')]).toEqual([true, false])
  shown.batch([{ type: 'setFold', ids: [alpha], folded: false }])
  expect([isFolded(shown, 'Alpha'), isFolded(document, 'Alpha')]).toEqual([false, false])
  expect(heard).toEqual([
    [false, true],
    [true, false],
  ])
})

test('changes follow each other: what one ends with the next begins with', () => {
  const { shown } = opened(plan)
  let last = shown.snapshot
  shown.subscribe(({ before, after }) => {
    expect(before).toBe(last)
    last = after
  })
  shown.execute({ type: 'setFold', ids: [idOf(shown, 'Beta')], folded: true })
  shown.execute({ type: 'setFold', ids: [idOf(shown, 'Plan')], folded: false })
  shown.execute({ type: 'editText', id: idOf(shown, 'Two'), delta: [{ insert: 'x' }] })
  expect(shown.snapshot).toBe(last)
})

test('a map with nothing folded is itself', () => {
  const { document, shown } = opened(['Plan', '  Alpha'])
  expect(shown).toBe(document)
})
