import { type MapSnapshot, newMap, openMap, walkWithDepth } from '@ramify/document'
import { expect, test } from 'vitest'
import { indentOf, visibleRows } from './rows.ts'

function map(): ReturnType<typeof openMap> {
  const document = openMap(newMap({ text: 'Root', root: 'root' }))
  const leaf = (id: string) => ({ id, text: id })
  document.execute({
    type: 'addTree',
    forest: [{ ...leaf('a'), children: [leaf('a1'), { ...leaf('a2'), children: [leaf('a21')] }] }, leaf('b')],
    to: { parent: 'root' },
  })
  document.execute({
    type: 'addTree',
    forest: [{ ...leaf('f'), children: [leaf('f1')] }],
    to: { at: { x: 0, y: 400 } },
  })
  return document
}

const shown = (snapshot: MapSnapshot) => visibleRows(snapshot).map((row) => `${' '.repeat(indentOf(row))}${row.id}`)

test('shows the map from top to bottom, floating topics last, each at its level', () => {
  const { snapshot } = map()
  expect(shown(snapshot)).toEqual(['root', 'a', ' a1', ' a2', '  a21', 'b', 'f', ' f1'])
  expect(visibleRows(snapshot).map(({ id }) => id)).toEqual([...walkWithDepth(snapshot)].map(({ node }) => node.id))
})

test('leaves out what is folded away', () => {
  const document = map()
  document.execute({ type: 'setFold', ids: ['a2', 'f'], folded: true })
  expect(shown(document.snapshot)).toEqual(['root', 'a', ' a1', ' a2', 'b', 'f'])
})

test('says of each row which of how many it is', () => {
  const rows = visibleRows(map().snapshot)
  expect(rows.map(({ id, level, position, size }) => [id, level, position, size])).toEqual([
    ['root', 1, 1, 1],
    ['a', 2, 1, 2],
    ['a1', 3, 1, 2],
    ['a2', 3, 2, 2],
    ['a21', 4, 1, 1],
    ['b', 2, 2, 2],
    ['f', 1, 1, 1],
    ['f1', 2, 1, 1],
  ])
})

test('a branch of ten thousand levels is no deeper than others', () => {
  const document = openMap(newMap({ text: 'Root', root: 'root' }))
  let branch: { text: string; children: unknown[] } = { text: 'deepest', children: [] }
  for (let nth = 0; nth < 10_000; nth++) branch = { text: 'deep', children: [branch] }
  document.execute({ type: 'addTree', forest: [branch as never], to: { parent: 'root' } })
  const rows = visibleRows(document.snapshot)
  expect(rows).toHaveLength(10_002)
  expect(rows.at(-1)?.level).toBe(10_002)
})
