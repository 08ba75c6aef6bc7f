import { type ContentNode, contentVersion, fromContent, type MapContent, openMap } from '@ramify/document'
import { center, type Point, type Rect } from '@ramify/geometry'
import { composeScene, type Scene, themeOf } from '@ramify/scene'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../../../document/src/core/testing/cases.ts'
import { overlap } from './box-index.ts'
import { estimatedMeasurer } from './estimated-measurer.ts'
import { settleFloating } from './settle-floating.ts'

type Shape = readonly Shape[]

const words = ['Plan', 'a', '中文主题', 'quite a long topic that has to be broken into lines somewhere', 'two\nlines']

function treeOf(shape: Shape, id: string): ContentNode {
  return {
    data: { id, text: words[id.length % words.length] as string },
    children: shape.map((child, nth) => treeOf(child, `${id}.${nth}`)),
  }
}

const shapesOf = (levels: number): fc.Arbitrary<Shape> =>
  levels === 0 ? fc.constant([]) : fc.array(shapesOf(levels - 1), { maxLength: 4 })
const shapes = shapesOf(3)

const places = fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -400, max: 400 }) })

const maps = fc
  .record({
    main: shapes,
    floating: fc.array(fc.tuple(shapes, places), { minLength: 1, maxLength: 8 }),
    template: fc.constantFrom('right', 'default', 'structure', 'timeline'),
  })
  .map(({ main, floating, template }) => ({
    content: contentOf(
      treeOf(main, 'm'),
      floating.map(([shape], nth) => treeOf(shape, `f${nth}`)),
      template,
    ),
    middles: new Map(floating.map(([, place], nth) => [`f${nth}`, place] as const)),
  }))

function contentOf(root: ContentNode, floating: readonly ContentNode[], template = 'right'): MapContent {
  return {
    root,
    floating,
    relLine: [],
    style: {},
    template,
    theme: 'sky-19',
    background: null,
    version: contentVersion,
    resources: [],
  }
}

/** The map with its floating topics at these corners. */
function sceneAt(content: MapContent, corners: ReadonlyMap<string, Point>): Scene {
  const floating = (content.floating ?? []).map(({ data, children }) => {
    const corner = corners.get(data.id as string)
    return { data: { ...data, ...(corner && { position: { ...corner } }) }, children }
  })
  const made = fromContent({ ...content, floating })
  if (!made.ok) throw new Error(made.error.code)
  const { snapshot } = openMap(made.doc)
  return composeScene({ snapshot, theme: themeOf(snapshot), measurer: estimatedMeasurer() })
}

/** The boxes of topics by the tops of their trees. */
function boxesIn(scene: Scene): Map<string, Rect[]> {
  const trees = new Map<string, Rect[]>()
  for (const topic of scene.visible(scene.bounds)) {
    const top = topic.id.split('.')[0] as string
    trees.set(top, [...(trees.get(top) ?? []), { x: topic.x, y: topic.y, width: topic.width, height: topic.height }])
  }
  return trees
}

const overlaps = (one: readonly Rect[], other: readonly Rect[]) =>
  one.some((box) => other.some((each) => overlap(box, each)))

function cornersOf(content: MapContent, middles: ReadonlyMap<string, Point | null>) {
  const corners = settleFloating(content, middles)
  if (!corners) throw new Error('not settled')
  return corners
}

describe('floating topics of another program', () => {
  it('lie on no other tree, and stand where they stood where nothing is in their way', () => {
    fc.assert(
      fc.property(maps, ({ content, middles }) => {
        const corners = cornersOf(content, middles)
        const trees = [...boxesIn(sceneAt(content, corners))]
        for (const [nth, [one, boxes]] of trees.entries())
          for (const [other, others] of trees.slice(nth + 1))
            expect(overlaps(boxes, others), `${one} and ${other}`).toBe(false)

        const wished = boxesIn(sceneAt(content, wishedCorners(content, middles)))
        for (const [top, middle] of middles) {
          const own = (wished.get(top) ?? []).map((box) => grown(box, 3))
          const isFree = [...trees, ...wished].every(([other, boxes]) => other === top || !overlaps(own, boxes))
          const now = center((new Map(trees).get(top) ?? [])[0] as Rect)
          if (isFree) expect([now.x, now.y], top).toEqual([expect.closeTo(middle.x, 6), expect.closeTo(middle.y, 6)])
        }
      }),
      { numRuns: cases(25) },
    )
  })

  it('are moved by about as much as they overlap', () => {
    const main = treeOf([[], [], []], 'm')
    const content = contentOf(main, [treeOf([], 'f0')])
    const [root, first] = boxesIn(sceneAt(content, new Map())).get('m') as [Rect, Rect]
    const middle = { x: first.x + first.width / 2, y: first.y - 2 }
    const corner = cornersOf(content, new Map([['f0', middle]])).get('f0') as Point
    const box = (boxesIn(sceneAt(content, new Map([['f0', corner]]))).get('f0') as Rect[])[0] as Rect
    expect(center(box).x).toBeCloseTo(middle.x)
    expect(box.y + box.height).toBeLessThanOrEqual(first.y)
    expect(middle.y - center(box).y).toBeLessThan(box.height + 16)
    expect(root.x).toBeLessThan(first.x)
  })

  it('go below the map where the file says no place', () => {
    const content = contentOf(treeOf([[], []], 'm'), [treeOf([[]], 'f0'), treeOf([], 'f1')])
    const corners = cornersOf(
      content,
      new Map([
        ['f0', null],
        ['f1', null],
      ]),
    )
    const trees = boxesIn(sceneAt(content, corners))
    const bottomOf = (top: string) => Math.max(...(trees.get(top) ?? []).map(({ y, height }) => y + height))
    const topOf = (top: string) => Math.min(...(trees.get(top) ?? []).map(({ y }) => y))
    expect(topOf('f0')).toBeGreaterThan(bottomOf('m'))
    expect(topOf('f1')).toBeGreaterThan(bottomOf('f0'))
  })

  it('take a moment, however many stand in one place', () => {
    const floating = Array.from({ length: 3_000 }, (_, nth) => treeOf([], `f${nth}`))
    const middles = new Map(floating.map(({ data }) => [data.id as string, { x: 0, y: 0 }]))
    const begun = process.cpuUsage()
    const corners = cornersOf(contentOf(treeOf([], 'm'), floating), middles)
    expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(5_000)
    expect(new Set([...corners.values()].map(({ x, y }) => `${x},${y}`)).size).toBe(3_000)
  })
})

function wishedCorners(content: MapContent, middles: ReadonlyMap<string, Point>): ReadonlyMap<string, Point> {
  const trees = boxesIn(sceneAt(content, new Map()))
  return new Map(
    [...middles].map(([top, { x, y }]) => {
      const { width, height } = (trees.get(top) ?? [])[0] as Rect
      return [top, { x: x - width / 2, y: y - height / 2 }]
    }),
  )
}

const grown = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})
