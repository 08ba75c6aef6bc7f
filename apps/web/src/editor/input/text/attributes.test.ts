import { richText, type TextAttributes } from '@ramify/document'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { attributesAt, attributesWithin } from './attributes.ts'

const attributes: fc.Arbitrary<TextAttributes> = fc.record(
  { bold: fc.constant(true), italic: fc.boolean(), size: fc.constantFrom(14, 20) },
  { requiredKeys: [] },
)
const runs = fc.array(fc.record({ text: fc.string({ minLength: 1, maxLength: 4 }), attributes }), { maxLength: 6 })

test('what a stretch has in common is what each of its letters has', () => {
  fc.assert(
    fc.property(runs, fc.nat(20), fc.nat(20), (given, a, b) => {
      const text = richText(given)
      const start = Math.min(a, b, text.text.length)
      const end = Math.min(Math.max(a, b), text.text.length)
      fc.pre(start < end)
      const letters = Array.from({ length: end - start }, (_, i) => attributesAt(text, start + i))
      const keys = ['bold', 'italic', 'size'] as const
      const expected = keys.flatMap((key) => {
        const [first] = letters
        const isShared = first?.[key] !== undefined && letters.every((letter) => letter[key] === first[key])
        return isShared ? [[key, first[key]]] : []
      })
      expect(attributesWithin(text, start, end)).toEqual(Object.fromEntries(expected))
    }),
  )
})
