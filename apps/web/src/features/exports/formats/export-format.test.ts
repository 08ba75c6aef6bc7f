import { formats } from '@ramify/formats'
import { expect, test } from 'vitest'
import { exportFormats } from './export-format.ts'

test('every format that is written is offered once, for the kinds that it holds', () => {
  for (const kind of ['mindmap', 'flowchart'] as const) {
    const ids = exportFormats(kind).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [id, format] of Object.entries(formats)) {
      const kinds: readonly string[] = 'writer' in format ? format.writer.kinds : []
      expect(ids.includes(id as never)).toBe(kinds.includes(kind))
    }
    expect(ids.slice(0, 3)).toEqual(['png', 'jpg', 'svg'])
  }
})

test('every format has an ending of its own', () => {
  const endings = exportFormats('mindmap').map(({ extension }) => extension)
  expect(new Set(endings).size).toBe(endings.length)
})
