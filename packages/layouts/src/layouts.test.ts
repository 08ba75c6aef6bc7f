import { contains, containsRect, inflate, intersects, type Rect, rectBetween } from '@ramify/geometry'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cases } from '../../document/src/core/testing/cases.ts'
import { poleDistance } from './catalog/timeline.ts'
import { hasCell } from './cells.ts'
import type { Forest, Span } from './forest.ts'
import { layOut, type Places } from './lay-out.ts'
import { defaultSpacing, type Layout } from './layout.ts'
import { calloutSpaceOf, directionOf, entryOf, exitOf, startOf } from './ports.ts'
import { type LayoutName, layoutByName, layouts } from './table.ts'

interface Box {
  width: number
  height: number
  children?: Box[]
  side?: number
  layout?: string | null
  shift?: { x: number; y: number }
  tail?: number
  /** What stands on the top of it. */
  callout?: { width: number; height: number } | null
  /** A summary over children from the first to the second number. */
  summary?: { first: number; last: number; topic: Box } | null | undefined
}

const names = Object.keys(layouts) as LayoutName[]
const sizes = { width: fc.integer({ min: 10, max: 300 }), height: fc.integer({ min: 10, max: 120 }) }
/** Their children stand above and below a line in turn. */
const inHalves = new Set<Layout>([layouts.timeline, layouts['fish-bone']])
/** Their children stand all around a box, in the order of a clock. */
const inCircles = new Set<Layout>([layouts.radial])
const leaf: Box = { width: 100, height: 30 }
const centreOf = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 })
const middleOf = (rect: Rect) => rect.y + rect.height / 2

describe('right', () => {
  test('stacks children at the right, the parent at their middle', () => {
    const { rects } = place('right', { width: 200, height: 60, children: [leaf, { ...leaf, height: 50 }, leaf] })
    const [x, gap] = [100 + defaultSpacing.level[0], defaultSpacing.sibling[0]]
    expect(rects).toEqual([
      { x: -100, y: -30, width: 200, height: 60 },
      { x, y: -55 - gap, width: 100, height: 30 },
      { x, y: -25, width: 100, height: 50 },
      { x, y: 25 + gap, width: 100, height: 30 },
    ])
  })
})

describe('default', () => {
  const sidesOf = (children: Box[]) => {
    const { forest, places } = place('default', { width: 200, height: 60, children })
    return childrenOf(forest, 0).map((child) => directionOf(places, child))
  }

  test('fills the right side first, then the left one', () => {
    expect(sidesOf([leaf])).toEqual(['right'])
    expect(sidesOf([leaf, leaf])).toEqual(['right', 'left'])
    expect(sidesOf([leaf, leaf, leaf])).toEqual(['right', 'right', 'left'])
  })

  test('splits by height, not by number', () => {
    const tall = { ...leaf, children: Array.from({ length: 6 }, () => leaf) }
    expect(sidesOf([tall, leaf, leaf, leaf])).toEqual(['right', 'left', 'left', 'left'])
    expect(sidesOf([leaf, leaf, leaf, tall])).toEqual(['right', 'right', 'right', 'left'])
  })

  test('no other split leaves the sides more equally high, whatever a person set', () => {
    const anySide = fc.constantFrom(-1, 0, 0, 0, 1)
    const branches = fc.array(
      fc.record({ width: sizes.width, height: sizes.height, side: anySide, leaves: fc.nat({ max: 5 }) }),
      { minLength: 1, maxLength: 9 },
    )
    fc.assert(
      fc.property(branches, (main) => {
        const boxes = main.map(({ leaves, ...box }): Box => ({ ...box, children: Array(leaves).fill(leaf) }))
        const free = boxes.filter(({ side }) => side === 0)
        const differenceIn = (children: Box[]) => {
          const { forest, places, rects } = place('default', { width: 200, height: 60, children })
          const heights = { left: 0, right: 0, up: 0, down: 0 }
          for (const way of ['left', 'right'] as const) {
            const tops = childrenOf(forest, 0).filter((child) => directionOf(places, child) === way)
            const all = tops.flatMap((top) => rects.slice(top, forest.end[top]))
            if (all.length === 0) continue
            heights[way] = Math.max(...all.map(({ y, height }) => y + height)) - Math.min(...all.map(({ y }) => y))
          }
          return Math.abs(heights.left - heights.right)
        }
        const forced = (atRight: number) =>
          boxes.map((box) => (box.side === 0 ? { ...box, side: free.indexOf(box) < atRight ? 1 : -1 } : box))
        const others = Array.from({ length: free.length + 1 }, (_, atRight) => differenceIn(forced(atRight)))
        expect(differenceIn(boxes)).toBeLessThanOrEqual(Math.min(...others) + 1e-6)
      }),
    )
  })

  test('a side that a person set wins', () => {
    expect(sidesOf([{ ...leaf, side: -1 }, leaf, leaf])).toEqual(['left', 'right', 'right'])
    expect(sidesOf([leaf, leaf, { ...leaf, side: 1 }])).toEqual(['right', 'left', 'right'])
    expect(sidesOf([leaf, leaf, leaf, { ...leaf, side: 1, height: 200 }])).toEqual(['left', 'left', 'left', 'right'])
  })

  test('both sides go down from the top', () => {
    const { rects } = place('default', { width: 200, height: 60, children: [leaf, leaf, leaf, leaf] })
    const [, a, b, c, d] = rects as [Rect, Rect, Rect, Rect, Rect]
    expect([a.x > 0, b.x > 0, c.x < 0, d.x < 0]).toEqual([true, true, true, true])
    expect(a.y).toBe(c.y)
    expect(b.y).toBe(d.y)
    expect(a.y).toBeLessThan(b.y)
  })

  test('the left side is the mirror image of the right one', () => {
    const branch: Box = { ...leaf, children: [{ ...leaf, children: [leaf] }, leaf] }
    const { rects } = place('default', { width: 200, height: 60, children: [branch, branch] })
    const mirrored = rects.slice(1, 5).map((rect) => ({ ...rect, x: -rect.x - rect.width }))
    expect(rects.slice(5)).toEqual(mirrored)
  })
})

describe('the others', () => {
  const [level, sibling] = [defaultSpacing.level[0], defaultSpacing.sibling[0]]
  const root = (...children: Box[]): Box => ({ width: 200, height: 60, children })

  test('left: the mirror image of right', () => {
    const map = root({ ...leaf, children: [leaf, leaf] }, leaf)
    const mirrored = place('right', map).rects.map((rect) => ({ ...rect, x: -rect.x - rect.width }))
    expect(place('left', map).rects).toEqual(mirrored)
  })

  test('structure: a row below, the parent over the middle of its ends', () => {
    const { rects } = place('structure', root(leaf, { ...leaf, children: [leaf, leaf] }, leaf))
    const [, a, b, c, , d] = rects as [Rect, Rect, Rect, Rect, Rect, Rect]
    expect([a.y, b.y, d.y]).toEqual([30 + level, 30 + level, 30 + level])
    expect((a.x + d.x + d.width) / 2).toBeCloseTo(0)
    expect(c.y).toBe(b.y + b.height + defaultSpacing.level[1])
  })

  test.each(['structure', 'filetree', 'tree-table'])('%s on a left branch reads from the left, too', (layout) => {
    const row: Box = { ...leaf, children: [leaf, { ...leaf, children: [leaf, { ...leaf, width: 220 }] }] }
    const chart = { ...row, layout, side: -1 }
    const { rects, forest, places } = place('default', root(chart, leaf))
    const [top, stop] = [1, forest.end[1] as number]
    const ofChart = rects.slice(top, stop)
    const alone = place('right', root({ ...row, layout })).rects.slice(1)
    const [first, again] = [ofChart[0] as Rect, alone[0] as Rect]
    expect(ofChart.map(({ x, y }) => [x - first.x, y - first.y])).toEqual(
      alone.map(({ x, y }) => [x - again.x, y - again.y]),
    )
    // And keeps as clear of the root as it does at the right.
    const nearest = Math.max(...ofChart.map(({ x, width }) => x + width))
    expect(-nearest).toBeCloseTo(Math.min(...alone.map(({ x }) => x)))
    expect(entryOf(forest, places, top).x).toBe(first.x + first.width)
  })

  test('filetree: a row of lists', () => {
    const { rects } = place('filetree', root({ ...leaf, children: [leaf, { ...leaf, children: [leaf] }] }, leaf))
    const [, a, a1, a2, a21, b] = rects as [Rect, Rect, Rect, Rect, Rect, Rect]
    expect(a.y).toBe(b.y)
    expect([a1.x, a2.x, a21.x]).toEqual([a.x + 28, a.x + 28, a.x + 56])
    expect(a1.y).toBeLessThan(a2.y)
    expect(a2.y).toBeLessThan(a21.y)
  })

  test('vertical-bottom: one list', () => {
    const { rects } = place('vertical-bottom', root(leaf, leaf))
    expect(rects.slice(1)).toEqual([
      { x: -72, y: 30 + sibling, width: 100, height: 30 },
      { x: -72, y: 60 + 2 * sibling, width: 100, height: 30 },
    ])
  })

  test('horizontal-right: everything hangs on a line to the right', () => {
    const { rects } = place('horizontal-right', root(leaf, leaf))
    expect(rects.slice(1)).toEqual([
      { x: 100 + level, y: level / 2, width: 100, height: 30 },
      { x: 200 + level + sibling, y: level / 2, width: 100, height: 30 },
    ])
  })

  test('fish-bone: above and below in turn, lists below their topics in both halves', () => {
    const bone: Box = { ...leaf, children: [leaf] }
    const { rects } = place('fish-bone', root(bone, bone, bone))
    const [, a, a1, b, b1, c] = rects as [Rect, Rect, Rect, Rect, Rect, Rect]
    expect([a.y < a1.y, a1.y + a1.height < 0, b.y > 0, b.y < b1.y, c.y === a.y]).toEqual(Array(5).fill(true))
    expect([a.x < b.x, b.x < c.x]).toEqual([true, true])
  })

  test('timeline: on poles above and below the axis in turn, each over the next topic', () => {
    const wide: Box = { ...leaf, width: 300 }
    const { rects, forest, places } = place(
      'timeline',
      root({ ...leaf, children: [wide, leaf] }, { ...leaf, children: [wide] }, { ...leaf, children: [leaf] }, leaf),
    )
    const [, a, a1, a2, b, b1, c, c1] = rects as [Rect, Rect, Rect, Rect, Rect, Rect, Rect, Rect]
    expect([a.y < a1.y, a1.y < a2.y, b.y < b1.y, c.y < c1.y]).toEqual(Array(4).fill(true))
    // The last row above the axis is as near to it as the first one below.
    expect(-(a2.y + a2.height)).toBe(b.y)
    expect(c1.y + c1.height).toBe(a2.y + a2.height)
    expect(b.x).toBe(a.x + sibling)
    expect(c.x).toBeGreaterThan(a1.x + a1.width)
    expect(exitOf(forest, places, 1)).toEqual({ x: 100, y: 0 })
    expect(exitOf(forest, places, 4)).toEqual({ x: a.x - poleDistance, y: 0 })
  })

  test('vertical-timeline: one below the other on the line, branches at the right and the left in turn', () => {
    const tall: Box = { ...leaf, children: [leaf, leaf, leaf, leaf] }
    const { rects } = place('vertical-timeline', root(tall, tall, tall))
    const [a, b, c] = [rects[1], rects[6], rects[11]] as [Rect, Rect, Rect]
    expect([a, b, c].map(({ x, width }) => x + width / 2)).toEqual([0, 0, 0])
    expect([rects[2]?.x, rects[7]?.x].map((x) => Math.sign(x ?? 0))).toEqual([1, -1])
    expect(b.y - a.y).toBe(30 + sibling)
    expect(c.y - b.y).toBeGreaterThan(30 + sibling)
  })

  test('brace: as right', () => {
    const map = root({ ...leaf, children: [leaf, leaf] }, leaf)
    expect(place('brace', map).rects).toEqual(place('right', map).rects)
  })

  test('tree-table: a bar over rows, cells of one column equally wide, the last ones filling up their rows', () => {
    const map = root(
      {
        ...leaf,
        children: [
          { ...leaf, width: 160 },
          { ...leaf, children: [leaf] },
        ],
      },
      leaf,
    )
    const [bar, a, a1, a2, a21, b] = place('tree-table', map).cells as [Rect, Rect, Rect, Rect, Rect, Rect]
    const right = ({ x, width }: Rect) => x + width
    expect([a.y, a.x]).toEqual([bar.y + bar.height, bar.x])
    expect([a1.x, a2.x, a21.x]).toEqual([right(a), right(a), right(a2)])
    expect([right(a1), right(a21), right(b)]).toEqual([right(bar), right(bar), right(bar)])
    expect(a.height).toBe(a1.height + a2.height)
    expect([b.y, a2.height]).toEqual([a.y + a.height, a21.height])
    expect(bar.x).toBe(-right(bar))
  })
})

test('radial: around the root with the clock, each branch further out in its own sector', () => {
  const branch: Box = { ...leaf, children: [leaf, leaf] }
  const children = [branch, branch, branch, branch, leaf]
  const { rects, forest } = place('radial', { width: 200, height: 60, children })
  const angleOf = (node: number) => {
    const { x, y } = centreOf(rects[node] as Rect)
    // From the top on.
    return (Math.atan2(y, x) + 2.5 * Math.PI) % (2 * Math.PI)
  }
  const mains = childrenOf(forest, 0)
  const angles = mains.map(angleOf)
  expect(angles).toEqual(angles.toSorted((a, b) => a - b))
  for (const main of mains) {
    const out = (node: number) => Math.hypot(centreOf(rects[node] as Rect).x, centreOf(rects[node] as Rect).y)
    for (const child of childrenOf(forest, main)) expect(out(child)).toBeGreaterThan(out(main))
  }
  const [only] = place('radial', { width: 200, height: 60, children: [leaf] }).rects.slice(1)
  expect(Math.abs(only ? middleOf(only) : 99)).toBeLessThan(1)
  expect(only?.x).toBeGreaterThan(100)
})

test('an unknown layout is shown as right', () => {
  expect(layoutByName('from a newer version')).toBe(layouts.right)
  expect(layoutByName('toString')).toBe(layouts.right)
})

test('a person moves a branch as it stands, also on a mirrored side', () => {
  const branch: Box = { ...leaf, side: -1, children: [leaf, leaf] }
  const before = place('default', { width: 200, height: 60, children: [branch] }).rects
  const after = place('default', { width: 200, height: 60, children: [{ ...branch, shift: { x: 7, y: -9 } }] }).rects
  expect(after.slice(1)).toEqual(before.slice(1).map((rect) => ({ ...rect, x: rect.x + 7, y: rect.y - 9 })))
  expect(after[0]).toEqual(before[0])
})

test('a summary stands past its children, at their middle, and makes them room', () => {
  const topic: Box = { width: 80, height: 200 }
  const children = [leaf, leaf, { ...leaf, width: 150 }, leaf]
  const { rects } = place('right', { width: 200, height: 60, children, summary: { first: 1, last: 2, topic } })
  const [, a, b, c, d, summary] = rects as [Rect, Rect, Rect, Rect, Rect, Rect]
  expect(summary.x).toBe(c.x + c.width + 20)
  expect(middleOf(summary)).toBeCloseTo((b.y + c.y + c.height) / 2)
  expect(summary.y).toBeGreaterThanOrEqual(a.y + a.height)
  expect(summary.y + summary.height).toBeLessThanOrEqual(d.y)
})

test('what stands on a box makes room above it, and reaches to where its branch grows', () => {
  const callout = { width: 160, height: 40 }
  const withCallout: Box = { ...leaf, callout, children: [leaf] }
  const { forest, places, rects } = place('default', {
    width: 200,
    height: 60,
    children: [leaf, withCallout, withCallout],
  })
  const [, a, b, , c, below] = rects as [Rect, Rect, Rect, Rect, Rect, Rect]
  expect(b.y - a.y - a.height).toBe(defaultSpacing.sibling[0] + 40)
  expect(calloutSpaceOf(forest, places, 2)).toEqual({ x: b.x, y: b.y - 40, ...callout })
  expect(calloutSpaceOf(forest, places, 4)).toEqual({ x: c.x - 60, y: c.y - 40, ...callout })
  expect(c.x - below.x - below.width).toBe(60 + defaultSpacing.level[1])
  expect(calloutSpaceOf(forest, places, 1)).toBeNull()
})

test('ten thousand levels deep', () => {
  let chain: Box = leaf
  for (let level = 1; level < 10_000; level++) chain = { ...leaf, children: [chain] }
  for (const name of names) {
    const { rects } = place(name, chain)
    expect(rects).toHaveLength(10_000)
    const [first, last] = [rects[1] as Rect, rects.at(-1) as Rect]
    expect(Math.abs(last.x - first.x) + Math.abs(last.y - first.y)).toBeGreaterThan(9_000 * 43)
  }
})

const { map } = fc.letrec<{ box: Box; map: Box; topic: Box }>((tie) => ({
  topic: fc.record(sizes),
  box: fc.record({
    ...sizes,
    children: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constant<Box[]>([]),
      fc.array(tie('box'), { maxLength: 5 }),
    ),
    side: fc.constantFrom(-1, 0, 0, 1),
    layout: fc.oneof({ weight: 6, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.constantFrom(...names) }),
    callout: fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.record(sizes) }),
    summary: fc.option(fc.record({ first: fc.nat({ max: 4 }), last: fc.nat({ max: 4 }), topic: tie('topic') }), {
      freq: 4,
    }),
  }),
  map: tie('box'),
}))

describe.each(names)('in %s', (name) => {
  const property = (check: (placed: ReturnType<typeof place>) => void) =>
    fc.assert(
      fc.property(map, (root) => check(place(name, root))),
      { numRuns: cases(60) },
    )

  test('no two boxes overlap', () => {
    property(({ forest, places, rects }) => {
      const calloutSpace = rects.flatMap((_, node) => calloutSpaceOf(forest, places, node) ?? [])
      const shrunk = [...rects, ...calloutSpace].map((rect) => inflate(rect, -0.01))
      for (const [i, a] of shrunk.entries()) {
        for (const b of shrunk.slice(i + 1)) expect(intersects(a, b)).toBe(false)
      }
    })
  })

  test('boxes of other sizes stand where they would if nobody had seen them before', () => {
    const change = fc.record({ at: fc.nat(), ...sizes, side: fc.constantFrom(-1, 0, 1), tail: fc.constantFrom(0, 24) })
    fc.assert(
      fc.property(map, fc.array(fc.array(change, { maxLength: 3 }), { maxLength: 4 }), (root, steps) => {
        let forest = forestOf(root)
        layOut(forest, name)
        for (const step of steps) {
          forest = resized(forest, step)
          const again = layOut(forest, name)
          expect(again).toEqual(layOut({ ...forest, parent: forest.parent.slice() }, name))
          // Or the next one would go on from the one that was made from nothing.
          layOut(forest, name)
        }
      }),
      { numRuns: cases(60) },
    )
  })

  test('cells hold what stands in them and share no more than their borders', () => {
    const row = layouts['tree-table'].below
    property(({ forest, places, rects, cells }) => {
      for (const [i, cell] of cells.entries()) {
        if (!cell) continue
        expect(containsRect(inflate(cell, 0.01), rects[i] as Rect)).toBe(true)
        // A branch with another layout and a summary with its branch stand in one cell.
        const isWhole = i > 0 && (places.layouts[i] !== row || forest.apart[i] === 1)
        for (const [j, other] of cells.entries()) {
          if (j <= i || !other || (isWhole && isIn(forest, i, j))) continue
          expect(intersects(inflate(cell, -0.01), inflate(other, -0.01))).toBe(false)
        }
        for (const [j, box] of rects.entries()) {
          if (j !== i && !(isWhole && isIn(forest, i, j)))
            expect(intersects(inflate(cell, -0.01), inflate(box, -0.01))).toBe(false)
        }
      }
      if (places.layouts[0] === layouts['tree-table'] && forest.size > 1) expect(cells[0]).toBeDefined()
    })
  })

  test('the same boxes give the same places', () => {
    fc.assert(
      fc.property(map, (root) => {
        expect(place(name, root).rects).toEqual(place(name, structuredClone(root)).rects)
      }),
    )
  })

  test('siblings on one side keep their order', () => {
    property(({ forest, places, rects }) => {
      for (let node = 0; node < forest.size; node++) {
        const { beyond, upright } = places.layouts[node] as Layout
        if (inCircles.has(places.layouts[node] as Layout)) continue
        const children = childrenOf(forest, node).filter((child) => !forest.apart[child])
        const hasHalves = inHalves.has(places.layouts[node] as Layout)
        const isRow = beyond === 'down' || hasHalves
        // What leads away from its parent goes on to the left there; all others read from the left to the right.
        const turn = isRow && places.mirrored[node] && !upright ? -1 : 1
        for (const side of [0, 1]) {
          const onSide = children.filter((child, nth) => (hasHalves ? nth % 2 : places.mirrored[child]) === side)
          const starts = onSide.map((child) => turn * centreOf(rects[child] as Rect)[isRow ? 'x' : 'y'])
          expect(starts).toEqual(starts.toSorted((a, b) => a - b))
        }
      }
    })
  })

  test('topics stand above what hangs on them, wherever that stands in a list', () => {
    property(({ forest, places, rects }) => {
      for (let node = 0; node < forest.size; node++) {
        if (places.layouts[node] !== layouts['vertical-bottom']) continue
        const box = rects[node] as Rect
        for (const child of childrenOf(forest, node)) {
          if (!forest.apart[child]) expect((rects[child] as Rect).y).toBeGreaterThanOrEqual(box.y + box.height)
        }
      }
    })
  })

  test('lines leave and arrive on the edges of boxes, and children stand beyond the place where they leave', () => {
    property(({ forest, places, rects }) => {
      for (let child = 1; child < forest.size; child++) {
        const exit = exitOf(forest, places, child)
        const entry = entryOf(forest, places, child)
        const parent = forest.parent[child] as number
        const { entry: anchor, axis, spokes } = places.layouts[parent] as Layout
        const start = startOf(forest, places, child)
        // On an axis they go on where the one before left it.
        if (axis && start !== parent) expect(exit.y).toBeCloseTo(middleOf(rects[parent] as Rect))
        else expect(isOnEdge(rects[start] as Rect, exit)).toBe(true)
        expect(isOnEdge(rects[child] as Rect, entry)).toBe(true)
        if (spokes) continue
        const along = places.mirrored[child] ? exit.x - entry.x : entry.x - exit.x
        expect(anchor.x === 0 ? entry.y - exit.y : along).toBeGreaterThanOrEqual(0)
      }
    })
  })
})

function place(name: LayoutName, root: Box) {
  const forest = forestOf(root)
  const places = layOut(forest, name)
  const rects = Array.from(
    { length: forest.size },
    (_, i): Rect => ({
      x: places.x[i] as number,
      y: places.y[i] as number,
      width: forest.width[i] as number,
      height: forest.height[i] as number,
    }),
  )
  return { forest, places, rects, cells: rects.map((_, i) => cellOf(places, i)) }
}

interface Resize extends Pick<Rect, 'width' | 'height'> {
  at: number
  side: number
  tail: number
}

/** The same trees with other sizes. */
function resized(forest: Forest, changes: readonly Resize[]): Forest {
  const [width, height] = [forest.width.slice(), forest.height.slice()]
  const [side, tail] = [forest.side.slice(), forest.tail.slice()]
  for (const change of changes) {
    const node = change.at % forest.size
    width[node] = change.width
    height[node] = change.height
    side[node] = change.side
    tail[node] = change.tail
  }
  return { ...forest, width, height, side, tail }
}

function cellOf({ cells }: Places, i: number): Rect | undefined {
  if (!cells || !hasCell(cells, i)) return undefined
  const { left, top, right, bottom } = cells
  return rectBetween(left[i] as number, top[i] as number, right[i] as number, bottom[i] as number)
}

/** Whether a box belongs to the branch of another. */
function isIn({ end }: Forest, node: number, box: number): boolean {
  return box >= node && box < (end[node] as number)
}

function childrenOf({ end }: Forest, node: number): number[] {
  const children: number[] = []
  for (let child = node + 1; child < (end[node] as number); child = end[child] as number) children.push(child)
  return children
}

function isOnEdge(rect: Rect, point: { x: number; y: number }): boolean {
  return contains(inflate(rect, 1e-6), point) && !contains(inflate(rect, -1e-6), point)
}

/** Iterative, as the trees may be deep. */
function forestOf(root: Box): Forest {
  const boxes: Box[] = []
  const parents: number[] = []
  const levels: number[] = []
  const apart: number[] = []
  const spans = new Map<number, Span[]>()
  const open: { box: Box; parent: number; level: number; apart: boolean }[] = [
    { box: root, parent: -1, level: 0, apart: false },
  ]
  for (let next = open.pop(); next; next = open.pop()) {
    const { box, parent, level } = next
    const index = boxes.push(box) - 1
    parents.push(parent)
    levels.push(Math.min(2, level))
    apart.push(Number(next.apart))
    const children = box.children ?? []
    const below = { parent: index, level: level + 1 }
    if (box.summary && children.length > 0) open.push({ box: box.summary.topic, ...below, apart: true })
    for (const child of children.toReversed()) open.push({ box: child, ...below, apart: false })
  }
  const end = boxes.map((_, i) => i + 1)
  for (let i = boxes.length - 1; i > 0; i--)
    end[parents[i] as number] = Math.max(end[parents[i] as number] as number, end[i] as number)
  const forest: Forest = {
    size: boxes.length,
    parent: Int32Array.from(parents),
    end: Int32Array.from(end),
    level: Uint8Array.from(levels),
    width: Float64Array.from(boxes, ({ width }) => width),
    height: Float64Array.from(boxes, ({ height }) => height),
    tail: Float64Array.from(boxes, ({ tail }) => tail ?? 0),
    side: Int8Array.from(boxes, ({ side }) => side ?? 0),
    shiftX: Float64Array.from(boxes, ({ shift }) => shift?.x ?? 0),
    shiftY: Float64Array.from(boxes, ({ shift }) => shift?.y ?? 0),
    apart: Uint8Array.from(apart),
    own: new Map(boxes.flatMap(({ layout }, i) => (layout ? [[i, layout] as const] : []))),
    spans,
    calloutSpace: new Map(boxes.flatMap(({ callout }, i) => (callout ? [[i, callout] as const] : []))),
  }
  for (const [i, { summary, children = [] }] of boxes.entries()) {
    if (!summary || children.length === 0) continue
    const all = childrenOf(forest, i)
    const topic = all.pop() as number
    const ends = [summary.first, summary.last].map((at) => Math.min(at, all.length - 1)).sort((a, b) => a - b)
    const [first, last] = ends as [number, number]
    spans.set(i, [{ first: all[first] as number, last: all[last] as number, topic, before: 0, after: 0, beyond: 20 }])
  }
  return forest
}
