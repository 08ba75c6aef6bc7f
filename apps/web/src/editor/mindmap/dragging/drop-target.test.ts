import { isWithin, type MapDocument, newMap, openMap } from '@ramify/document'
import { center, type Point } from '@ramify/geometry'
import { composeScene, type Scene } from '@ramify/scene'
import { themeById } from '@ramify/themes'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { plainMeasurer } from '../../../../../../packages/scene/src/mindmap/testing/map-of.ts'
import { dropTarget } from './drop-target.ts'

function sceneOf({ snapshot }: MapDocument): Scene {
  return composeScene({ snapshot, theme: themeById(snapshot.theme), measurer: plainMeasurer })
}

function mapOf(layout: string): MapDocument {
  const map = openMap(newMap({ text: 'Root', root: 'root', layout }))
  const leaf = (id: string) => ({ id, text: `Topic ${id}` })
  const forest = [
    { ...leaf('a'), children: [leaf('a1'), { ...leaf('a2'), children: [leaf('a2x')] }, leaf('a3')] },
    { ...leaf('b'), children: [leaf('b1')] },
    { ...leaf('c'), children: [leaf('c1'), leaf('c2')], folded: true },
    leaf('d'),
  ]
  map.execute({ type: 'addTree', forest, to: { parent: 'root' } })
  map.execute({ type: 'addFloating', id: 'f', text: 'Afloat', at: { x: 0, y: 600 } })
  return map
}

const map = mapOf('right')
const scene = sceneOf(map)
const placeOf = (id: string, among = scene) => {
  const topic = among.placeOf(id)
  if (!topic) throw new Error(`${id} is not shown`)
  return topic
}
const at = (id: string, x: number, y: number): Point => {
  const topic = placeOf(id)
  return { x: topic.x + topic.width * x, y: topic.y + topic.height * y }
}
const target = (point: Point, ...moving: string[]) => dropTarget(scene, new Set(moving), point)

describe('a drop', () => {
  it('goes into the topic whose middle is under it', () => {
    expect(target(at('b', 0.5, 0.5), 'd')).toMatchObject({ kind: 'among', parent: 'b', to: { parent: 'b' } })
  })

  it('goes beside the topic whose edge is under it', () => {
    expect(target(at('a2', 0.5, 0.1), 'd')).toMatchObject({ parent: 'a', to: { before: 'a2' } })
    expect(target(at('a2', 0.5, 0.9), 'd')).toMatchObject({ parent: 'a', to: { after: 'a2' } })
  })

  it('goes between siblings, its mark between their boxes', () => {
    const [above, below] = [placeOf('a1'), placeOf('a2')]
    const y = (above.y + above.height + below.y) / 2
    const found = target({ x: above.x + 5, y: y + 1 }, 'd')
    expect(found).toMatchObject({ parent: 'a', to: { before: 'a2' } })
    expect(found.kind === 'among' && found.mark.pill.from.y).toBeCloseTo(y)
  })

  it('goes into a topic without children where its first one would stand', () => {
    const topic = placeOf('d')
    const found = target({ x: topic.x + topic.width + 20, y: center(topic).y }, 'a1')
    expect(found).toMatchObject({ parent: 'd', to: { parent: 'd' } })
  })

  it('floats away from everything', () => {
    expect(target({ x: -900, y: -900 }, 'd')).toEqual({ kind: 'floating' })
  })

  it('over its own place changes nothing, unless it floats', () => {
    expect(target(at('a2x', 0.5, 0.5), 'a2')).toEqual({ kind: 'nowhere' })
    expect(target(at('f', 0.5, 0.5), 'f')).toEqual({ kind: 'floating' })
  })

  it('beside the root or what floats is no sibling of it', () => {
    expect(target(at('root', 0.5, -0.2), 'd')).toMatchObject({ parent: 'root', to: { parent: 'root' } })
    expect(target(at('f', 0.5, -0.2), 'd')).toEqual({ kind: 'floating' })
    expect(target(at('f', 0.5, 0.1), 'd')).toMatchObject({ parent: 'f' })
  })

  it('takes the side it is let go on, where there are two', () => {
    const both = sceneOf(mapOf('default'))
    const root = placeOf('root', both)
    const found = dropTarget(both, new Set(['a1']), { x: root.x + 2, y: center(root).y })
    expect(found).toMatchObject({ to: { parent: 'root', side: 'left' } })
    const d = placeOf('d', both)
    expect(dropTarget(both, new Set(['a1']), { x: center(d).x, y: d.y + 1 })).toMatchObject({
      to: { before: 'd', side: d.x < 0 ? 'left' : 'right' },
    })
  })
})

describe('a drop on a line or in a table', () => {
  it('goes between those who follow each other', () => {
    for (const layout of ['timeline', 'vertical-timeline', 'tree-table']) {
      const scene = sceneOf(mapOf(layout))
      const b = placeOf('b', scene)
      const isDown = layout !== 'timeline'
      const at = (share: number) =>
        isDown ? { x: center(b).x, y: b.y + b.height * share } : { x: b.x + b.width * share, y: center(b).y }
      const target = (share: number) => dropTarget(scene, new Set(['d']), at(share))
      expect(target(0.1)).toMatchObject({ parent: 'root', to: { before: 'b' } })
      expect(target(0.5)).toMatchObject({ parent: 'b', to: { parent: 'b' } })
      const after = target(0.9)
      expect(after).toMatchObject({ parent: 'root', to: { after: 'b' } })
      if (after.kind !== 'among') throw new Error('It is among them.')
      const { from, to } = after.mark.pill
      expect(isDown ? from.y - to.y : from.x - to.x).toBe(0)
    }
  })

  it('goes into a topic where its list would grow', () => {
    const scene = sceneOf(mapOf('timeline'))
    const d = placeOf('d', scene)
    const below = { x: center(d).x, y: d.y + d.height + 14 }
    expect(dropTarget(scene, new Set(['a1']), below)).toMatchObject({ parent: 'd', to: { parent: 'd' } })
  })
})

const ids = ['a', 'a1', 'a2', 'a2x', 'a3', 'b', 'b1', 'c', 'd', 'f']
const anywhere = fc.record({ x: fc.integer({ min: -500, max: 700 }), y: fc.integer({ min: -400, max: 800 }) })

it('is always one that the document accepts, and never in its own branch', () => {
  const layout = fc.constantFrom('right', 'default', 'timeline', 'vertical-timeline', 'brace', 'tree-table')
  fc.assert(
    fc.property(layout, fc.subarray(ids, { minLength: 1 }), anywhere, (layout, moving, point) => {
      const map = mapOf(layout)
      const tops = new Set(moving)
      const found = dropTarget(sceneOf(map), tops, point)
      if (found.kind !== 'among') return
      expect(isWithin(map.snapshot, found.parent, tops)).toBe(false)
      const result = map.execute({ type: 'moveNodes', ids: moving, to: found.to })
      expect(result).toEqual({ ok: true })
      const top = moving.find((id) => !isWithin(map.snapshot, map.snapshot.nodes.get(id)?.parent ?? '', tops))
      expect(map.snapshot.nodes.get(top ?? '')?.parent).toBe(found.parent)
    }),
    { numRuns: 60 },
  )
})

it('looks once around the point, however large the map', () => {
  const map = openMap(newMap({ text: 'Root', root: 'root', layout: 'right' }))
  const twigs = () => Array.from({ length: 30 }, (_, nth) => ({ text: `Twig ${nth}` }))
  const forest = Array.from({ length: 40 }, () => ({ text: 'Branch', children: twigs() }))
  const made = map.execute({ type: 'addTree', forest, to: { parent: 'root' } })
  const moving = new Set(made.ok ? made.ids?.slice(0, 20) : [])
  const scene = sceneOf(map)
  const look = vi.spyOn(scene, 'visible')
  const ask = vi.spyOn(scene, 'placeOf')
  const { x, y, width, height } = scene.bounds
  for (let nth = 0; nth < 100; nth++) dropTarget(scene, moving, { x: x + width * 0.95, y: y + (height * nth) / 100 })
  expect(look).toHaveBeenCalledTimes(100)
  expect(ask.mock.calls.length).toBeLessThanOrEqual(300)
  for (const { value } of look.mock.results) expect((value as unknown[]).length).toBeLessThan(60)
})
