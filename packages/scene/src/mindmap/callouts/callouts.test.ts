import { contains, containsRect, inflate, intersects, pathBounds, type Rect } from '@ramify/geometry'
import { themes } from '@ramify/themes'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paintSvg } from '../../painters/svg.ts'
import { composeScene } from '../compose/compose-scene.ts'
import type { Scene } from '../compose/scene.ts'
import { type CalloutSeed, mapOf, plainMeasurer, type Seed } from '../testing/map-of.ts'
import { randomMap } from '../testing/random-map.ts'
import { bubblePath } from './bubble-path.ts'

const measurer = plainMeasurer
const theme = themes['sky-19']
const everywhere: Rect = { x: -1e9, y: -1e9, width: 2e9, height: 2e9 }
const plan: Seed = {
  id: 'r',
  text: 'Root',
  children: [
    { id: 'a', text: 'Alpha' },
    { id: 'b', text: 'Beta' },
  ],
}

function sceneOf(seed: Seed, ...callouts: CalloutSeed[]): Scene {
  return composeScene({ snapshot: mapOf(seed, [], { callouts }), theme, measurer })
}

describe('a callout', () => {
  test('stands above its topic and points at it, in the room that is left for it', () => {
    const scene = sceneOf(plan, { node: 'b', text: 'a remark that is wider' })
    const [drawn] = scene.callouts
    const [a, b] = [scene.placeOf('a'), scene.placeOf('b')]
    if (!drawn || !a || !b) throw new Error('They are all there.')
    expect(drawn.box.y + drawn.box.height).toBeLessThan(b.y)
    expect(drawn.box.y).toBeGreaterThan(a.y + a.height)
    const outline = pathBounds(drawn.path)
    expect((outline?.y ?? 0) + (outline?.height ?? 0)).toBeCloseTo(b.y)
    expect(containsRect(drawn.bounds, drawn.box)).toBe(true)
    expect(containsRect(inflate(scene.bounds, 0.01), drawn.bounds)).toBe(true)
  })

  test('stands where somebody put it, and then nothing makes room', () => {
    const scene = sceneOf(plan, { node: 'b', text: 'moved', at: { x: 150, y: 60 } })
    const b = scene.placeOf('b')
    const [drawn] = scene.callouts
    if (!drawn || !b) throw new Error('They are both there.')
    expect(drawn.label.at).toEqual({ x: b.x + b.width / 2 + 150, y: b.y + b.height / 2 + 60 })
    expect(b.y).toBe(sceneOf(plan).placeOf('b')?.y)
    expect(scene.calloutAt(drawn.label.at)).toBe('c0')
    expect(scene.calloutAt({ x: b.x, y: b.y })).toBeNull()
  })

  test('looks as all callouts of the map do, but for what it has of its own', () => {
    const snapshot = mapOf(plan, [], {
      callouts: [
        { node: 'a', text: 'all' },
        { node: 'b', text: 'own', look: { fill: '#00ff00' } },
      ],
    })
    const looks = { callout: { fill: '#ff0000', size: 40 }, summary: { fill: '#0000ff' } }
    const scene = composeScene({ snapshot: { ...snapshot, levels: looks }, theme, measurer })
    expect(scene.callouts.map(({ label }) => [label.fill, label.font.size])).toEqual([
      ['#ff0000', 40],
      ['#00ff00', 40],
    ])
    const plain = composeScene({ snapshot, theme, measurer })
    expect(scene.callouts[0]?.box.height).toBeGreaterThan(plain.callouts[0]?.box.height ?? 0)
    // There is room for the larger one.
    expect(scene.placeOf('b')?.y).toBeGreaterThan(plain.placeOf('b')?.y ?? 0)
    expect(scene.callouts.map(({ callout }) => callout)).toEqual([...snapshot.callouts.values()])
  })

  test('is folded away with its topic, and speaks of the root and of floating topics too', () => {
    const folded: Seed = { id: 'r', children: [{ id: 'a', folded: true, children: [{ id: 'b' }] }] }
    expect(sceneOf(folded, { node: 'b' }).callouts).toEqual([])
    const snapshot = mapOf(plan, [{ id: 'f', at: { x: 0, y: 300 } }], { callouts: [{ node: 'r' }, { node: 'f' }] })
    const scene = composeScene({ snapshot, theme, measurer })
    expect(scene.callouts).toHaveLength(2)
    for (const { box, callout } of scene.callouts) {
      expect(box.y + box.height).toBeLessThan(scene.placeOf(callout.node)?.y ?? 0)
    }
  })

  test('is drawn as shapes and words by every painter, with the look it was given', () => {
    const look = { fill: '#123456', color: '#fedcba', border: '#abcdef' }
    const svg = paintSvg(sceneOf(plan, { node: 'a', text: 'two\nlines', look }))
    for (const said of ['#123456', '#fedcba', '#abcdef', '>two<', '>lines<']) expect(svg).toContain(said)
  })

  test('goes with its branch when that is drawn alone', () => {
    const scene = sceneOf(plan, { node: 'a', text: 'of a' }, { node: 'b', text: 'of b' })
    const words = scene
      .branchAlone('a')
      ?.layers.flat()
      .flatMap(({ primitives }) => primitives.flatMap((part) => (part.kind === 'text' ? part.text : [])))
    expect(words).toContain('of a')
    expect(words).not.toContain('of b')
  })
})

test('callouts overlap neither topics nor each other as long as nobody moves them', () => {
  const text = fc.constantFrom('', 'short', 'a much longer remark, over several lines, than its topic has words')
  const some = fc.array(fc.record({ at: fc.nat(50), text }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(randomMap, some, (map, remarks) => {
      const nodes = [...map.nodes.values()].map(({ id }) => id)
      const callouts = new Map(
        remarks.map(({ at, text }, nth) => {
          const node = nodes[at % nodes.length] ?? map.root
          const runs = text === '' ? [] : [{ text, attributes: {} }]
          return [`c${nth}`, { id: `c${nth}`, node, at: null, text: { text, runs }, look: {} }]
        }),
      )
      const scene = composeScene({ snapshot: { ...map, callouts }, theme, measurer })
      const boxes = [...scene.visible(everywhere), ...scene.callouts.map(({ box }) => box)]
      const shrunk = boxes.map((box) => inflate(box, -0.01))
      for (const [i, a] of shrunk.entries()) for (const b of shrunk.slice(i + 1)) expect(intersects(a, b)).toBe(false)
    }),
    { numRuns: 200 },
  )
})

test('the pointer of a bubble reaches its target from any side, and the bubble has none over its target', () => {
  const target = { x: 0, y: 0, width: 80, height: 30 }
  for (const [x, y] of [
    [0, -80],
    [200, 0],
    [10, 90],
    [-200, 4],
    [-150, -90],
    [300, 200],
  ] as const) {
    const box = { x, y, width: 60, height: 24 }
    const points = bubblePath(box, target).flatMap((step) => (step[0] === 'L' ? [{ x: step[1], y: step[2] }] : []))
    expect(points.some((point) => contains(target, point))).toBe(true)
  }
  const over = { x: 20, y: 10, width: 60, height: 24 }
  expect(pathBounds(bubblePath(over, target))).toEqual(over)
})
