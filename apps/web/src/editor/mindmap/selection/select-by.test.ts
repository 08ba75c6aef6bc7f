import { type MapDocument, newMap, openMap } from '@ramify/document'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kinds, kindsIn } from './kinds.ts'
import { relatives, selectBy } from './select-by.ts'

/** Two branches of three levels, one of them folded below, a floating one, a summary, and something of every kind. */
function dressed(): MapDocument {
  const map = openMap(newMap({ text: 'Root', root: 'root' }))
  const forest = [
    {
      id: 'a',
      note: 'a note',
      look: { fill: '#ff0000', bold: true },
      children: [
        { id: 'a1', link: { url: 'https://example.org' }, marks: { icons: ['star'], labels: ['now'] } },
        { id: 'a2', image: { resource: 'r', width: 10, height: 10 }, marks: { progress: 0 } },
        { id: 'sum' },
      ],
    },
    {
      id: 'b',
      task: { due: '2026-11-16' },
      files: [{ id: 'file', name: 'a.pdf', size: 1, type: 'application/pdf' }],
      children: [{ id: 'b1', look: { bold: true, fill: '#ff0000' } }],
    },
    { id: 'c', folded: true, children: [{ id: 'c1', note: 'unseen' }] },
  ]
  map.execute({ type: 'addTree', forest, to: { parent: 'root' } })
  map.execute({ type: 'addTree', forest: [{ id: 'f', children: [{ id: 'f1' }] }], to: { at: { x: 9, y: 9 } } })
  map.execute({ type: 'addRange', kind: 'summary', first: 'a1', last: 'a2', topic: 'sum' })
  return map
}

const { snapshot } = dressed()

test.each([
  ['level', ['a'], ['b', 'c', 'a']],
  ['level', ['a1', 'b'], ['a', 'a1', 'a2', 'sum', 'b1', 'c', 'b']],
  ['level', ['f1'], ['f1']],
  ['siblings', ['a1'], ['a2', 'sum', 'a1']],
  ['siblings', ['root'], ['root']],
  ['siblings', ['f'], ['f']],
  ['branch', ['a', 'b'], ['a', 'a1', 'a2', 'sum', 'b1', 'b']],
  ['branch', ['c'], ['c']],
  ['parents', ['a1', 'b1'], ['a', 'b']],
  ['parents', ['root'], []],
  ['inverse', ['root', 'a', 'a1', 'a2', 'sum', 'f'], ['b', 'b1', 'c', 'f1']],
  ['style', ['b1'], ['a', 'b1']],
  ['style', ['c'], ['b', 'c']],
  ['style', ['a2'], ['a1', 'f1', 'a2']],
  ['style', ['sum'], ['sum']],
] as const)('%s, with %j selected', (by, selected, chosen) => {
  expect(selectBy(snapshot, selected, by)).toEqual(chosen)
})

test.each([
  ['note', ['a']],
  ['link', ['a1']],
  ['image', ['a2']],
  ['icons', ['a1']],
  ['labels', ['a1']],
  ['progress', ['a2']],
  ['folded', ['c']],
  ['floating', ['f']],
  ['summary', ['sum']],
] as const)('topics of the kind %s, and none that is folded away', (kind, chosen) => {
  expect(selectBy(snapshot, [], kind)).toEqual(chosen)
})

test('says which kinds there are', () => {
  expect([...kindsIn(snapshot)]).toEqual([...kinds])
  expect([...kindsIn(openMap(newMap({ text: 'Root' })).snapshot)]).toEqual([])
})

test('never selects what is folded away, nothing twice, and the lead stays the lead', () => {
  const shown = new Set(selectBy(snapshot, ['root'], 'branch')).add('f').add('f1')
  fc.assert(
    fc.property(
      fc.subarray([...shown, 'c1'], { minLength: 1 }),
      fc.constantFrom(...relatives, ...kinds),
      (selected, by) => {
        const chosen = selectBy(snapshot, selected, by)
        expect(new Set(chosen).size).toBe(chosen.length)
        expect(chosen.filter((id) => !shown.has(id))).toEqual([])
        const lead = selected.at(-1) as string
        if (chosen.includes(lead)) expect(chosen.at(-1)).toBe(lead)
      },
    ),
  )
})
