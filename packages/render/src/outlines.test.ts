import { describe, expect, test } from 'vitest'
import { fontkitMeasurer } from './fontkit-measurer.ts'
import { outlineOf } from './outlines.ts'

const font = { families: ['Inter'], size: 20, weight: 400, italic: false }
const measurer = fontkitMeasurer()

describe('outlines of words', () => {
  test.each([
    ['Inter', 'AVATAR office Łódź'],
    ['Noto Sans SC', '学习编程，入门'],
    ['Noto Serif', 'fluffiest 123'],
    ['Noto Emoji', '☺✔'],
  ])('%s: are as large as the words were measured', (family, text) => {
    const drawn = { ...font, families: [family] }
    const { left, right, top, bottom } = boxOf(outlineOf(text, drawn, 0.1) ?? '')
    const width = measurer.width(text, drawn) * 10
    expect(left).toBeGreaterThan(-10)
    expect(right).toBeLessThan(width + 10)
    expect(right - left).toBeGreaterThan(width * 0.85)
    // Around the baseline, with y downwards.
    expect(top).toBeLessThan(-120)
    expect(top).toBeGreaterThan(-220)
    expect(bottom).toBeLessThan(60)
  })

  test('are whole numbers, and few of them where little is seen', () => {
    const fine = outlineOf('学习编程入门', { ...font, families: ['Noto Sans SC'] }, 0.01) ?? ''
    const coarse = outlineOf('学习编程入门', { ...font, families: ['Noto Sans SC'] }, 0.2) ?? ''
    expect(coarse).toMatch(/^[Mmlhvqcz\d -]+$/)
    expect(coarse.length).toBeLessThan(fine.length * 0.75)
    expect(coarse.length / 6).toBeLessThan(450)
  })

  test('are in the weight and slant of the words', () => {
    const plain = boxOf(outlineOf('Word', font, 0.1) ?? '')
    const bold = boxOf(outlineOf('Word', { ...font, weight: 700 }, 0.1) ?? '')
    expect(bold.right).toBeGreaterThan(plain.right)
    // A family without an italic is slanted, as browsers do it.
    const upright = boxOf(outlineOf('字', { ...font, families: ['Noto Sans SC'] }, 0.1) ?? '')
    const slanted = boxOf(outlineOf('字', { ...font, families: ['Noto Sans SC'], italic: true }, 0.1) ?? '')
    expect(slanted.right).toBeGreaterThan(upright.right + 10)
  })

  test('leave out what has no shape, and say where the font lacks something', () => {
    expect(outlineOf('  ', font, 0.1)).toBe('')
    expect(outlineOf('q\u0303\u200b', font, 0.1)).toBe(outlineOf('q', font, 0.1))
    expect(outlineOf('한국', font, 0.1)).toBeNull()
    expect(outlineOf('a', { ...font, families: ['Comic Sans'] }, 0.1)).toBeNull()
  })
})

/** Of the ends of all steps. */
function boxOf(data: string) {
  let [x, y] = [0, 0]
  let start = [0, 0]
  const xs: number[] = []
  const ys: number[] = []
  for (const [, letter = '', rest = ''] of data.matchAll(/([Mmlhvqcz])([^Mmlhvqcz]*)/g)) {
    const numbers = (rest.match(/-?\d+/g) ?? []).map(Number)
    if (letter === 'M') [x = 0, y = 0] = numbers
    else if (letter === 'z') [x = 0, y = 0] = start
    else {
      const length = { m: 2, l: 2, h: 1, v: 1, q: 4, c: 6 }[letter] ?? 0
      for (let end = length; end <= numbers.length; end += length) {
        if (letter !== 'v') x += numbers[end - Math.min(length, 2)] ?? 0
        if (letter !== 'h') y += numbers[end - 1] ?? 0
        xs.push(x)
        ys.push(y)
      }
    }
    if (letter === 'm') start = [x, y]
  }
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}
