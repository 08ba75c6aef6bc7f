import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distinctNames, fileName } from './file-names.ts'

test('names of documents become names of files', () => {
  expect(fileName('Plan: A/B?', 'png')).toBe('Plan AB.png')
  expect(fileName('思维导图 1', 'pdf')).toBe('思维导图 1.pdf')
  expect(fileName('...', 'svg')).toBe('document.svg')
  expect(fileName('a\u202egpj', 'html')).toBe('agpj.html')
})

test('no two files of an archive are called alike, and none leaves its folder', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom('Plan', 'plan', '../x', 'Plan (2)'))), (names) => {
      const all = distinctNames(names, 'png')
      expect(new Set(all.map((name) => name.toLowerCase())).size).toBe(names.length)
      for (const name of all) expect(name).not.toMatch(/[\\/]/)
    }),
  )
})
