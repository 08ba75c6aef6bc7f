import { layouts } from '@ramify/layouts'
import { composeScene, landmarksOf, paintPoster } from '@ramify/scene'
import { themeById } from '@ramify/themes'
import { describe, expect, it } from 'vitest'
import { mapOf, plainMeasurer } from '../../../../../../packages/scene/src/mindmap/testing/map-of.ts'
import { visibleRect } from '../../../editor/core/viewport/viewport.ts'
import { firstView } from '../../../editor/mindmap/first-view.ts'
import { factsIn } from './poster-facts.ts'

const branch = (depth: number, width: number): object => ({
  text: `Topic "${depth}" & <more> of it`,
  children: depth === 0 ? [] : Array.from({ length: width }, () => branch(depth - 1, width)),
})
const screens = [
  { width: 2560, height: 1394 },
  { width: 1440, height: 852 },
  { width: 390, height: 730 },
]

describe.each([
  ['a small map', branch(2, 3)],
  ['a large map', branch(3, 7)],
])('the poster of %s', (_, root) => {
  it.each(Object.keys(layouts))('has all that the viewer shows of the map at first: %s', (layout) => {
    const snapshot = mapOf(root as Parameters<typeof mapOf>[0], [], { layout })
    const scene = composeScene({ snapshot, theme: themeById(snapshot.theme), measurer: plainMeasurer })
    const facts = factsIn(paintPoster(scene, {}))
    if (!facts) throw new Error('It says nothing of itself')
    expect(facts).toMatchObject({ landmarks: landmarksOf(scene), paper: scene.paper })
    const { area } = facts
    for (const screen of screens) {
      const seen = visibleRect(firstView(facts.landmarks, screen), screen)
      const shown = scene.visible(seen)
      expect(shown.length).toBeGreaterThan(0)
      const missing = shown.filter(({ x, y, width, height }) => {
        const [left, top] = [Math.max(x, seen.x), Math.max(y, seen.y)]
        const [right, bottom] = [Math.min(x + width, seen.x + seen.width), Math.min(y + height, seen.y + seen.height)]
        if (left >= right || top >= bottom) return false
        return (
          left < area.x - 1 || top < area.y - 1 || right > area.x + area.width + 1 || bottom > area.y + area.height + 1
        )
      })
      expect(missing.map(({ id }) => id)).toEqual([])
    }
  })
})

it('a poster of a large map has no more than what can be seen', () => {
  const snapshot = mapOf(branch(3, 7) as Parameters<typeof mapOf>[0], [], { layout: 'right' })
  const scene = composeScene({ snapshot, theme: themeById(snapshot.theme), measurer: plainMeasurer })
  const written = paintPoster(scene, {}).match(/<text/g)?.length ?? 0
  expect(written).toBeGreaterThan(20)
  expect(written).toBeLessThan(scene.size / 2)
})

it('another picture has no such facts', () => expect(factsIn('<svg viewBox="0 0 1 1"/>')).toBeNull())
