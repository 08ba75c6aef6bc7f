import { noText, plainText, type ShapeLook, type ShapeSnapshot } from '@ramify/document'
import { containsRect, type Rect } from '@ramify/geometry'
import { contrasting, hexOf, readable, themes } from '@ramify/themes'
import { expect, test } from 'vitest'
import type { Drawing, ShapePrimitive, TextPrimitive } from '../../drawing/primitives.ts'
import { plainMeasurer } from '../../mindmap/testing/map-of.ts'
import type { ShapeBox } from '../shapes/flow-shape.ts'
import { flowTheme } from './flow-theme.ts'
import { shapeFace } from './shape-face.ts'

const tools = { theme: flowTheme(themes['sky-19']), measurer: plainMeasurer }
const box = { width: 120, height: 60 }

test('a step is drawn as the design has it: a blue fill and border, words in the middle', () => {
  const [drawing] = faceOf('process', 'Pay back').drawings as [Drawing]
  const [form, words] = drawing.primitives as [ShapePrimitive, TextPrimitive]
  expect(form).toMatchObject({ fill: '#e5efff', stroke: '#3982fc', strokeWidth: 1.6 })
  expect(words).toMatchObject({ text: 'Pay back', color: '#285fba', x: 32 })
  // Eight letters, each half as wide as it is high.
  expect(words.width).toBe(56)
})

test('words are wrapped into the text area and aligned there', () => {
  const lines = (look: ShapeLook) => {
    const [drawing] = faceOf('process', 'one two three four five', look).drawings
    return drawing?.primitives.flatMap((each) => (each.kind === 'text' ? [each] : [])) ?? []
  }
  expect(lines({}).map(({ text }) => text.trim())).toEqual(['one two three', 'four five'])
  expect(new Set(lines({ align: 'left' }).map(({ x }) => x))).toEqual(new Set([8]))
  expect(
    lines({ align: 'right' })
      .map(({ x, width }) => x + width)
      .at(-1),
  ).toBe(112)
  const [top, middle, bottom] = (['top', 'middle', 'bottom'] as const).map(
    (vertical) => lines({ vertical })[0]?.baseline,
  )
  expect(top).toBeLessThan(middle as number)
  expect(middle).toBeLessThan(bottom as number)
})

test('a word is not broken in a narrow shape, and its face reaches as far as it', () => {
  const face = faceOf('connector', 'Verification', {}, { width: 40, height: 40 })
  const [drawing] = face.drawings
  expect(drawing?.primitives.filter(({ kind }) => kind === 'text')).toHaveLength(1)
  expect(face.bounds.width).toBeGreaterThanOrEqual(84)
})

test('a larger word is not broken in a narrow shape either', () => {
  const text = {
    text: 'a Word',
    runs: [
      { text: 'a ', attributes: {} },
      { text: 'Word', attributes: { size: 40 } },
    ],
  }
  const face = shapeFace({ ...shape('process', ''), text }, { width: 40, height: 40 }, tools)
  expect(
    face.placedText.block.setLines().map(({ pieces }) =>
      pieces
        .map(({ text }) => text)
        .join('')
        .trim(),
    ),
  ).toEqual(['a', 'Word'])
})

test('what people chose wins, and words stay readable on a fill of their own', () => {
  const { style } = faceOf('process', 'x', { fill: '#102030', borderWidth: 3, dash: 'dashed', opacity: 0.5 })
  expect(style).toMatchObject({ fill: '#102030', borderWidth: 3, dash: [6, 4], color: '#ffffff', opacity: 0.5 })
  expect(faceOf('process', 'x', { opacity: 0.5 }).drawings[0]?.opacity).toBe(0.5)
  expect(faceOf('process', '', { fill: 'none', border: 'none' }).drawings[0]?.primitives).toEqual([])
})

test.each(['#ff9966', '#f96', 'orange', 'ORANGE', 'navy', '#000'])('words can be read on %s', (fill) => {
  const { color } = faceOf('process', 'x', { fill }).style
  const ground = hexOf(fill) as string
  expect(contrasting(color, ground)).toBe(color)
})

test('a fill may become another colour from top to bottom', () => {
  const [form] = faceOf('process', '', { fill: '#ffffff', gradient: '#aabbcc' }).drawings[0]?.primitives ?? []
  expect(form).toMatchObject({ fill: '#ffffff', gradient: '#aabbcc' })
  const [none] = faceOf('process', '', { fill: 'none', gradient: '#aabbcc' }).drawings[0]?.primitives ?? []
  expect(none).not.toHaveProperty('gradient')
})

test('the title of a lane at the left is read from below', () => {
  const face = faceOf('lane', 'Support', {}, { width: 600, height: 200, header: { side: 'left', size: 36 } })
  const [, title] = face.drawings as [Drawing, Drawing]
  expect(title).toMatchObject({ x: 0, y: 200, turn: -90 })
  const [words] = title.primitives as [TextPrimitive]
  expect(words.x + words.width / 2).toBeCloseTo(100)
})

test.each(['above', 'below', 'left', 'right'] as const)('words %s a shape stand next to it', (textPlace) => {
  for (const kind of ['process', 'image', 'container', 'uml-actor']) {
    const face = faceOf(kind, 'some words', { textPlace, fill: '#102030' })
    const { x, y, width, height } = face.placedText.text
    const [words] = face.drawings.flatMap(({ primitives }) => primitives.filter((each) => each.kind === 'text'))
    const line = words as TextPrimitive
    const gaps = {
      above: -(y + height),
      below: y - box.height,
      left: -(line.x + line.width),
      right: line.x - box.width,
    }
    expect(gaps[textPlace]).toBeGreaterThanOrEqual(0)
    expect(gaps[textPlace]).toBeLessThan(10)
    if (textPlace === 'left' || textPlace === 'right') expect(y + height / 2).toBeCloseTo(box.height / 2)
    else expect(x + width / 2).toBeCloseTo(box.width / 2)
    // They can be pressed, are inside of what is drawn, and are read on the paper and not on the fill.
    expect(face.overflow).not.toBeNull()
    expect(containsRect(face.bounds, face.overflow as Rect)).toBe(true)
    expect(face.style.color).toBe(tools.theme.tones.bare.color)
  }
})

test('words beside a shape may stand further away, as they are aligned', () => {
  const top = (look: ShapeLook) => faceOf('process', 'x', look).placedText.text.y
  expect(top({ textPlace: 'below', vertical: 'middle' })).toBeGreaterThan(top({ textPlace: 'below' }) + 10)
})

test('a picture fills its box, also while it is not there', () => {
  const image = { resource: 'photo', width: 400, height: 300 }
  expect(shapeFace({ ...shape('image', ''), image }, box, tools).drawings[0]?.primitives).toEqual([
    { kind: 'image', resource: 'photo', rect: { x: 0, y: 0, ...box }, radius: 0 },
  ])
  expect(faceOf('image', '').drawings[0]?.primitives).toHaveLength(1)
  const [, inside] = shapeFace({ ...shape('process', ''), image }, box, tools).drawings[0]?.primitives ?? []
  expect(inside).toMatchObject({ kind: 'image', rect: { width: 80, height: 60 } })
})

test('a face is kept by its record, and taken over by one that looks the same', () => {
  const record = shape('process', 'x')
  const face = shapeFace(record, box, tools)
  expect(shapeFace(record, { ...box }, tools)).toBe(face)
  const moved = { ...record, box: { ...record.box, x: 500 } }
  expect(shapeFace(moved, box, tools, face)).toBe(face)
  expect(shapeFace({ ...record, kind: 'decision' }, box, tools, face)).not.toBe(face)
  expect(shapeFace(record, { width: 121, height: 60 }, tools)).not.toBe(face)
})

test('a sketched shape looks the same wherever it is drawn, and unlike its neighbour', () => {
  const sketched = (id: string) => shapeFace({ ...shape('process', 'x', { sketch: true }), id }, box, tools)
  const [plain, one] = [faceOf('process', 'x'), sketched('one')]
  expect(sketched('one').drawings).toEqual(one.drawings)
  expect(sketched('two').drawings).not.toEqual(one.drawings)
  expect(one.drawings).not.toEqual(plain.drawings)
  expect(one.bounds.width).toBeGreaterThan(plain.bounds.width)
  expect(one.outline).toEqual(plain.outline)
})

test('every shape can be read in every theme', () => {
  for (const theme of Object.values(themes)) {
    for (const { fill, color } of Object.values(flowTheme(theme).tones)) {
      expect(readable(color, fill ?? theme.background.color)).toBe(color)
    }
  }
})

function faceOf(kind: string, text: string, look: ShapeLook = {}, size: ShapeBox = box) {
  return shapeFace(shape(kind, text, look), size, tools)
}

function shape(kind: string, text: string, look: ShapeLook = {}): ShapeSnapshot {
  return {
    id: 'shape',
    kind,
    text: plainText(text),
    look,
    note: noText,
    box: { x: 0, y: 0, ...box, turn: 0 },
    page: 'page',
    layer: null,
    order: 'V',
    parent: null,
    children: [],
    link: null,
    image: null,
    locked: false,
    stack: null,
  }
}
