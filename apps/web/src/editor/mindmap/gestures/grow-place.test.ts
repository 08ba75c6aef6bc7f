import { newMap, openMap } from '@ramify/document'
import { intersects } from '@ramify/geometry'
import { composeScene, type Scene, type Topic } from '@ramify/scene'
import { themeById } from '@ramify/themes'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plainMeasurer } from '../../../../../../packages/scene/src/mindmap/testing/map-of.ts'
import { growPlace, growRadius } from './grow-place.ts'

function open(layout: string, kind?: 'summary' | 'boundary'): { scene: Scene; topic: Topic } {
  const map = openMap(newMap({ text: 'Root', root: 'root', layout }))
  const forest = ['a', 'b', 'sum'].map((id) => ({ id, text: `Topic ${id}` }))
  map.execute({ type: 'addTree', forest, to: { parent: 'root' } })
  const topic = kind === 'summary' ? { topic: 'sum' } : {}
  if (kind) map.execute({ type: 'addRange', kind, first: 'a', last: 'b', ...topic })
  const { snapshot } = map
  const scene = composeScene({ snapshot, theme: themeById(snapshot.theme), measurer: plainMeasurer })
  const a = scene.placeOf('a')
  if (!a) throw new Error('It is shown')
  return { scene, topic: a }
}

it('the + stands past the edge where a branch grows', () => {
  const { scene, topic } = open('right')
  expect(growPlace(scene, topic, 1)).toEqual({ x: topic.x + topic.width + 18, y: topic.y + topic.height / 2 })
  expect(growPlace(scene, topic, 2)?.x).toBe(topic.x + topic.width + 9)
})

it.each(['right', 'left', 'structure'])('and never on a brace or a frame: %s', (layout) => {
  for (const kind of ['summary', 'boundary'] as const) {
    const { scene, topic } = open(layout, kind)
    for (const zoom of [1, 2]) {
      const at = growPlace(scene, topic, zoom)
      if (!at) throw new Error('There is room for it')
      expect(scene.rangeAt(at, growRadius / zoom)).toBeNull()
      // It is still next to its topic.
      expect(Math.abs(at.x - topic.x - topic.width / 2)).toBeLessThan(topic.width / 2 + 20)
      expect(Math.abs(at.y - topic.y - topic.height / 2)).toBeLessThan(topic.height / 2 + 20)
    }
  }
})

const layouts = [
  'default',
  'right',
  'left',
  'filetree',
  'structure',
  'fish-bone',
  'vertical-bottom',
  'timeline',
  'tree-table',
]

it('and it covers no other topic and nothing of its own, at whatever zoom and in whatever layout', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...layouts),
      fc.double({ min: 0.35, max: 2, noNaN: true }),
      fc.array(fc.array(fc.string({ maxLength: 20 }), { maxLength: 4 }), { minLength: 1, maxLength: 5 }),
      fc.boolean(),
      (layout, zoom, branches, folded) => {
        const map = openMap(newMap({ text: 'Root', root: 'root', layout }))
        const forest = branches.map((children, nth) => ({
          id: `t${nth}`,
          text: `Topic ${nth}`,
          folded: folded && nth % 2 === 0,
          children: children.map((text) => ({ text })),
        }))
        map.execute({ type: 'addTree', forest, to: { parent: 'root' } })
        const { snapshot } = map
        const scene = composeScene({ snapshot, theme: themeById(snapshot.theme), measurer: plainMeasurer })
        for (const topic of scene.visible(scene.bounds)) {
          const at = growPlace(scene, topic, zoom)
          if (!at) continue
          const r = growRadius / zoom
          const box = { x: at.x - r, y: at.y - r, width: 2 * r, height: 2 * r }
          const { text } = topic.face.body
          expect(intersects(box, { ...text, x: topic.x + text.x, y: topic.y + text.y })).toBe(false)
          const others = scene.visible(box).filter(({ id }) => id !== topic.id)
          expect(others.filter((other) => intersects(other, box))).toEqual([])
        }
      },
    ),
    { numRuns: 150 },
  )
})

it('is there at life size for every topic of a plain map', () => {
  const { scene } = open('right')
  for (const topic of scene.visible(scene.bounds)) expect(growPlace(scene, topic, 1)).not.toBeNull()
})

it('is nowhere where all around is taken', () => {
  const map = openMap(newMap({ text: 'Root', root: 'root', layout: 'right' }))
  const leaves = (name: string) => Array.from({ length: 3 }, (_, nth) => ({ text: `${name} ${nth}` }))
  const forest = ['a', 'b', 'c'].map((id) => ({ id, text: id, children: leaves(id) }))
  map.execute({ type: 'addTree', forest, to: { parent: 'root' } })
  const { snapshot } = map
  const scene = composeScene({ snapshot, theme: themeById(snapshot.theme), measurer: plainMeasurer })
  const middle = scene.placeOf('b')
  if (!middle) throw new Error('It is shown')
  expect(growPlace(scene, middle, 1)).not.toBeNull()
  expect(growPlace(scene, middle, 0.1)).toBeNull()
})

it('is not larger than the topic it belongs to', () => {
  const { scene, topic } = open('right')
  expect(growPlace(scene, topic, 12 / topic.height)).toBeNull()
  expect(growPlace(scene, topic, 14 / topic.height)).not.toBeNull()
})
