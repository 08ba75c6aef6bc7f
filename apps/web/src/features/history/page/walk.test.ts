import { expect, test } from 'vitest'
import type { ShownChange } from '../../../editor/editor-kind.ts'
import { nextPlace, walked } from './walk.ts'

const change = (sort: ShownChange['sort'], id: string): ShownChange => ({
  sort,
  item: { type: 'node', id },
  words: () => id,
})
const changes = [change('added', 'a'), change('removed', 'b'), change('added', 'c')]

test('all changes are walked through in their order, or those of one sort', () => {
  expect(walked(changes, null)).toBe(changes)
  expect(walked(changes, 'added').map(({ item }) => item?.id)).toEqual(['a', 'c'])
  expect(walked(changes, 'moved')).toEqual([])
})

test('a walk begins at either end, and goes around', () => {
  expect(nextPlace(null, 1, 3)).toBe(0)
  expect(nextPlace(null, -1, 3)).toBe(2)
  expect(nextPlace(2, 1, 3)).toBe(0)
  expect(nextPlace(0, -1, 3)).toBe(2)
  expect(nextPlace(null, 1, 0)).toBeNull()
})
