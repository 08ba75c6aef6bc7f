import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type EarlyKey, keysIn } from './early-keys.ts'

const marks = { Enter: '\x1e', Tab: '\x1f' }
const endings = fc.constantFrom<EarlyKey>({ key: 'Enter' }, { key: 'Tab' })
const words = fc
  .string({ unit: 'binary', minLength: 1 })
  .filter((text) => !text.includes(marks.Enter) && !text.includes(marks.Tab))
  .map((text): EarlyKey => ({ text }))

test('gives back what was typed, key by key', () => {
  const typed = fc
    .array(fc.tuple(fc.option(words), endings))
    .chain((lines) => fc.option(words).map((last) => [...lines.flat(), last].filter((key) => key !== null)))
  fc.assert(
    fc.property(typed, (keys) => {
      const field = keys.map((key) => ('key' in key ? marks[key.key] : key.text)).join('')
      expect(keysIn(field)).toEqual(keys)
    }),
  )
})

test('boot.js writes keys down by the same marks', () => {
  const script = readFileSync(new URL('../../public/boot.js', import.meta.url), 'utf8')
  expect(script).toContain(String.raw`{ Enter: '\x1e', Tab: '\x1f' }`)
})
