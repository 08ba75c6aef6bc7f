import { expect, test } from 'vitest'
import { FileError } from '../../files/file-error.ts'
import type { ExportPage } from '../pages/export-page.ts'
import { refuseEndless } from './drawing-effort.ts'

const line = {
  kind: 'shape',
  ...{ fill: null, stroke: '#000', strokeWidth: 1, dash: [], round: false },
  path: [
    ['M', 0, 0],
    ['L', 400, 12_000],
  ],
} as const

const pageOf = (lines: number): ExportPage => ({
  ...{ id: '', name: '', paper: '#fff', bounds: { x: 0, y: 0, width: 400, height: 12_000 } },
  background: () => [],
  layers: () => [[{ x: 0, y: 0, primitives: Array.from({ length: lines }, () => line) }]],
})

const size = { width: 400, height: 12_000 }

test('a picture of more lines than are drawn in time is refused, with a scale at which it is not', () => {
  refuseEndless(pageOf(6_000), size, 1)
  const page = pageOf(20_000)
  try {
    refuseEndless(page, size, 1)
    expect.unreachable()
  } catch (error) {
    expect(error).toBeInstanceOf(FileError)
    const { code, largestScale = 0 } = error as FileError
    expect(code).toBe('too-large')
    expect(largestScale).toBeGreaterThan(0.3)
    refuseEndless(page, size, largestScale)
    expect(() => refuseEndless(page, size, largestScale + 0.01)).toThrow('too-large')
  }
})
