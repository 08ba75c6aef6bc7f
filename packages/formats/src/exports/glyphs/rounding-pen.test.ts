import { expect, test } from 'vitest'
import { RoundingPen } from './rounding-pen.ts'
import type { OutlineStep } from './set-glyph.ts'

const close: OutlineStep = { command: 'closePath', args: [] }
const move = (...args: number[]): OutlineStep => ({ command: 'moveTo', args })
const line = (...args: number[]): OutlineStep => ({ command: 'lineTo', args })
const curve = (...args: number[]): OutlineStep => ({ command: 'quadraticCurveTo', args })

function written(steps: readonly OutlineStep[], scale = 1, slant = 0): string {
  const pen = new RoundingPen(scale, slant)
  for (const step of steps) pen.write(step)
  return pen.finish()
}

test('writes each contour from where the one before it began, y downwards, without the line back', () => {
  const square = [move(1, 1), line(4, 1), line(4, 5), line(1, 5), line(1, 1), close]
  expect(written(square)).toBe('m1-1h3v-4h-3z')
  expect(written([...square, move(2, 2), line(3, 4), line(3, 2), close])).toBe('m1-1h3v-4h-3zm1-1l1-2v2z')
  expect(written(square, 2)).toBe('m2-2h6v-8h-6z')
  expect(written(square.slice(0, 4), 1, 1)).toBe('m2-1h3l4-4h-3z')
})

test('a curve of which rounding leaves no bend is a line, and a contour of which it leaves no area is nothing', () => {
  const leaf = [move(0, 0), curve(10, 30, 40, 40), curve(30, 10, 0, 0), close]
  expect(written(leaf)).toBe('m0 0q10-30 40-40-10 30-40 40z')
  expect(written(leaf, 0.04)).toBe('m0 0q0-1 2-2-1 2-2 2z')
  expect(written(leaf, 0.01)).toBe('')
  expect(written([move(0, 0), curve(1, 12, 2, 20), line(20, 0), close], 0.05)).toBe('m0 0v-1l1 1z')
  expect(written([move(0, 0), line(9, 0), line(0, 0), close])).toBe('')
})
