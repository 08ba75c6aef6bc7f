import type { LevelLooks, Look, NodeSnapshot } from '@ramify/document'
import { contains, inflate, pathBounds } from '@ramify/geometry'
import { type Theme, themes } from '@ramify/themes'
import { describe, expect, test } from 'vitest'
import { colorContrast } from '../../../../../scripts/check/contrast/color-contrast.ts'
import type { Primitive, TextPrimitive } from '../../drawing/primitives.ts'
import type { RoleKind } from '../role-kind.ts'
import { noBranch, rolesOf } from '../roles.ts'
import { mapOf, plainMeasurer, type Seed } from '../testing/map-of.ts'
import { emptyContext, initialImageSize } from './body.ts'
import { faceOf } from './face.ts'

const theme = themes['sky-19']

describe('the size of a topic', () => {
  test('is its text and the room around it', () => {
    // Ten letters of 7 pixels, a line of 14 · 1.4 pixels.
    const deeper = faceOfSeed('ten letter')
    expect(deeper.width).toBe(70 + 2 * 6)
    expect(deeper.height).toBeCloseTo(19.6 + 2 * 4, 1)
    expect(faceOfSeed('ten letter', 'level1').width).toBe(80 + 2 * 14)
    expect(faceOfSeed('ten letter', 'root').height).toBeCloseTo(30.8 + 2 * 13, 1)
  })

  test('breaks lines at 320 pixels, those of the root at 400', () => {
    const words = 'word '.repeat(30)
    expect(faceOfSeed(words).width).toBeLessThanOrEqual(320 + 12)
    expect(faceOfSeed(words).width).toBeGreaterThan(280)
    expect(faceOfSeed(words, 'root').width).toBeGreaterThan(380)
    expect(faceOfSeed(words, 'root').width).toBeLessThanOrEqual(400 + 56)
  })

  test('of nothing is still a place to click at', () => {
    const { width, height } = faceOfSeed('')
    expect(width).toBeGreaterThan(30)
    expect(height).toBe(faceOfSeed('x').height)
  })

  test('is as wide as a person made it', () => {
    const nudge = { x: 0, y: 0, width: 200 }
    expect(faceOfSeed({ text: 'a few words that would fit on one line', nudge }).width).toBe(200)
    expect(faceOfSeed({ text: 'a few words that would fit on one line', nudge }).height).toBeGreaterThan(40)
  })

  test('grows by marks of 17 pixels, 5 apart', () => {
    const plain = faceOfSeed('text')
    const marked = faceOfSeed({ text: 'text', marks: { priority: 1, progress: 50 }, note: 'note' })
    expect(marked.width).toBe(plain.width + 3 * 22)
  })

  test('has chips of 18 pixels for files, the due day and the person, in this order', () => {
    const files = [{ id: 'f', name: 'a.pdf', size: 1, type: 'application/pdf' }]
    const task = { due: '2026-11-13', assignee: { name: 'Chen' } }
    const { body, height } = faceOfSeed({ text: 'text', task, files })
    expect(body.chips.map(({ chip }) => chip.kind)).toEqual(['files', 'due', 'assignee'])
    expect(body.chips.map(({ height }) => height)).toEqual([18, 18, 18])
    for (const [nth, chip] of body.chips.entries()) {
      const before = body.chips[nth - 1] ?? { x: body.text.x + body.text.width - 0, width: 0 }
      expect(chip.x).toBeCloseTo(before.x + before.width + 5, 1)
      expect(chip.y + chip.height).toBeLessThanOrEqual(height)
    }
    const done = faceOfSeed({ text: 'text', task, marks: { progress: 100 } })
    expect(done.body.chips.map(({ chip }) => chip.kind)).toEqual(['assignee'])
  })

  test('is measured again on another day only where something is due', () => {
    const [due, other] = [{ text: 'due', task: { due: '2026-11-13' } }, 'other'].map(
      (seed) => mapOf(seed as Seed).nodes.get('n0') as NodeSnapshot,
    )
    const role = rolesOf(theme).of('deeper', 2, 0)
    const on = (node: NodeSnapshot | undefined, today: string) =>
      faceOf(node as NodeSnapshot, role, plainMeasurer, {
        ...emptyContext,
        calendar: { today, words: (day) => (day === today ? 'Today' : day) },
      }).width
    expect(on(due, '2026-11-13')).not.toBe(on(due, '2026-11-14'))
    expect(on(other, '2026-11-13')).toBe(on(other, '2026-11-14'))
  })

  test('has labels in the tint of its theme', () => {
    const warmth = (theme: Theme) => {
      const { fill } = rolesOf(theme).of('deeper', 2, 0).label
      return Number.parseInt(fill.slice(1, 3), 16) - Number.parseInt(fill.slice(5, 7), 16)
    }
    expect(warmth(themes.ink)).toBeGreaterThan(8)
    expect(warmth(themes['sky-19'])).toBeLessThanOrEqual(0)
  })

  test('holds its labels below the text, in as many rows as they need', () => {
    const labels = ['one', 'two', 'three']
    const plain = faceOfSeed('text')
    const tagged = faceOfSeed({ text: 'text', marks: { labels } })
    expect(tagged.height).toBeCloseTo(plain.height + 4 + 18, 1)
    expect(textsOf(tagged).map(({ text }) => text)).toEqual([...labels, 'text'])
    const many = faceOfSeed({ text: 'text', marks: { labels: Array.from({ length: 12 }, (_, n) => `label ${n}`) } })
    expect(many.height).toBeGreaterThan(plain.height + 2 * 22)
    expect(many.width).toBeLessThan(260)
    const long = textsOf(faceOfSeed({ text: 'text', marks: { labels: ['x'.repeat(200)] } }))
    expect(long[0]?.text).toBe(`${'x'.repeat(23)}…`)
  })

  test('draws the icons it knows, and a sign for one it does not', () => {
    const shapes = (icon: string) =>
      faceOfSeed({ text: 'x', marks: { icons: [icon] } }).primitives.filter(({ kind }) => kind === 'shape')
    expect(shapes('flag-red')).toContainEqual(expect.objectContaining({ fill: '#e5484d' }))
    expect(shapes('from-elsewhere')).not.toHaveLength(0)
    expect(faceOfSeed({ text: 'x', marks: { icons: ['flag-red', 'nothing'] } }).body.marks).toMatchObject([
      { kind: 'icon', nth: 0 },
      { kind: 'icon', nth: 1 },
    ])
  })

  test('holds the image above the text', () => {
    const image = { resource: 'r', width: 120, height: 80 }
    const { width, height, primitives } = faceOfSeed({ text: 'text', image })
    expect(width).toBe(120 + 12)
    expect(height).toBeCloseTo(80 + 8 + 19.6 + 8, 1)
    const drawn = primitives.find(({ kind }) => kind === 'image')
    expect(drawn).toMatchObject({ rect: { x: 6, y: 4, width: 120, height: 80 }, radius: 8 })
    expect(initialImageSize({ width: 800, height: 400 })).toEqual({ width: 200, height: 100 })
  })

  test('holds the formula below the text and above the labels, as paths in the colour of the text', () => {
    const path = [['M', 0, 0], ['L', 2, 0], ['L', 2, 1], ['Z']] as const
    const formulas = { set: () => ({ width: 2, height: 1, paths: [path], words: [] }) }
    const seed: Seed = { text: 'x', formula: 'f', look: { color: '#123456' }, marks: { labels: ['l'] } }
    const role = rolesOf(theme).of('deeper', 2, 0)
    const node = nodeOf(seed)
    const face = faceOf(node, role, plainMeasurer, { ...emptyContext, formulas })
    const { formula, text, tags } = face.body
    expect(formula?.block).toMatchObject({ width: 28, height: 14 })
    expect(formula?.y).toBeGreaterThanOrEqual(text.y + text.height)
    expect((formula?.y ?? 0) + 14).toBeLessThanOrEqual(tags?.y ?? 0)
    expect((formula?.x ?? 0) + 14).toBeCloseTo(face.width / 2)
    const drawn = face.primitives.find((part) => part.kind === 'shape' && part.fill === '#123456')
    expect(drawn?.kind === 'shape' && pathBounds(drawn.path)).toMatchObject({ x: formula?.x, y: formula?.y, width: 28 })
    // What cannot be set, or not yet, is shown as it was written.
    const words = (face: { primitives: readonly Primitive[] }) => textsOf(face).map((part) => part.text)
    expect(words(faceOf(node, role, plainMeasurer))).toContain('f')
    expect(
      words(faceOf(node, role, plainMeasurer, { ...emptyContext, formulas: { set: () => ({ fault: 'no' }) } })),
    ).toContain('f')
    expect(words(faceOf(node, role, plainMeasurer, { ...emptyContext, formulas }))).not.toContain('f')
  })

  test('does not believe every number of a document', () => {
    const size = Number.NaN
    expect(faceOfSeed({ text: 'text', look: { size } }).width).toBe(faceOfSeed('text').width)
    const giant = faceOfSeed({ text: 'text', look: { size: 1e9 }, image: { resource: 'r', width: 1e12, height: -4 } })
    expect(giant.width).toBeLessThan(2000)
    expect(giant.height).toBeLessThan(2000)
  })
})

describe('a topic', () => {
  test('stays inside of its box with all it has', () => {
    const seeds: Seed[] = [
      {
        text: 'dressed',
        marks: { priority: 3, progress: 75, icons: ['a', 'flag-red'], labels: ['one', 'a somewhat longer one'] },
        note: 'n',
        link: { url: 'u', tip: '' },
      },
      { text: 'with a\nsecond line', look: { shape: 'hexagon', fill: '#eee', border: '#333', borderWidth: 4 } },
      { text: 'image', image: { resource: 'r', width: 60, height: 40 }, look: { shape: 'pill', align: 'right' } },
      { text: '下划线', look: { shape: 'underline', lineWidth: 6 } },
    ]
    for (const seed of seeds) {
      for (const kind of ['root', 'level1', 'deeper', 'summary', 'floating'] as const) {
        const face = faceOfSeed(seed, kind)
        const box = { x: 0, y: 0, width: face.width, height: face.height }
        for (const primitive of face.primitives) {
          for (const corner of cornersOf(primitive)) expect(contains(inflate(box, 0.01), corner)).toBe(true)
        }
      }
    }
  })

  test('takes colours in order of branches, and from the start again', () => {
    const { branches } = theme
    const texts = branches.map((_, i) => textsOf(faceOfSeed('x', 'level1', i))[0]?.color)
    expect(texts).toEqual(branches.map(({ text }) => text))
    expect(textsOf(faceOfSeed('x', 'level1', branches.length))[0]?.color).toBe(branches[0]?.text)
    expect(textsOf(faceOfSeed('x', 'deeper', 2))[0]?.color).toBe(branches[2]?.childText)
  })

  test('sums up in the colours of its branch, as the theme does for the first', () => {
    for (const each of Object.values(themes)) {
      const first = rolesOf(each).of('summary', 2, 0)
      expect([first.fill, first.color]).toEqual([each.summary.fill, each.summary.text])
    }
    expect(rolesOf(theme).of('summary', 2, 4)).toMatchObject({ fill: '#fcebe9', color: '#a43f32' })
  })

  test('looks as a person said', () => {
    const look = { fill: '#ff0000', border: '#00ff00', borderWidth: 3, color: '#0000ff', shape: 'rect', strike: true }
    const { primitives } = faceOfSeed({ text: 'text', look })
    expect(primitives[0]).toMatchObject({ fill: '#ff0000', stroke: '#00ff00', strokeWidth: 3 })
    expect(primitives[1]).toMatchObject({ color: '#0000ff', strike: true, underline: false })
    expect(faceOfSeed({ text: 'text', look: { fill: 'none' } }, 'level1').primitives).toHaveLength(1)
  })

  test('has no frame where a person chose no shape, or a line under it', () => {
    const border = { border: '#00ff00', borderWidth: 3 }
    const shapeOf = (look: Look, kind?: 'level1') =>
      faceOfSeed({ text: 'text', look }, kind).primitives.filter((part) => part.kind === 'shape')
    expect(shapeOf({ ...border, shape: 'plain' })).toEqual([])
    const [under, ...more] = shapeOf({ ...border, shape: 'underline' })
    expect(more).toEqual([])
    expect(under).toMatchObject({ stroke: '#00ff00', strokeWidth: 3, fill: null })
    expect(pathBounds(under?.path ?? [])?.height).toBe(0)
    // Bare words of a theme take the border that somebody gave them.
    expect(shapeOf(border)).toMatchObject([{ stroke: '#00ff00' }])
  })

  test('has words that can be read on a fill somebody chose', () => {
    const dark = (look: Look) => {
      const node = nodeOf({ text: 'text', look })
      return faceOf(node, rolesOf(themes.midnight).of('deeper', 2, 0), plainMeasurer).style.color
    }
    const plain = dark({})
    // As far from it as can be, not just far enough.
    expect(dark({ fill: '#f7da97' })).toBe('#000000')
    expect(colorContrast(dark({ fill: '#f7da97' }), '#f7da97')).toBeGreaterThanOrEqual(4.5)
    expect(dark({ fill: '#331111' })).toBe(plain)
    expect(dark({ fill: 'none' })).toBe(plain)
    expect(dark({ fill: '#f7da97', color: '#ffffff' })).toBe('#ffffff')
  })

  test('formats ranges of its text', () => {
    const runs = [
      { text: 'plain ', attributes: {} },
      { text: 'large', attributes: { size: 28, bold: true, color: '#123456', underline: true } },
    ]
    const [plain, large] = textsOf(faceOfSeed({ text: { text: 'plain large', runs } }))
    expect(plain).toMatchObject({ text: 'plain ', underline: false })
    expect(large).toMatchObject({ text: 'large', color: '#123456', underline: true, font: { size: 28, weight: 600 } })
    expect(large?.x).toBe((plain?.x ?? 0) + (plain?.width ?? 0))
    expect(large?.baseline).toBe(plain?.baseline)
  })

  test('paints with nothing that could load or run', () => {
    const fill = 'url(https://example.org/x.svg#a)'
    expect(
      faceOfSeed({ text: 'x', look: { fill, color: 'javascript:alert(1)', border: '"/><script>' } }).primitives,
    ).toEqual(faceOfSeed('x').primitives)
  })

  test('looks as its level does, where it has nothing of its own to say', () => {
    const levels = { 1: { fill: '#ff0000', bold: false, shape: 'rect' }, 3: { color: '#00ff00' } }
    const roles = rolesOf(theme, levels)
    const face = (seed: Seed, kind: RoleKind, depth: number) =>
      faceOf(nodeOf(seed), roles.of(kind, depth, 0), plainMeasurer)
    expect(face('x', 'level1', 1).primitives[0]).toMatchObject({ fill: '#ff0000' })
    expect(face('x', 'level1', 1).look).toBe(levels[1])
    expect(face({ text: 'x', look: { fill: '#0000ff' } }, 'level1', 1).look).toEqual({ ...levels[1], fill: '#0000ff' })
    expect(textsOf(face('x', 'deeper', 7))[0]?.color).toBe('#00ff00')
    for (const [kind, depth] of [
      ['deeper', 2],
      ['summary', 1],
      ['floating', 1],
      ['root', 0],
    ] as const) {
      expect(face('x', kind, depth).primitives).toEqual(
        faceOf(nodeOf('x'), rolesOf(theme).of(kind, depth, 0), plainMeasurer).primitives,
      )
    }
  })

  test('is as large as its level says, also when it was measured without', () => {
    const node = nodeOf('text')
    const heightAt = (levels?: LevelLooks) =>
      faceOf(node, rolesOf(theme, levels).of('deeper', 2, 0), plainMeasurer).height
    const plain = heightAt()
    expect(heightAt({ 2: { size: 40 } })).toBeGreaterThan(plain)
    expect(heightAt()).toBe(plain)
  })

  test('is made once for each node and role', () => {
    const node = nodeOf('text')
    const roles = rolesOf(theme)
    const face = faceOf(node, roles.of('deeper', 2, 0), plainMeasurer)
    expect(faceOf(node, roles.of('deeper', 2, 7), plainMeasurer)).toBe(face)
    const moved = faceOf(node, roles.of('deeper', 2, 1), plainMeasurer)
    expect(moved).not.toBe(face)
    // Colours are another matter than sizes.
    expect(moved.body).toBe(face.body)
    expect(faceOf({ ...node }, roles.of('deeper', 2, 1), plainMeasurer).body).not.toBe(face.body)
  })
})

function nodeOf(seed: Seed) {
  const map = mapOf(seed)
  const node = map.nodes.get(map.root)
  if (!node) throw new Error('It was just made.')
  return node
}

function faceOfSeed(seed: Seed, kind: RoleKind = 'deeper', branch = 0) {
  const depth = { root: 0, level1: 1, deeper: 2, summary: 2, floating: 1 }[kind]
  const role = rolesOf(theme).of(kind, depth, kind === 'root' ? noBranch : branch)
  return faceOf(nodeOf(seed), role, plainMeasurer)
}

function textsOf({ primitives }: { primitives: readonly Primitive[] }): TextPrimitive[] {
  return primitives.filter((primitive) => primitive.kind === 'text')
}

function cornersOf(primitive: Primitive) {
  const boxOf = () => {
    if (primitive.kind === 'image') return primitive.rect
    if (primitive.kind === 'text') {
      const { x, baseline, width, font } = primitive
      return { x, y: baseline - 0.7 * font.size, width, height: 0.9 * font.size }
    }
    const bounds = primitive.kind === 'shape' ? pathBounds(primitive.path) : null
    return bounds && primitive.kind === 'shape' && primitive.path.at(-1)?.[0] === 'Z'
      ? inflate(bounds, primitive.strokeWidth / 2)
      : bounds
  }
  const box = boxOf()
  return box ? [box, { x: box.x + box.width, y: box.y + box.height }] : []
}
