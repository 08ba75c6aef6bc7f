import { shortNumber } from '@ramify/geometry'
import { themes } from '@ramify/themes'
import { describe, expect, test } from 'vitest'
import { mapOf, plainMeasurer, type Seed } from '../testing/map-of.ts'
import { assertWellFormed } from '../testing/well-formed.ts'
import { paintThumbnail } from './thumbnail.ts'

describe('the picture for lists', () => {
  test('holds every piece of text in the width it was measured with: pages show it without our fonts', () => {
    const svg = paint({ text: 'ten letter', children: ['读书 notes 👀', '한국'] })
    assertWellFormed(svg)
    const pieces = [...svg.matchAll(/<text [^>]*font-size="([\d.]+)"([^>]*)>([^<]+)</g)]
    expect(pieces.map(([, , , text]) => text)).toEqual(['ten letter', '读书', ' notes ', '👀', '한국'])
    for (const [, size, attributes, text = ''] of pieces) {
      const width = shortNumber(
        plainMeasurer.width(text, { families: [], size: Number(size), weight: 400, italic: false }),
      )
      expect(attributes).toContain(` textLength="${width}" lengthAdjust="spacingAndGlyphs"`)
    }
  })

  test('names fonts that systems have, of the same kind', () => {
    const svg = paint({
      text: 'Latin 汉字',
      children: [
        { text: 'Serif', look: { family: 'Noto Serif' } },
        { text: '宋体', look: { family: 'Noto Serif SC' } },
      ],
    })
    expect(
      [...svg.matchAll(/font-family="([^"]*)"/g)].map(([, families]) => families?.replaceAll('&#39;', "'")),
    ).toEqual([
      "'Inter', system-ui, sans-serif",
      "'Noto Sans SC', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif",
      "'Noto Serif', Georgia, serif",
      "'Noto Serif SC', 'Songti SC', SimSun, 'Noto Serif CJK SC', serif",
    ])
  })

  test('shows nothing larger than it is, and a large map whole', () => {
    expect(paint('One topic')).toContain(' viewBox="-160 -100 320 200"')
    const [, , , low] = areaOf(paint({ text: 'Wide', children: [{ text: 'x'.repeat(60) }] }))
    expect(low).toBe(200)
    const [, , width = 0, height = 0] = areaOf(
      paint({ text: 'Root', children: Array.from({ length: 9 }, () => 'topic') }),
    )
    expect(height).toBeGreaterThan(200)
    expect(width).toBe(320)
  })
})

function areaOf(svg: string): number[] {
  return /viewBox="([^"]*)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? []
}

function paint(seed: Seed): string {
  return paintThumbnail(mapOf(seed), themes['sky-19'], plainMeasurer) ?? ''
}
