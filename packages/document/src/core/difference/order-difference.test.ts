import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { movedBetween, withItemsPutBack } from './order-difference.ts'

describe('moved items', () => {
  test('are as few as possible', () => {
    expect(movedBetween(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'])).toEqual(['d'])
    expect(movedBetween(['a', 'b', 'c'], ['x', 'a', 'c'])).toEqual([])
  })

  test('without them both lists have one order', () => {
    const lists = fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8])
    fc.assert(
      fc.property(lists, lists, (before, after) => {
        const moved = movedBetween(before, after)
        const rest = (list: number[], other: number[]) =>
          list.filter((item) => other.includes(item) && !moved.includes(item))
        expect(rest(before, after)).toEqual(rest(after, before))
      }),
    )
  })
})

describe('items that are put back', () => {
  const backWhere = (gone: readonly string[]) => (item: string) => (gone.includes(item) ? [item] : [])

  test('stand behind the neighbour they stood behind', () => {
    const older = ['a', 'b', 'c', 'd', 'e']
    expect(withItemsPutBack(['a', 'd', 'x', 'e'], older, backWhere(['b', 'c']))).toEqual(['a', 'b', 'c', 'd', 'x', 'e'])
    expect(withItemsPutBack(['e', 'd'], older, backWhere(['a', 'c']))).toEqual(['a', 'c', 'e', 'd'])
    expect(withItemsPutBack([], older, backWhere(['a', 'e']))).toEqual(['a', 'e'])
  })

  test('leave the list as it is when there are none', () => {
    const now = ['a']
    expect(withItemsPutBack(now, ['a', 'b'], backWhere([]))).toBe(now)
  })
})
