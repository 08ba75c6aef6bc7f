import fc from 'fast-check'
import { expect, it } from 'vitest'
import { normalPhone } from './phone.ts'

it.each([
  ['13812345678', undefined, '+8613812345678'],
  [' 138 1234-5678 ', '+86', '+8613812345678'],
  ['+86 138 1234 5678', '+44', '+8613812345678'],
  ['0086 13812345678', undefined, '+8613812345678'],
  ['07911 123456', '+44', '+447911123456'],
  ['(415) 555-2671', '+1', '+14155552671'],
  ['06 1234567', '+39', '+39061234567'],
])('%s in %s is %s', (telephone, region, expected) => {
  expect(normalPhone(telephone, region)).toBe(expected)
})

it.each([
  ['11812345678', '+86'],
  ['1381234567', '+86'],
  ['138123456789', '+86'],
  ['23812345678', '+86'],
  ['１３８１２３４５６７８', '+86'],
  ['13812345678\r\nBcc: x', '+86'],
  ['12345', '+1'],
  ['1234567890123456', '+1'],
  ['4155552671', '1'],
  ['4155552671', '+0'],
  ['', '+86'],
])('%j in %s is no number (B26)', (telephone, region) => {
  expect(normalPhone(telephone, region)).toBeNull()
})

it('gives back what it gave, whatever the region', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), fc.constantFrom('+86', '+1', '+44', '+39'), (text, region) => {
      const number = normalPhone(text, region)
      return number === null || (normalPhone(number, '+7') === number && /^\+\d{7,15}$/.test(number))
    }),
  )
})
