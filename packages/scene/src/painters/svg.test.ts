import { rectangle } from '@ramify/geometry'
import { themes } from '@ramify/themes'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filled } from '../drawing/primitives.ts'
import { composeScene } from '../mindmap/compose/compose-scene.ts'
import { mapOf, plainMeasurer, type Seed } from '../mindmap/testing/map-of.ts'
import { randomMap } from '../mindmap/testing/random-map.ts'
import { assertWellFormed } from '../mindmap/testing/well-formed.ts'
import { paintSvg } from './svg.ts'

const measurer = plainMeasurer
const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '<script>alert(1)</script>',
    ']]>&amp;<![CDATA[',
    '"/><image href="x" onerror="alert(1)"/>',
    '\u0000\u0008\ufffe\ud800',
    "'; fill: url(x)",
  ),
)

describe('SVG', () => {
  test('is as large as the map and 20 around it', () => {
    const svg = paint('ten letter')
    expect(svg).toContain('width="206" height="96.8" viewBox="-103 -48.4 206 96.8"')
  })

  test('names fonts by family and places each piece exactly', () => {
    const svg = paint({ text: 'Root', look: { family: 'Noto Serif' } })
    expect(svg).toMatch(
      /<text x="[\d.-]+" y="[\d.-]+" font-family="&#39;Noto Serif&#39;, serif" font-size="22" font-weight="600"/,
    )
  })

  test('names the font of each piece also in labels', () => {
    const map = mapOf({ text: 'Root', children: [{ id: 'a', text: 'a' }] }, [], {
      lines: [{ from: 'n0', to: 'a', text: 'see\t参照\n👀' }],
    })
    const svg = paintSvg(composeScene({ snapshot: map, theme: themes['sky-19'], measurer, watermark: 'by 🦊' }))
    expect(piecesOf(svg)).toEqual([
      ['Inter', 'see '],
      ['Noto Sans SC', '参照'],
      ['Inter', ' '],
      ['Apple Color Emoji', '👀'],
      ['Inter', 'Root'],
      ['Inter', 'a'],
      ['Inter', 'by '],
      ['Apple Color Emoji', '🦊'],
    ])
  })

  test('has no tabs, line breaks or other controls in texts', () => {
    expect(piecesOf(paint('tab\there\r\nnext\u0085\u000bline')).map(([, text]) => text)).toEqual([
      'tab here',
      'nextline',
    ])
  })

  test('makes what no font of ours has as wide as its room, and nothing else', () => {
    expect(paint('한국')).toMatch(/ textLength="44" lengthAdjust="spacingAndGlyphs">한국</)
    expect(paint('中文 abc ☺')).not.toContain('textLength')
  })

  test('is well-formed whatever people write, and brings nothing along that runs', () => {
    fc.assert(
      fc.property(hostile, hostile, (text, other) => {
        const seed: Seed = {
          text,
          image: { resource: other, width: 10, height: 10 },
          look: { fill: other, family: other, color: text, shape: other, lineStyle: text },
          children: [{ id: 'child', text: other, link: { url: text, tip: other }, look: { lineColor: text } }],
        }
        const map = mapOf(seed, [], { lines: [{ from: 'n0', to: 'child', text, look: { color: other, dash: text } }] })
        const scene = composeScene({ snapshot: map, theme: themes['sky-19'], measurer, watermark: other })
        const svg = paintSvg(scene, { imageHref: () => `data:image/png;base64,${other}` })
        assertWellFormed(svg)
        expect(svg).not.toMatch(/<script|<[^>"]*\son\w+=|<foreignObject|="url\((?!#clip)/i)
      }),
      { numRuns: 200 },
    )
  })

  test('is well-formed for dressed maps in every theme', () => {
    const all = Object.values(themes)
    fc.assert(
      fc.property(randomMap, fc.nat(all.length - 1), (snapshot, i) => {
        assertWellFormed(paintSvg(composeScene({ snapshot, theme: all[i] ?? themes.classic, measurer })))
      }),
      { numRuns: 60 },
    )
  })

  test('shows images where they can be had, and grey fields else', () => {
    const scene = composeScene({
      snapshot: mapOf({ text: 'x', image: { resource: 'r', width: 50, height: 40 } }),
      theme: themes['sky-19'],
      measurer,
    })
    expect(paintSvg(scene)).not.toContain('<image')
    const svg = paintSvg(scene, { imageHref: (resource) => `https://example.org/${resource}?a=1&b=2` })
    expect(svg).toContain('<image href="https://example.org/r?a=1&amp;b=2"')
    expect(svg).toMatch(/<clipPath id="(clip_[\d._-]+)">.*clip-path="url\(#\1\)"/)
  })

  test('has the picture behind the map where it can be had, faded, and the bare paper else', () => {
    const snapshot = mapOf('x', [], { background: { image: 'wall', color: '#123456', opacity: 0.4 } })
    const scene = composeScene({ snapshot, theme: themes['sky-19'], measurer })
    const bare = paintSvg(scene)
    expect(bare).toContain('#123456')
    expect(bare).not.toMatch(/<image|fill-opacity/)
    const svg = paintSvg(scene, { imageHref: (resource) => `data:${resource}&` })
    expect(svg).toMatch(/#123456.*<image href="data:wall&amp;"[^>]* opacity="0.4"\/>.*<text/)
    expect(paintSvg(scene, { imageHref: () => 'data:', background: false })).not.toContain('<image')
  })

  test('turns and fades drawings as a whole', () => {
    const primitives = [filled(rectangle({ x: 0, y: 0, width: 4, height: 2 }), 'red')]
    const layers = [
      [
        { x: 10, y: 20, turn: 90, opacity: 0.5, primitives },
        { x: 0, y: 0, turn: -90, primitives },
      ],
    ]
    const page = { bounds: { x: 0, y: 0, width: 9, height: 9 }, layers: () => layers, background: () => [] }
    const svg = paintSvg(page)
    assertWellFormed(svg)
    expect(svg).toContain('<g transform="translate(10 20)rotate(90)" opacity="0.5"><path')
    expect(svg).toContain('<g transform="rotate(-90)"><path')
  })

  test('fills with colours that go over into each other', () => {
    const form = { ...filled(rectangle({ x: 0, y: 0, width: 4, height: 2 }), '#ff0000'), gradient: 'rgb(0, 0, 9)' }
    const layers = [[{ x: 0, y: 0, primitives: [form] }]]
    const svg = paintSvg({ bounds: { x: 0, y: 0, width: 9, height: 9 }, layers: () => layers, background: () => [] })
    assertWellFormed(svg)
    expect(svg).toContain('<stop stop-color="#ff0000"/><stop offset="1" stop-color="rgb(0, 0, 9)"/>')
    const [, id] = /<linearGradient id="(\w+)"/.exec(svg) ?? []
    expect(svg).toContain(`fill="url(#${id})"`)
  })

  test('can leave out the background', () => {
    const scene = composeScene({ snapshot: mapOf('x'), theme: themes.blueprint, measurer })
    expect(paintSvg(scene)).toContain(themes.blueprint.background.color)
    expect(paintSvg(scene, { background: false })).not.toContain(themes.blueprint.background.patternColor)
  })
})

/** Of all texts, the family and the words. */
function piecesOf(svg: string): (string | undefined)[][] {
  return [...svg.matchAll(/<text [^>]*font-family="&#39;([^&]*)&#39;[^"]*"[^>]*>([^<]*)</g)].map(
    ([, ...piece]) => piece,
  )
}

function paint(seed: Seed): string {
  return paintSvg(composeScene({ snapshot: mapOf(seed), theme: themes['sky-19'], measurer }))
}
