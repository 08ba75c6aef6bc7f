import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { movedOffset, rebased, spliceBetween, spliced } from './splice.ts'

const text = fc.string({ unit: fc.constantFrom('a', 'b', '中', '😀', '\n'), maxLength: 12 })

describe('what was typed', () => {
  test.each([
    ['a letter among its like', 'aaa', 'aaaa', 2, { at: 1, deleted: 0, inserted: 'a' }],
    ['at the end', 'ab', 'abc', 3, { at: 2, deleted: 0, inserted: 'c' }],
    ['backspace', 'abbc', 'abc', 2, { at: 2, deleted: 1, inserted: '' }],
    ['over a selection', 'one two', 'one x', 5, { at: 4, deleted: 3, inserted: 'x' }],
    ['one emoji for its neighbour in the table', '😀', '😁', 2, { at: 0, deleted: 2, inserted: '😁' }],
  ])('%s', (_name, before, after, caret, splice) => {
    expect(spliceBetween(before, after, caret)).toEqual(splice)
  })

  test('makes one text the other, whatever the caret says, and cuts no character', () => {
    fc.assert(
      fc.property(text, text, fc.nat(14), (before, after, caret) => {
        const splice = spliceBetween(before, after, caret)
        expect(splice ? spliced(before, splice) : before).toBe(after)
        expect(splice?.inserted.isWellFormed() ?? true).toBe(true)
      }),
    )
  })
})

describe('on a text that changed meanwhile', () => {
  const part = fc.record({ before: text, mine: text, theirs: text })

  test('stays inside of it', () => {
    fc.assert(
      fc.property(part, ({ before, mine, theirs }) => {
        const my = spliceBetween(before, mine)
        const { at, deleted } = my ? rebased(my, spliceBetween(before, theirs)) : { at: 0, deleted: 0 }
        expect(at).toBeGreaterThanOrEqual(0)
        expect(deleted).toBeGreaterThanOrEqual(0)
        expect(at + deleted).toBeLessThanOrEqual(theirs.length)
      }),
    )
  })

  test.each([
    ['before', 'abc', 'abcd', 'Xabc', 'Xabcd'],
    ['after', 'abc', 'Xabc', 'abcd', 'Xabcd'],
    ['inside of what is deleted', 'abcd', 'ad', 'abXcd', 'aXcd'],
    ['the same place', 'ab', 'aXb', 'aYb', 'aXYb'],
  ])('they wrote %s', (_name, before, mine, theirs, merged) => {
    const my = spliceBetween(before, mine)
    expect(my && spliced(theirs, rebased(my, spliceBetween(before, theirs)))).toBe(merged)
  })

  test('the caret stays at its letter', () => {
    const insertion = { at: 2, deleted: 0, inserted: 'xyz' }
    expect([1, 2, 3].map((offset) => movedOffset(offset, insertion))).toEqual([1, 2, 6])
    expect(movedOffset(3, { at: 1, deleted: 4, inserted: '' })).toBe(1)
  })
})
