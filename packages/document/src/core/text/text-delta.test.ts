import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { words } from '../../mindmap/testing/seeded-command.ts'
import { plainText, type RichText, readText, richText } from './rich-text.ts'
import {
  applySteps,
  checkDelta,
  cutsCharacter,
  deltaBetween,
  insertions,
  retyped,
  type TextStep,
} from './text-delta.ts'

const attributes = fc.constantFrom({}, {}, { bold: true }, { bold: true, color: '#123456' }, { italic: false })
/** The faces differ in their second half only. */
const faces = fc.string({ unit: fc.constantFrom('a', '🙂', '🙃'), maxLength: 4 })
const texts: fc.Arbitrary<RichText> = fc
  .array(fc.record({ text: fc.oneof(words, faces), attributes }), { maxLength: 4 })
  .map(richText)

function shared(text: RichText): Y.Text {
  const shared = new Y.Doc().getText()
  applySteps(shared, insertions(text))
  return shared
}

test('the steps between two texts make the one the other', () => {
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const text = shared(before)
      const steps = deltaBetween(before, after)
      expect(checkDelta(steps, before.text)).toEqual(steps)
      applySteps(text, steps)
      expect(readText(text)).toEqual(after)
    }),
    { numRuns: 500 },
  )
})

test('other words are the same for everybody, also where a format ends beside a character of two halves', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', '\u{1f600}', '\u{1f601}', '\u{1fa00}'), maxLength: 5 })
  const formatted = fc.array(fc.record({ text: letters, attributes }), { maxLength: 4 }).map(richText)
  fc.assert(
    fc.property(formatted, letters, (before, words) => {
      const after = retyped(before, words)
      expect(after.text).toBe(words)
      const text = shared(before)
      applySteps(text, deltaBetween(before, after))
      const replica = new Y.Doc()
      if (text.doc) Y.applyUpdate(replica, Y.encodeStateAsUpdate(text.doc))
      expect(readText(text)).toEqual(after)
      expect(readText(replica.getText())).toEqual(after)
    }),
    { numRuns: 500 },
  )
})

test('steps that are let through never break a character, throw, or write past the end', () => {
  const some: fc.Arbitrary<unknown> = fc.array(
    fc.oneof(
      fc.record({ retain: fc.integer({ min: -1, max: 9 }) }),
      fc.record({
        retain: fc.nat(9),
        attributes: fc.constantFrom({ bold: null }, { size: 5 }, { size: 'x' }, { evil: 1 }),
      }),
      fc.record({ delete: fc.nat(9) }),
      fc.record({ insert: fc.oneof(words, fc.constantFrom('\ud83d', 'a\0b', '\r\n')) }),
    ),
    { maxLength: 5 },
  )
  fc.assert(
    fc.property(texts, some, (before, given) => {
      const steps = checkDelta(given, before.text)
      if (!steps) return
      const text = shared(before)
      applySteps(text, steps)
      const after = readText(text).text
      expect(after.isWellFormed()).toBe(true)
      expect(after).toBe(applied(before.text, steps))
    }),
    { numRuns: 500 },
  )
})

function applied(text: string, steps: readonly TextStep[]): string {
  let at = 0
  let result = ''
  for (const step of steps) {
    if ('insert' in step) result += step.insert
    if ('retain' in step) result += text.slice(at, at + step.retain)
    at += 'retain' in step ? step.retain : 'delete' in step ? step.delete : 0
  }
  return result + text.slice(at)
}

describe('steps that are refused', () => {
  test.each([
    ['past the end', [{ retain: 4 }]],
    ['into a character', [{ retain: 1 }, { insert: 'x' }]],
    ['without a length', [{ delete: 0 }]],
    ['of two kinds', [{ retain: 1, delete: 1 }]],
    ['with unknown attributes', [{ insert: 'x', attributes: { onclick: 'x' } }]],
    ['no list', { insert: 'x' }],
  ])('%s', (_name, steps) => {
    expect(checkDelta(steps, '🙂c')).toBeUndefined()
  })
})

test('other words keep the formatting around them', () => {
  const before = richText([
    { text: 'one ', attributes: {} },
    { text: 'two', attributes: { bold: true } },
    { text: ' three', attributes: {} },
  ])
  expect(retyped(before, 'one twenty three').runs).toEqual([
    { text: 'one ', attributes: {} },
    { text: 'twenty', attributes: { bold: true } },
    { text: ' three', attributes: {} },
  ])
  expect(retyped(plainText('a'), '')).toEqual({ text: '', runs: [] })
})

test('embedded things that a strange editor left are passed over', () => {
  const text = new Y.Doc().getText()
  text.insert(0, 'abcd')
  text.insertEmbed(2, { image: 'x' })
  expect(readText(text).text).toBe('abcd')
  applySteps(text, [{ retain: 1 }, { delete: 2 }, { insert: '!' }])
  expect(readText(text).text).toBe('a!d')
})

test('a place inside a character is known', () => {
  expect([0, 1, 2, 3].map((at) => cutsCharacter('a🙂b', at))).toEqual([false, false, true, false])
})
