import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasUnstorableText } from './body.ts'

describe('text that cannot be stored', () => {
  it('is found in any value and any key, however deep', () => {
    expect(hasUnstorableText({ a: [{ b: 'x\0y' }] })).toBe(true)
    expect(hasUnstorableText({ a: [{ 'b\0': 1 }] })).toBe(true)
    expect(hasUnstorableText({ a: '\ud800' })).toBe(true)
    expect(hasUnstorableText(JSON.parse(`${'['.repeat(100_000)}"\\u0000"${']'.repeat(100_000)}`))).toBe(true)
  })

  it('is not found where there is none', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value)
        fc.pre(!text.includes('\\u0000') && !/\\ud[89a-f]/i.test(text))
        return !hasUnstorableText(value)
      }),
    )
  })
})
