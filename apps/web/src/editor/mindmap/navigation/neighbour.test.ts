import { newMap, openMap } from '@ramify/document'
import { composeScene, type Scene } from '@ramify/scene'
import type { Measurer } from '@ramify/text'
import { themeById } from '@ramify/themes'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { neighbour, type Way } from './neighbour.ts'

interface Branch {
  id?: string
  text: string
  folded?: boolean
  children: Branch[]
}

const measurer: Measurer = {
  width: (text, { size }) => (text.length * size) / 2,
  lineMetrics: ({ size }) => ({ ascent: 0.95 * size, descent: 0.25 * size }),
}

function sceneOf(children: Branch[], layout = 'right', floating: { x: number; y: number }[] = []): Scene {
  const map = openMap(newMap({ text: 'Root', layout, root: 'root' }))
  map.execute({ type: 'addTree', forest: children, to: { parent: 'root' } })
  for (const [i, at] of floating.entries()) map.execute({ type: 'addFloating', at, text: 'Floats', id: `f${i}` })
  return composeScene({ snapshot: map.snapshot, theme: themeById(map.snapshot.theme), measurer })
}

const topic = (id: string, ...children: Branch[]): Branch => ({ id, text: id, children })

describe('in a map that grows to the right', () => {
  const scene = sceneOf([
    topic('a', topic('a1'), topic('a2', topic('a21')), topic('a3')),
    topic('b'),
    topic('c', topic('c1', topic('c11'))),
  ])
  const walk = (from: string, ...ways: Way[]) =>
    ways.reduce<string | null>((at, way) => (at === null ? null : neighbour(scene, at, way)), from)

  test('left and right follow the branch', () => {
    expect(walk('root', 'right')).toBe('b')
    expect(walk('a', 'right')).toBe('a2')
    expect(walk('a21', 'left', 'left', 'left')).toBe('root')
    expect(walk('root', 'left')).toBe(null)
    expect(walk('b', 'right')).toBe(null)
  })

  test('up and down stay on the level, across branches', () => {
    expect(walk('a1', 'down')).toBe('a2')
    expect(walk('c1', 'up')).toBe('b')
    expect(walk('b', 'up')).toBe('a')
    expect(walk('a', 'up')).toBe(null)
    expect(walk('c', 'down')).toBe(null)
    expect(walk('a3', 'down')).toBe('b')
    expect(walk('c11', 'up')).toBe('b')
  })
})

test('on both sides, left and right from the root lead to either', () => {
  const scene = sceneOf([topic('a'), topic('b'), topic('c'), topic('d')], 'default')
  expect(neighbour(scene, 'root', 'right')).toMatch(/[ab]/)
  expect(neighbour(scene, 'root', 'left')).toMatch(/[cd]/)
  expect(neighbour(scene, 'c', 'right')).toBe('root')
  expect(neighbour(scene, 'c', 'down')).toBe('d')
  expect(neighbour(scene, 'c', 'up')).toBe(null)
})

test('from the root to floating topics and back', () => {
  const scene = sceneOf([topic('a')], 'right', [{ x: 0, y: 400 }])
  expect(neighbour(scene, 'root', 'down')).toBe('f0')
  expect(neighbour(scene, 'f0', 'up')).toBe('root')
})

test('from what is folded away to what it is folded in', () => {
  const scene = sceneOf([{ ...topic('a', topic('a1', topic('a11'))), folded: true }])
  expect(neighbour(scene, 'a11', 'down')).toBe('a')
  expect(neighbour(scene, 'a', 'right')).toBe(null)
})

test.each(['right', 'default'])('finds its way among thousands of siblings: %s', (layout) => {
  const scene = sceneOf(
    Array.from({ length: 2000 }, (_, nth) => topic(`t${nth}`)),
    layout,
  )
  expect(neighbour(scene, 'root', 'right')).not.toBe(null)
  expect(neighbour(scene, 't999', 'up')).toBe('t998')
  expect(neighbour(scene, 't999', 'down')).toBe(layout === 'right' ? 't1000' : null)
})

test('comes to a summary, to which no line leads, past what stands on the other side', () => {
  const map = openMap(newMap({ text: 'Root', layout: 'default', root: 'root' }))
  const sides = { a: 'right', b: 'right', c: 'left', sum: 'right' } as const
  for (const [id, side] of Object.entries(sides)) {
    map.execute({ type: 'addTree', forest: [topic(id)], to: { parent: 'root', side } })
  }
  map.execute({ type: 'addRange', kind: 'summary', first: 'a', last: 'b', topic: 'sum' })
  const scene = composeScene({ snapshot: map.snapshot, theme: themeById(map.snapshot.theme), measurer })
  expect(scene.placeOf('sum')?.place.ends).toBe(null)
  expect(neighbour(scene, 'b', 'right')).toBe('sum')
})

describe('in lines and tables', () => {
  const forest = [
    topic('a', topic('a1'), topic('a2', topic('a21'))),
    topic('b', topic('b1'), topic('b2')),
    topic('c', topic('c1')),
    topic('d'),
  ]
  const walkIn = (layout: string) => {
    const scene = sceneOf(forest, layout)
    return (from: string, ...ways: Way[]) =>
      ways.reduce<string | null>((at, way) => (at === null ? null : neighbour(scene, at, way)), from)
  }

  test('a timeline is walked along, and left for the lists below its topics', () => {
    const walk = walkIn('timeline')
    expect(walk('root', 'right')).toBe('a')
    expect(walk('a', 'right', 'right', 'right')).toBe('d')
    expect(walk('d', 'right')).toBe(null)
    expect(walk('b', 'left')).toBe('a')
    expect(walk('a', 'left')).toBe('root')
    expect([walk('a', 'up'), walk('a', 'down')]).toEqual([null, 'a1'])
    expect([walk('b', 'down'), walk('b', 'up')]).toEqual(['b1', null])
    expect(walk('b', 'down', 'down', 'up', 'up')).toBe('b')
    expect(walk('a', 'down', 'down', 'left')).toBe('a')
    expect(walk('a2', 'right', 'left')).toBe('a2')
  })

  test('one that goes down is walked along as well, and left for branches at its sides', () => {
    const walk = walkIn('vertical-timeline')
    expect(walk('root', 'down', 'down', 'down')).toBe('c')
    expect(walk('b', 'up', 'up')).toBe('root')
    expect(walk('a', 'right')).toMatch(/a[12]/)
    expect(walk('a', 'left')).toBe(null)
    expect(walk('b', 'left')).toMatch(/b[12]/)
    expect(walk('b1', 'right')).toBe('b')
    expect(walk('b1', 'down')).toBe('b2')
  })

  test('a table is walked by rows and columns', () => {
    const walk = walkIn('tree-table')
    expect(walk('root', 'down', 'down')).toBe('b')
    expect(walk('b', 'up', 'up')).toBe('root')
    expect(walk('c', 'right', 'left')).toBe('c')
    expect(walk('a1', 'down', 'down', 'down', 'down')).toBe('c1')
    expect(walk('c1', 'up')).toBe('b2')
    expect(walk('a2', 'right', 'left', 'left')).toBe('a')
  })

  test('braces are walked as what grows to the right', () => {
    const walk = walkIn('brace')
    expect(walk('a', 'right', 'down')).toMatch(/a2|b1/)
    expect(walk('a21', 'left', 'left', 'left')).toBe('root')
  })
})

const branch = (levels: number): fc.Arbitrary<Branch> =>
  fc.record({
    text: fc.string({ maxLength: 30 }),
    folded: fc.boolean(),
    children: levels === 0 ? fc.constant([]) : fc.array(branch(levels - 1), { maxLength: 3 }),
  })

const walked = ['right', 'default', 'timeline', 'vertical-timeline', 'brace', 'tree-table']
const ways: readonly Way[] = ['up', 'down', 'left', 'right']

test('leads to something shown, never to itself, and back from where it leads along a branch', () => {
  fc.assert(
    fc.property(fc.array(branch(3), { maxLength: 5 }), fc.constantFrom(...walked), (branches, layout) => {
      const scene = sceneOf(branches, layout)
      for (const { id } of scene.visible(scene.bounds)) {
        for (const way of ways) {
          const next = neighbour(scene, id, way)
          expect(next).not.toBe(id)
          if (next === null) continue
          expect(scene.placeOf(next)).toBeDefined()
          if (scene.snapshot.nodes.get(next)?.parent !== id) continue
          const back = { up: 'down', down: 'up', left: 'right', right: 'left' } as const
          expect(neighbour(scene, next, back[way])).toBe(id)
        }
      }
    }),
    { numRuns: 30 },
  )
})

test('at the end of a branch there is nothing further out, however wide the others are', () => {
  const scene = sceneOf(
    [topic('a', topic('a1')), topic('b', { ...topic('b1'), text: 'much wider than the others' })],
    'right',
  )
  expect(neighbour(scene, 'a1', 'right')).toBe(null)
  expect(neighbour(scene, 'a1', 'down')).toBe('b1')
})

test('a summary is beside what it sums up, and no step on the way past it', () => {
  const map = openMap(newMap({ text: 'Root', layout: 'right', root: 'root' }))
  const forest = ['one', 'two', 'sum', 'three', 'four'].map((id) => topic(id))
  map.execute({ type: 'addTree', forest, to: { parent: 'root' } })
  map.execute({ type: 'addRange', kind: 'summary', first: 'two', last: 'two', topic: 'sum' })
  const scene = composeScene({ snapshot: map.snapshot, theme: themeById(map.snapshot.theme), measurer })
  expect(neighbour(scene, 'one', 'down')).toBe('two')
  expect(neighbour(scene, 'two', 'down')).toBe('three')
  expect(neighbour(scene, 'three', 'up')).toBe('two')
  expect(neighbour(scene, 'two', 'right')).toBe('sum')
  expect(neighbour(scene, 'sum', 'left')).toBe('two')
})
