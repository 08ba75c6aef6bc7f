import { isWithin, newMap, openMap } from '@ramify/document'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowDrop } from './row-drop.ts'
import { indentOf, visibleRows } from './rows.ts'

function map(): ReturnType<typeof openMap> {
  const document = openMap(newMap({ text: 'Root', root: 'root' }))
  const leaf = (id: string) => ({ id, text: id })
  const forest = [
    { ...leaf('a'), children: [leaf('a1'), { ...leaf('a2'), children: [leaf('a21')] }] },
    leaf('b'),
    leaf('c'),
  ]
  document.execute({ type: 'addTree', forest, to: { parent: 'root' } })
  document.execute({
    type: 'addTree',
    forest: [{ ...leaf('f'), children: [leaf('f1')] }],
    to: { at: { x: 0, y: 400 } },
  })
  return document
}

/** Between these two rows, this far right. */
function drop(above: string, indent: number, moving: readonly string[] = []) {
  const { snapshot } = map()
  const rows = visibleRows(snapshot).filter(({ id }) => !isWithin(snapshot, id, new Set(moving)))
  const found = rowDrop(snapshot, rows, rows.findIndex(({ id }) => id === above) + 1, indent)
  return found && [found.parent, found.to, found.indent]
}

test('how far right the pointer is decides between the levels that are possible', () => {
  expect(drop('a21', 0)).toEqual(['root', { after: 'a' }, 0])
  expect(drop('a21', 1)).toEqual(['a', { after: 'a2' }, 1])
  expect(drop('a21', 2)).toEqual(['a2', { after: 'a21' }, 2])
  expect(drop('a21', 3)).toEqual(['a21', { parent: 'a21', index: 0 }, 3])
  expect(drop('a21', 9)).toEqual(['a21', { parent: 'a21', index: 0 }, 3])
})

test('above the children of a row only their first place is free', () => {
  expect(drop('a', 0)).toEqual(['a', { before: 'a1' }, 1])
  expect(drop('root', 5)).toEqual(['root', { before: 'a' }, 0])
})

test('at the end of the tree and of what floats', () => {
  expect(drop('c', 0)).toEqual(['root', { after: 'c' }, 0])
  expect(drop('f1', 0)).toEqual(['f', { after: 'f1' }, 1])
  expect(drop('f', 0, ['f1'])).toEqual(['f', { parent: 'f', index: 0 }, 1])
})

test('nothing stands above the central topic', () => {
  const { snapshot } = map()
  expect(rowDrop(snapshot, visibleRows(snapshot), 0, 3)).toBeNull()
})

test('wherever rows are dropped, they come to stand between the two, on the level that was shown', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.integer({ min: -2, max: 6 }),
      fc.constantFrom('a', 'a1', 'a2', 'b', 'f1'),
      (at, indent, moved) => {
        const document = map()
        const { snapshot } = document
        const rows = visibleRows(snapshot).filter(({ id }) => !isWithin(snapshot, id, new Set([moved])))
        const gap = 1 + (at % rows.length)
        const found = rowDrop(snapshot, rows, gap, indent)
        if (!found) return expect.fail('There is always a place below a row.')
        expect(document.execute({ type: 'moveNodes', ids: [moved], to: found.to }).ok).toBe(true)
        const after = visibleRows(document.snapshot)
        const index = after.findIndex(({ id }) => id === moved)
        expect(after[index - 1]?.id).toBe(rows[gap - 1]?.id)
        expect(indentOf(after[index] as never)).toBe(found.indent)
        expect(document.snapshot.nodes.get(moved)?.parent).toBe(found.parent)
      },
    ),
  )
})
