import { richText } from '@ramify/document'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesOf, partedAt } from './split-text.ts'

const runs = fc.array(
  fc.record({
    text: fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '中'), minLength: 1, maxLength: 6 }),
    attributes: fc.constantFrom({}, { bold: true }, { color: '#ff0000' }),
  }),
  { maxLength: 5 },
)
const said = ({ runs: pieces }: { runs: readonly { text: string }[] }) => pieces.map(({ text }) => text).join('')

test('lines have all words and all formats, and none is blank', () => {
  fc.assert(
    fc.property(runs.map(richText), (text) => {
      const lines = linesOf(text)
      expect(lines.map(said)).toEqual(text.text.split('\n').filter((line) => line.trim() !== ''))
      for (const { runs: pieces } of lines) {
        expect(pieces.every(({ attributes }) => text.runs.some((run) => run.attributes === attributes))).toBe(true)
      }
    }),
  )
})

test('parting loses nothing but blanks, and gives nothing empty', () => {
  fc.assert(
    fc.property(runs.map(richText), fc.nat(30), (text, at) => {
      const parts = partedAt(text, at)
      const [head, tail] = [text.text.slice(0, at), text.text.slice(at)]
      if (head.trim() === '' || tail.trim() === '') expect(parts).toBe(null)
      else expect(parts?.map(said)).toEqual([head.trimEnd(), tail.trimStart()])
    }),
  )
})
