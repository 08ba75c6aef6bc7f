import { expect, test } from 'vitest'
import { glyphFinder } from './glyph-kind.ts'

test('S6: names that no font has share one finder, whatever a document calls its fonts', () => {
  const plain = glyphFinder([])
  for (let nth = 0; nth < 1_000; nth++) expect(glyphFinder([`Font ${nth}`, `Other ${nth}`])).toBe(plain)
})

test('fonts that there are come first', () => {
  expect(glyphFinder(['Nowhere', 'Noto Sans SC']).glyphOf(0x61).font?.family).toBe('Noto Sans SC')
  expect(glyphFinder(['Nowhere']).glyphOf(0x61).font?.family).not.toBe('Noto Sans SC')
})
