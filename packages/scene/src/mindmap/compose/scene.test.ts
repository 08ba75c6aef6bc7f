import {
  contains,
  containsRect,
  distance,
  distanceToPath,
  flattenPath,
  inflate,
  intersects,
  type Point,
  pathBounds,
  type Rect,
} from '@ramify/geometry'
import { layouts } from '@ramify/layouts'
import { themes } from '@ramify/themes'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cases } from '../../../../document/src/core/testing/cases.ts'
import type { ShapePrimitive } from '../../drawing/primitives.ts'
import { paintSvg } from '../../painters/svg.ts'
import { mapOf, plainMeasurer, type Seed } from '../testing/map-of.ts'
import { largeMap, randomMap } from '../testing/random-map.ts'
import { composeScene } from './compose-scene.ts'
import type { Scene } from './scene.ts'
import type { Topic } from './topic.ts'

const measurer = plainMeasurer
const theme = themes['sky-19']
const everywhere: Rect = { x: -1e9, y: -1e9, width: 2e9, height: 2e9 }

describe('a small map', () => {
  const scene = sceneOf({
    text: 'Root',
    children: [{ text: 'Alpha', children: ['One', 'Two'] }, { text: 'Beta', id: 'beta' }, 'Gamma'],
  })

  test('stands with the room of the design guide', () => {
    expect(scene.visible(everywhere).map(rounded)).toEqual([
      'Root 100x57 at -50,-28 right',
      'Alpha 68x36 at 112,-86 right',
      'One 33x28 at 218,-101 right',
      'Two 33x28 at 218,-61 right',
      'Beta 60x36 at 112,-2 right',
      'Gamma 68x36 at 112,65 right',
    ])
  })

  test('is found by place', () => {
    expect(scene.nodeAt({ x: 0, y: 0 })).toBe('n0')
    expect(scene.nodeAt({ x: 120, y: 20 })).toBe('beta')
    expect(scene.nodeAt({ x: 80, y: 20 })).toBeNull()
    expect(scene.nodeAt({ x: 110, y: 20 }, 4)).toBe('beta')
  })

  test('is found by id', () => {
    expect(scene.placeOf('beta')?.x).toBeCloseTo(112)
    expect(scene.placeOf('beta')).toBe(scene.placeOf('beta'))
    expect(scene.placeOf('nobody')).toBeUndefined()
    const branch = scene.branchBounds('n1')
    const [one, two] = [scene.placeOf('n3'), scene.placeOf('n4')]
    if (!branch || !one || !two) throw new Error('They are all there.')
    expect(containsRect(branch, one) && containsRect(branch, two)).toBe(true)
  })

  test('shows only what is in view', () => {
    const beta = scene.placeOf('beta')
    if (!beta) throw new Error('It is there.')
    const ids = scene.visible({ x: beta.x + 20, y: beta.y + 10, width: 5, height: 5 }).map(({ id }) => id)
    expect(ids).toEqual(['beta'])
    // Between root and children there is nothing but lines.
    expect(scene.visible({ x: 100, y: -100, width: 2, height: 200 }).map(({ id }) => id)).toEqual(['n1', 'beta', 'n2'])
  })
})

test('a branch is drawn by itself, without the line to it and without what belongs to others', () => {
  const snapshot = mapOf(
    { text: 'Root', children: [{ id: 'a', children: [{ id: 'a1' }, { id: 'a2' }] }, { id: 'b' }] },
    [],
    {
      lines: [
        { from: 'a1', to: 'a2', text: 'inside' },
        { from: 'a1', to: 'b', text: 'across' },
      ],
    },
  )
  const scene = composeScene({ snapshot, theme, measurer })
  const alone = scene.branchAlone('a')
  const [a, b] = [scene.placeOf('a'), scene.placeOf('b')]
  if (!alone || !a || !b) throw new Error('They are all there.')
  expect(containsRect(alone.box, a)).toBe(true)
  const [, connectors, relation, label, faces] = alone.layers
  expect([connectors?.length, relation?.length, label?.length, faces?.length]).toEqual([2, 1, 1, 3])
  const words = alone.layers
    .flat()
    .flatMap(({ primitives }) => primitives.flatMap((part) => (part.kind === 'text' ? part.text : [])))
  expect(words).toContain('inside')
  expect(words).not.toContain('across')
  expect(scene.branchAlone('nobody')).toBeUndefined()
})

test('the same map always gives the same picture', () => {
  fc.assert(
    fc.property(randomMap, (snapshot) => {
      const pictures = [1, 2].map(() => paintSvg(composeScene({ snapshot, theme, measurer })))
      expect(pictures[0]).toBe(pictures[1])
    }),
    { numRuns: cases(10) },
  )
})

describe('a folded branch', () => {
  const scene = sceneOf({
    text: 'Root',
    children: [{ text: 'Alpha', id: 'a', folded: true, children: ['x', 'y', { text: 'z', children: ['w'] }] }],
  })

  test('is not placed, but counted', () => {
    expect(scene.size).toBe(2)
    expect(scene.placeOf('a')?.fold?.hidden).toBe(4)
    expect(scene.placeOf('n2')).toBeUndefined()
    const words = scene.placeOf('a')?.foldMark.flatMap((part) => (part.kind === 'text' ? [part.text] : []))
    expect(words).toEqual(['4'])
  })

  test('has its button 13 pixels past the edge, in the colour of the branch', () => {
    const topic = scene.placeOf('a')
    expect(topic?.fold?.at.x).toBeCloseTo((topic?.x ?? 0) + (topic?.width ?? 0) + 13)
    expect(topic?.fold?.color).toBe(theme.branches[0]?.line)
  })

  test('has nothing to unfold where nothing hangs on it', () => {
    expect(sceneOf({ text: 'Root', children: ['leaf'] }).placeOf('n1')?.fold).toBeNull()
  })
})

test('a topic of no branch floats where it was put', () => {
  const snapshot = mapOf('Root', [{ id: 'f', text: 'floating', at: { x: 200, y: -150 }, children: ['child'] }])
  const scene = composeScene({ snapshot, theme, measurer })
  expect(scene.placeOf('f')).toMatchObject({ x: 200, y: -150 })
  expect(scene.placeOf('f')?.face.style.fill).toBe(theme.floating.fill)
  expect(scene.placeOf('n1')?.connector?.stroke).toBe(theme.relation.line)
})

describe('a summary', () => {
  const snapshot = mapOf(
    { id: 'p', text: 'Root', children: ['one', 'two', 'three', { id: 'sum', text: 'all of it' }] },
    [],
    {
      ranges: [{ parent: 'p', first: 'n0', last: 'n1', topic: 'sum' }],
    },
  )
  const scene = composeScene({ snapshot, theme, measurer })

  test('stands beside what it sums up, behind a brace, without a line to its parent', () => {
    const [first, second, sum] = ['n0', 'n1', 'sum'].map((id) => scene.placeOf(id) as Rect) as [Rect, Rect, Rect]
    expect(sum.x).toBeGreaterThan(Math.max(first.x + first.width, second.x + second.width))
    expect(sum.y + sum.height / 2).toBeCloseTo((first.y + second.y + second.height) / 2)
    expect(scene.placeOf('sum')?.connector).toBeNull()
    const brace = scene.ranges[0]?.primitives[0] as ShapePrimitive
    const box = pathBounds(brace.path)
    expect(box?.x).toBeCloseTo(Math.max(first.x + first.width, second.x + second.width) + 8)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(sum.x)
  })

  test('without a topic has its own words at the tip of its brace, beside all else', () => {
    const { snapshot: before } = {
      snapshot: mapOf({ id: 'p', text: 'Root', children: ['one', 'two'] }, [], {
        ranges: [{ parent: 'p', first: 'n0', last: 'n1' }],
      }),
    }
    const [range] = [...before.ranges.values()]
    if (!range) throw new Error('no range')
    const said = { ...range, topic: null, text: { ...range.text, text: '概要 in short' } }
    const drawn = composeScene({ snapshot: { ...before, ranges: new Map([[range.id, said]]) }, theme, measurer })
      .ranges[0]
    const box = drawn?.label?.box as Rect
    for (const id of ['n0', 'n1']) {
      const place = scene.placeOf(id) as Rect
      expect(box.x).toBeGreaterThan(place.x + place.width)
    }
    expect(drawn?.primitives.flatMap((each) => (each.kind === 'text' ? [each.text] : [])).join('')).toContain('概要')
    expect(drawn?.bounds.x).toBeLessThan(box.x)
    expect((drawn?.bounds.x ?? 0) + (drawn?.bounds.width ?? 0)).toBeGreaterThanOrEqual(box.x + box.width)
    // One without words has none.
    expect(scene.ranges[0]?.label).toBeNull()
  })

  test('that two ranges claim stays with one of them, and none sums up itself', () => {
    const ranges = [
      { parent: 'p', first: 'a', last: 'b', topic: 'c' },
      { parent: 'p', first: 'c', last: 'd', topic: 'a' },
      { parent: 'p', first: 'd', last: 'd', topic: 'p' },
    ]
    const children: Seed[] = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: id }))
    const strange = composeScene({ snapshot: mapOf({ id: 'p', children }, [], { ranges }), theme, measurer })
    expect(strange.size).toBe(5)
    expect(strange.ranges).toHaveLength(3)
  })
})

test('the map of a person who likes room has more of it', () => {
  const seed: Seed = { text: 'Root', children: [{ children: ['a', 'b'] }] }
  const normal = composeScene({ snapshot: mapOf(seed), theme, measurer })
  const airy = composeScene({ snapshot: mapOf(seed, [], { spacing: { level: 56, sibling: 26 } }), theme, measurer })
  const gap = (scene: Scene) => (scene.placeOf('n3')?.y ?? 0) - (scene.placeOf('n2')?.y ?? 0)
  expect(gap(airy) - gap(normal)).toBeCloseTo(13)
})

test('ten thousand levels deep', () => {
  let chain: Seed = 'end'
  for (let level = 1; level < 10_000; level++) chain = { text: 'x', children: [chain] }
  const scene = composeScene({ snapshot: mapOf(chain), theme, measurer })
  expect(scene.size).toBe(10_000)
  expect(scene.placeOf('n9999')?.x).toBeGreaterThan(100_000)
  expect(scene.visible({ x: 100_000, y: -100, width: 1000, height: 200 }).length).toBeLessThan(40)
})

test('a map where nothing lives yet has nothing to show', () => {
  const scene = composeScene({ snapshot: { ...mapOf('x'), root: '', nodes: new Map() }, theme, measurer })
  expect([scene.size, scene.visible(everywhere), scene.bounds.width]).toEqual([0, [], 0])
})

test('a watermark stands below the map and belongs to it', () => {
  const snapshot = mapOf('Root')
  const plain = composeScene({ snapshot, theme, measurer })
  const marked = composeScene({ snapshot, theme, measurer, watermark: 'Made with care' })
  expect(marked.bounds.height).toBeGreaterThan(plain.bounds.height)
  expect(JSON.stringify(marked.layers())).toContain('Made with care')
})

describe.each(Object.keys(layouts))('hundreds of dressed topics in %s', (layout) => {
  test('do not overlap, and look the same each time', () => {
    fc.assert(
      fc.property(largeMap(layout), (snapshot) => {
        const scene = composeScene({ snapshot, theme, measurer })
        expect(scene.size).toBe(snapshot.nodes.size)
        const boxes = scene.visible(everywhere).map((topic) => inflate(topic, -0.01))
        expect(boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => intersects(a, b)))).toEqual([])
        expect(paintSvg(scene)).toBe(paintSvg(composeScene({ snapshot: { ...snapshot }, theme, measurer })))
      }),
      { numRuns: cases(2) },
    )
  })
})

describe('any map', () => {
  const property = (check: (scene: Scene) => void) =>
    fc.assert(
      fc.property(randomMap, (snapshot) => check(composeScene({ snapshot, theme: themes.classic, measurer }))),
      { numRuns: cases(50) },
    )

  test('has no two topics that overlap', () => {
    property((scene) => {
      const boxes = scene.visible(everywhere).map((topic) => inflate(topic, -0.01))
      for (const [i, a] of boxes.entries()) for (const b of boxes.slice(i + 1)) expect(intersects(a, b)).toBe(false)
    })
  })

  test('has lines that begin and end at their topics', () => {
    property((scene) => {
      for (const topic of scene.visible(everywhere)) {
        const { path } = topic.connector ?? { path: [] }
        const { ends, cell, lineStyle } = topic.place
        if (path.length === 0 || cell) continue
        const parent = scene.placeOf(topic.face.node.parent ?? '')
        const [first, last] = [path[0]?.slice(1) ?? [], path.at(-1)?.slice(-2) ?? []] as [number[], number[]]
        if (!parent) throw new Error('A topic with a line has a parent.')
        // A line may come from a sibling.
        const starts = [parent, ...parent.face.node.children.flatMap((id) => scene.placeOf(id) ?? [])]
        const from = { x: first[0] ?? 0, y: first[1] ?? 0 }
        // Or from the axis of a timeline, where the one before it left that.
        const axis = parent.y + parent.height / 2 + parent.face.port
        if (lineStyle === 'pole') expect(from.y).toBeCloseTo(axis)
        else expect(starts.some((start) => contains(inflate(start, 0.01), from))).toBe(true)
        // Between its ends a brace stands before the topics and touches none.
        if (lineStyle === 'brace' && !ends?.isOutermost) continue
        const to = { x: last[0] ?? 0, y: last[1] ?? 0 }
        // Slanted and round forms are met where they are drawn, inside of their boxes.
        const outline = topic.face.body.shape.outline?.(topic)
        if (outline) expect(distanceToPath(outline, to, 2)).toBeLessThan(1)
        else expect(onEdge(topic, to)).toBe(true)
      }
    })
  })

  test('has cells that hold their topics, and are found by them', () => {
    property((scene) => {
      for (const topic of scene.visible(everywhere)) {
        const { cell } = topic.place
        if (!cell) continue
        expect(containsRect(inflate(cell, 0.01), topic)).toBe(true)
        const corner = { x: cell.x + 0.5, y: cell.y + 0.5 }
        if (topic.cell?.fill === null && !contains(topic, corner)) expect(scene.nodeAt(corner)).toBe(topic.id)
      }
    })
  })

  test.each(['left', 'right'] as const)(
    'leads to an organisation chart on the %s without striking through it',
    (side) => {
      for (const lineStyle of ['taper', 'curve', 'poly', 'straight']) {
        const rows = ['north', 'south', 'east'].map((text) => ({ text, children: [`${text} one`, `${text} two`] }))
        const charts = ['a', 'b', 'c'].map((id) => ({
          id,
          text: 'All',
          children: rows,
          layout: 'structure',
          side,
          look: { lineStyle },
        }))
        const scene = composeScene({ snapshot: mapOf({ text: 'Root', children: charts }), theme, measurer })
        const topics = scene.visible(everywhere)
        const lines = charts.map(({ id }) => scene.placeOf(id)?.connector?.path ?? [])
        for (const line of lines) {
          expect(line.length).toBeGreaterThan(0)
          const points = flattenPath(line, 0.1).flatMap((part) =>
            part.slice(1).flatMap((to, nth) => between(part[nth] as Point, to)),
          )
          const struck = topics.filter(
            (topic) => topic.face.role.kind !== 'root' && points.some((point) => contains(inflate(topic, -1), point)),
          )
          expect(struck.map(({ face }) => face.node.text.text)).toEqual([])
        }
      }
    },
  )

  test.each(['timeline', 'fish-bone'])(
    '%s: lines to charts strike through no words, and leave no gap behind them',
    (layout) => {
      const rows = ['north', 'south', 'east'].map((text) => ({ text, children: [`${text} one`, `${text} two`] }))
      const charts = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, nth) => ({
        id,
        text: 'All',
        children: rows,
        ...(nth % 3 !== 2 && { layout: nth % 3 === 0 ? 'structure' : 'filetree' }),
      }))
      const scene = composeScene({
        snapshot: mapOf({ text: 'Root', children: charts }, [], { layout }),
        theme,
        measurer,
      })
      const topics = scene.visible(everywhere)
      let before: Point | null = null
      for (const { id } of charts) {
        const parts = flattenPath(scene.placeOf(id)?.connector?.path ?? [], 0.1)
        const points = parts.flatMap((part) => part.slice(1).flatMap((to, nth) => between(part[nth] as Point, to)))
        const struck = topics.filter(
          (topic) => topic.face.role.kind !== 'root' && points.some((point) => contains(inflate(topic, -1), point)),
        )
        expect(struck.map(({ face }) => face.node.text.text)).toEqual([])
        const [start] = points
        // Where the last one left the axis the next goes on.
        if (layout === 'timeline' && before && start) expect(distance(before, start)).toBeLessThan(0.5)
        before = points.findLast(({ y }) => y === start?.y) ?? null
      }
    },
  )

  test.each(['default', 'left', 'structure', 'brace'])('joins a table to the topic that it hangs on: %s', (layout) => {
    const table = {
      id: 't',
      text: 'Table',
      layout: 'tree-table',
      children: [
        { id: 'a', text: 'A' },
        { id: 'b', text: 'B' },
      ],
    }
    const snapshot = mapOf({ id: 'root', text: 'Root', children: [table, { id: 'c', text: 'C' }] }, [], { layout })
    const scene = composeScene({ snapshot, theme, measurer })
    const { connector, place } = scene.placeOf('t') as Topic
    const { toX, toY } = place.ends ?? { toX: 0, toY: 0 }
    expect(connector?.path.length).toBeGreaterThan(0)
    expect(onEdge(place.cell as Rect, { x: toX, y: toY })).toBe(true)
    for (const id of ['a', 'b']) expect(scene.placeOf(id)?.connector).toBeNull()
    // By itself it has its cell, and no line to anywhere.
    const alone = scene
      .branchAlone('t')
      ?.layers.flat()
      .flatMap(({ primitives }) => primitives)
    expect(alone).toContain(scene.placeOf('t')?.cell)
    expect(alone).not.toContain(connector)
  })

  test.each([null, 'radial'])('finds by walking what a look at everything would find: %s', (layout) => {
    fc.assert(
      fc.property(
        randomMap,
        fc.integer({ min: -400, max: 800 }),
        fc.integer({ min: -600, max: 600 }),
        (random, x, y) => {
          const snapshot = { ...random, layout: layout ?? random.layout }
          const scene = composeScene({ snapshot, theme, measurer })
          const area = { x, y, width: 200, height: 150 }
          const found = new Set(scene.visible(area).map(({ id }) => id))
          for (const topic of scene.visible(everywhere)) {
            const ties = topic.ties.flatMap(({ path }) => pathBounds(path) ?? [])
            const isSeen = [topic, ...ties].some((part) => intersects(part, area))
            if (isSeen) expect(found).toContain(topic.id)
          }
        },
      ),
      { numRuns: cases(50) },
    )
  })

  test('lies inside of its bounds', () => {
    property((scene) => {
      for (const topic of scene.visible(everywhere)) expect(containsRect(inflate(scene.bounds, 0.01), topic)).toBe(true)
      for (const { primitives } of scene.ranges) {
        for (const part of primitives) {
          const bounds = part.kind === 'shape' ? pathBounds(part.path) : null
          if (bounds) expect(containsRect(scene.bounds, bounds)).toBe(true)
        }
      }
    })
  })
})

function sceneOf(seed: Seed): Scene {
  return composeScene({ snapshot: mapOf(seed), theme, measurer })
}

function rounded({ face, x, y, width, height, direction }: ReturnType<Scene['visible']>[number]): string {
  const [w, h, left, top] = [width, height, x, y].map(Math.round)
  return `${face.node.text.text} ${w}x${h} at ${left},${top} ${direction}`
}

function onEdge(rect: Rect, point: Point): boolean {
  return contains(inflate(rect, 0.01), point) && !contains(inflate(rect, -0.01), point)
}

/** Points along a straight way. */
function between(from: Point, to: Point): Point[] {
  return Array.from({ length: 20 }, (_, nth) => ({
    x: from.x + ((to.x - from.x) * nth) / 19,
    y: from.y + ((to.y - from.y) * nth) / 19,
  }))
}
