import { breakLines, cachedMeasurer, emojiSquare, emojiWidth, pixels } from '@ramify/text'
import { themes } from '@ramify/themes'
import { describe, expect, test } from 'vitest'
import { composeScene } from '../mindmap/compose/compose-scene.ts'
import { mapOf, plainMeasurer, type Seed } from '../mindmap/testing/map-of.ts'
import { paintCanvas } from '../painters/canvas.ts'
import type { Canvas2D } from '../painters/canvas-2d.ts'
import { emojiIn } from '../painters/emoji-in.ts'
import { paintSvg } from '../painters/svg.ts'
import { textPieces } from './text-pieces.ts'

const font = { families: ['Inter'], size: 20, weight: 400, italic: false }
const look = { color: '#123456', underline: false, strike: false }
const measurer = cachedMeasurer((word) => word.length * 1000)
const width = pixels(emojiWidth, 20)

function pieces(text: string) {
  const [line] = breakLines([{ text, font }], Infinity, measurer)
  return line?.pieces.flatMap((piece) => textPieces(piece, 0, 30, look)) ?? []
}

describe('the pieces of a line', () => {
  test('have an emoji each, side by side, and words as they are', () => {
    const drawn = pieces('👍🏽1️⃣☺🇨🇳 ok')
    expect(drawn.map(({ text, emoji, x, width }) => [text, emoji, x, width])).toEqual([
      ['👍🏽', '1f44d-1f3fd', 0, width],
      ['1️⃣', '0031-20e3', width, width],
      ['☺', null, 2 * width, width],
      ['🇨🇳', '1f1e8-1f1f3', 3 * width, width],
      [' ok', null, 4 * width, measurer.width(' ok', font)],
    ])
  })

  test('say where an emoji without a picture is drawn: by the system, in the room it was given', () => {
    const [thumb, smile] = pieces('👍☺')
    expect(thumb).toMatchObject({ fallback: true, width })
    expect(thumb?.font.families[0]).toBe('Apple Color Emoji')
    expect(smile).toMatchObject({ fallback: false, font: { families: ['Noto Emoji'] } })
    // Black signs are letters in the colour of their words, without the selector that would ask for a font of the system.
    expect(pieces('✔️ ©️').map(({ text, emoji }) => [text, emoji])).toEqual([
      ['✔', null],
      [' ©', null],
    ])
    expect(pieces('👍')[0]?.font).toBe(pieces('👀')[0]?.font)
  })
})

describe('painters', () => {
  const square = (x: number, baseline: number, size: number) =>
    [x + emojiSquare.left * size, baseline + emojiSquare.top * size, emojiSquare.side * size] as const

  test('put the picture of an emoji at the same place', () => {
    const scene = sceneOf({ text: 'go 🚀🚀', look: { underline: true } })
    const texts = scene
      .layers()
      .flatMap((layer) => layer.flatMap(({ x, y, primitives }) => primitives.map((each) => ({ each, x, y }))))
    const rockets = texts.flatMap(({ each, x, y }) =>
      each.kind === 'text' && each.emoji !== null ? [{ each, x, y }] : [],
    )
    expect(rockets).toHaveLength(2)
    const svg = paintSvg(scene, { emoji: (name) => `<path id="${name}"/>` })
    expect(svg.match(/<symbol id="emoji_1f680" viewBox="0 0 36 36"><path id="1f680"\/><\/symbol>/g)).toHaveLength(1)
    expect(svg).not.toMatch(/🚀|textLength/)
    const calls: unknown[][] = []
    paintCanvas(recorder(calls), scene.layers(), { scale: 1, emoji: (name) => name })
    const painted = calls.filter(([name]) => name === 'drawImage')
    const uses = [...svg.matchAll(/<use href="#emoji_1f680" x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)"/g)]
    expect(uses).toHaveLength(2)
    rockets.forEach(({ each, x, y }, nth) => {
      const [left, top, side] = square(each.x, each.baseline, each.font.size)
      const place = [x + left, y + top, side, side].map((value) => expect.closeTo(value))
      expect(painted[nth]).toEqual(['drawImage', '1f680', ...place])
      const [, ...numbers] = uses[nth] ?? []
      for (const [i, wanted] of [left, top, side].entries()) expect(Number(numbers[i])).toBeCloseTo(wanted, 1)
    })
    // The line under the words goes on under them.
    expect(calls.filter(([name]) => name === 'fillRect')).toHaveLength(3)
  })

  test('draw the text where there is no picture, as wide as its room', () => {
    const scene = sceneOf({ text: '🚀' })
    expect(paintSvg(scene, { emoji: () => null })).toMatch(/textLength="27.94"[^>]*>🚀</)
    const calls: unknown[][] = []
    paintCanvas(recorder(calls), scene.layers(), { scale: 1 })
    expect(calls.filter(([name]) => name === 'fillText')).toEqual([['fillText', '🚀', 0, 0]])
  })

  test('are told which pictures a drawing needs', () => {
    expect([...emojiIn(sceneOf({ text: 'a 🚀', children: ['👍🏽 🚀', '☺'] }).layers())]).toEqual([
      '1f680',
      '1f44d-1f3fd',
    ])
  })
})

function sceneOf(seed: Seed) {
  return composeScene({ snapshot: mapOf(seed), theme: themes['sky-19'], measurer: plainMeasurer })
}

function recorder(calls: unknown[][]): Canvas2D<string> {
  return new Proxy({} as Canvas2D<string>, {
    get:
      (_, name) =>
      (...values: unknown[]) => {
        calls.push([name, ...values])
        return name === 'measureText' ? { width: 11 } : undefined
      },
    set: () => true,
  })
}
