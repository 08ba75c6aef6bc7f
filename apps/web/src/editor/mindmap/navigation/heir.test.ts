import { newMap, openMap } from '@ramify/document'
import { expect, test } from 'vitest'
import { heirOf, survivor } from './heir.ts'

const map = openMap(newMap({ text: 'Root', root: 'root' }))
const leaves = (...ids: string[]) => ids.map((id) => ({ id }))
map.execute({
  type: 'addTree',
  forest: [{ id: 'a', children: leaves('a1', 'a2', 'a3') }, { id: 'b' }],
  to: { parent: 'root' },
})
map.execute({ type: 'addFloating', at: { x: 0, y: 300 }, id: 'f' })

test.each([
  ['the next sibling', ['a1'], 'a1', 'a2'],
  ['the one before the last', ['a3'], 'a3', 'a2'],
  ['the next one that stays', ['a1', 'a2'], 'a1', 'a3'],
  ['the parent of the only ones', ['a1', 'a2', 'a3'], 'a2', 'a'],
  ['beside the branch, when the lead goes with it', ['a', 'a2'], 'a2', 'b'],
  ['the root after a floating topic', ['f'], 'f', 'root'],
])('%s', (_name, ids, lead, heir) => {
  expect(heirOf(map.snapshot, ids, lead)).toBe(heir)
})

test('what survives is the nearest above', () => {
  const before = map.snapshot
  map.execute({ type: 'deleteNodes', ids: ['a2'] })
  expect(survivor(before, map.snapshot, 'a2')).toBe('a')
  expect(survivor(before, map.snapshot, 'a1')).toBe('a1')
  expect(survivor(before, map.snapshot, null)).toBe('root')
})
