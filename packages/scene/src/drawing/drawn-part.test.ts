import type { RichText } from '@ramify/document'
import { cachedMeasurer } from '@ramify/text'
import { expect, test } from 'vitest'
import { drawnPart } from './drawn-part.ts'
import { textBlock } from './text-block.ts'

const font = { families: ['Inter'], size: 10, weight: 400, italic: false }
const rich = (...texts: string[]): RichText => ({
  text: texts.join(''),
  runs: texts.map((text, nth) => ({ text, attributes: nth % 2 === 0 ? {} : { bold: true } })),
})

test('texts that people read are drawn as they are', () => {
  const text = rich('word '.repeat(1_000), 'more')
  expect(drawnPart(text)).toBe(text)
})

test('of others the beginning is drawn, with a sign that there is more, and no half of a character', () => {
  expect(drawnPart(rich('a', '😀'.repeat(20_000))).text).toBe(`a${'😀'.repeat(9_999)}…`)
  const many = drawnPart(rich(...Array<string>(60_000).fill('ab')))
  expect([many.runs.length, many.runs.at(-1)?.text]).toEqual([2_000, 'ab…'])
})

test.each([
  ['one word', rich('x'.repeat(1_000_000))],
  ['words from right to left', rich('سلام '.repeat(200_000))],
  ['lines', rich('a\n'.repeat(500_000))],
  ['formatted runs', rich(...Array<string>(60_000).fill('ab'))],
])('a megabyte of %s costs no more than its beginning', (_, text) => {
  let measured = 0
  const measurer = cachedMeasurer((word, { font: own }) => {
    measured += word.length
    return (word.length * own.unitsPerEm) / 2
  })
  const { lines } = textBlock(text, font, 100, measurer)
  expect(lines.length).toBeLessThan(12_000)
  expect(measured).toBeLessThan(2_000_000)
})
