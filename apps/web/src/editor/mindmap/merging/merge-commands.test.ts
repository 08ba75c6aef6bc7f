import { linkAddress, type MapDocument, type MapSnapshot, newMap, openMap, walk } from '@ramify/document'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectSame } from '../../../../../../packages/document/src/core/testing/expect-same.ts'
import { plainSnapshot, treeProblems } from '../../../../../../packages/document/src/mindmap/testing/plain-snapshot.ts'
import { sampleMap } from '../../../../../../packages/document/src/mindmap/testing/sample-map.ts'
import { seededCommand, seeds } from '../../../../../../packages/document/src/mindmap/testing/seeded-command.ts'
import { mergeCommands } from './merge-commands.ts'
import { mergeRefusal } from './merge-refusal.ts'

function mapOf(): MapDocument {
  const map = openMap(newMap({ text: 'Root', root: 'root' }))
  const bold = { runs: [{ text: 'Beta', attributes: { bold: true } }] }
  const forest = [
    { id: 'a', text: 'Alpha', note: 'one', marks: { icons: ['star'], labels: ['now'] }, children: [{ id: 'a1' }] },
    {
      id: 'b',
      text: bold,
      note: 'two',
      look: { italic: true, color: '#ff0000' },
      marks: { icons: ['star', 'flag'], labels: ['soon'], priority: 2 },
      link: { url: 'https://example.org/b' },
      image: { resource: 'r1', width: 10, height: 10 },
      children: [{ id: 'b1' }, { id: 'b2' }],
    },
    {
      id: 'c',
      text: 'Gamma',
      link: { url: '#node:a1', tip: '' },
      image: { resource: 'r2', width: 10, height: 10 },
      children: [{ id: 'c1', text: 'deep', link: { url: '#node:b' } }],
    },
    { id: 'd', text: 'Delta' },
  ]
  map.execute({ type: 'addTree', forest, to: { parent: 'root' } })
  map.execute({ type: 'setText', id: 'a1', text: 'target' })
  map.mark()
  return map
}

function merge(map: MapDocument, ids: readonly string[]): void {
  map.mark()
  for (const command of mergeCommands(map.snapshot, ids)) expect(map.execute(command)).toMatchObject({ ok: true })
  map.mark()
}

test('words, notes, marks and children come together; a second picture or link becomes a topic', () => {
  const map = mapOf()
  merge(map, ['c', 'b', 'a'])
  const { nodes } = map.snapshot
  const a = nodes.get('a')
  expect(a?.text.runs).toEqual([
    { text: 'Alpha\n', attributes: {} },
    { text: 'Beta', attributes: { bold: true, italic: true, color: '#ff0000' } },
    { text: '\nGamma', attributes: {} },
  ])
  expect(a?.note.text).toBe('one\ntwo')
  expect(a?.marks).toEqual({ icons: ['star', 'flag'], labels: ['now', 'soon'], priority: 2, progress: null })
  expect(a).toMatchObject({ image: { resource: 'r1' }, link: { url: 'https://example.org/b' } })
  const below = a?.children.map((id) => nodes.get(id))
  expect(below?.map((node) => (node?.id.length === 2 ? node.id : (node?.image?.resource ?? node?.text.text)))).toEqual([
    'a1',
    'b1',
    'b2',
    'r2',
    'target',
    'c1',
  ])
  expect(nodes.get('c1')?.link?.url).toBe('#node:a')
  expect(nodes.get('root')?.children).toEqual(['a', 'd'])
})

test('lines and boundaries of those that go are led to the one they become', () => {
  const map = mapOf()
  map.execute({ type: 'addLine', id: 'out', from: 'b', to: 'd', text: 'why' })
  map.execute({ type: 'addLine', id: 'in', from: 'a', to: 'c', text: 'because' })
  map.execute({ type: 'addRange', id: 'inner', kind: 'boundary', first: 'b1', last: 'b2', text: 'Inner' })
  map.execute({ type: 'addRange', id: 'outer', kind: 'boundary', first: 'b', last: 'c', text: 'Outer' })
  merge(map, ['a', 'b', 'c'])
  const { lines, ranges, nodes } = map.snapshot
  expect([...lines.values()]).toMatchObject([{ id: 'out', from: 'a', to: 'd' }])
  expect(ranges.get('inner')).toMatchObject({ parent: 'a', first: 'b1', last: 'b2' })
  expect(ranges.get('outer')).toMatchObject({ parent: 'root', first: 'a', last: 'a' })
  const words = nodes.get('a')?.children.map((id) => nodes.get(id)?.text.text)
  expect(words).toContain('because')
})

test.each([
  [['a'], 'editor.reason.merge-two'],
  [['root', 'a'], 'editor.reason.no-root'],
  [['a', 'b1', 'b'], 'editor.reason.one-another'],
  [['a', 'b1'], null],
])('%j: %s', (ids, reason) => {
  expect(mergeRefusal(mapOf().snapshot, ids)).toBe(reason)
})

/** Every word of a map, wherever it stands. Names of pictures and addresses count as words. */
function wordsIn(snapshot: MapSnapshot): Set<string> {
  const texts = [...walk(snapshot)].flatMap(({ text, note, marks, link, image, formula }) => [
    text.text,
    note.text,
    ...marks.labels,
    link?.url?.startsWith('#') ? '' : ((link && linkAddress(link)) ?? ''),
    image?.resource ?? '',
    formula ?? '',
  ])
  const things = [...snapshot.lines.values(), ...snapshot.ranges.values(), ...snapshot.callouts.values()]
  const labels = things.map(({ text }) => text.text)
  return new Set([...texts, ...labels].flatMap((text) => text.split(/\s+/)))
}

test('no word is lost, the map stays a tree, and undo gives back exactly what was there', () => {
  let merged = 0
  fc.assert(
    fc.property(
      fc.array(seeds(), { maxLength: 14, size: 'max' }),
      fc.array(fc.nat(99), { minLength: 2, maxLength: 5 }),
      (all, picks) => {
        const map = openMap(sampleMap())
        for (const seed of all) map.execute(seededCommand(seed, map.snapshot))
        const old = map.snapshot
        const nodes = [...walk(old)]
        const ids = [...new Set(picks.map((pick) => nodes[pick % nodes.length]?.id ?? ''))]
        if (mergeRefusal(old, ids) !== null) return
        merged++
        merge(map, ids)
        const young = map.snapshot
        expect(treeProblems(young)).toEqual([])
        expect([...wordsIn(old)].filter((word) => !wordsIn(young).has(word))).toEqual([])
        map.undo()
        expectSame(plainSnapshot(map.snapshot), plainSnapshot(old))
        map.redo()
        expectSame(plainSnapshot(map.snapshot), plainSnapshot(young))
      },
    ),
    { numRuns: 150 },
  )
  expect(merged).toBeGreaterThan(30)
})
