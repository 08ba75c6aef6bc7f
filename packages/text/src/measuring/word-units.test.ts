import { expect, test } from 'vitest'
import { bundledFonts } from '../fonts/bundled-fonts.ts'
import { fontCut } from '../fonts/font-cut.ts'
import { wordUnits } from './word-units.ts'

const inter = cutOf('inter')
const serif = cutOf('noto-serif')

function cutOf(id: string) {
  const font = bundledFonts.find((candidate) => candidate.id === id)
  if (!font) throw new Error(id)
  return fontCut(font, 400, false)
}

/** A font that kerns: AV stand closer together. */
function kerned(word: string): number {
  return 100 * word.length - 20 * (word.match(/(?=AV|VA)/g)?.length ?? 0) + 0.013
}

test('plain words follow from their pairs', () => {
  const asked: string[] = []
  const measure = wordUnits((word) => {
    asked.push(word)
    return kerned(word)
  })
  expect(measure('AVAT', inter)).toBe(360)
  expect(measure('TAVA', inter)).toBe(360)
  expect(asked.every((word) => word.length <= 2)).toBe(true)
  const before = asked.length
  measure('AVATAVA', inter)
  expect(asked).toHaveLength(before)
})

test('words with signs, and joined letters where a font joins them, are measured whole', () => {
  const asked: string[] = []
  const measure = wordUnits((word) => {
    asked.push(word)
    return kerned(word)
  })
  measure('(Note)', inter)
  measure('10x20', inter)
  measure('office', serif)
  expect(asked).toEqual(['(Note)', '10x20', 'office'])
  measure('office', inter)
  expect(asked.slice(3).every((word) => word.length <= 2)).toBe(true)
})

test('what could not be measured yet is asked again', () => {
  let isHere = false
  const measure = wordUnits((word) => (isHere ? kerned(word) : null))
  expect(measure('Hello', inter)).toBeNull()
  expect(measure('a-b', inter)).toBeNull()
  isHere = true
  expect(measure('Hello', inter)).toBe(500)
  expect(measure('a-b', inter)).toBe(300)
})
