import type { Rect, Size } from '@ramify/geometry'
import { layouts } from '@ramify/layouts'
import { composeScene, landmarksOf } from '@ramify/scene'
import { themeById } from '@ramify/themes'
import { describe, expect, it } from 'vitest'
import { mapOf, plainMeasurer } from '../../../../../packages/scene/src/mindmap/testing/map-of.ts'
import { edgeOf, wholeView } from '../core/viewport/first-view.ts'
import { toScreen } from '../core/viewport/viewport.ts'
import { firstView } from './first-view.ts'

const five = [1, 2, 3, 4, 5]
const large = {
  id: 'root',
  text: 'Plan',
  children: five.map((main) => ({
    text: `Main topic ${main}`,
    children: five.map((topic) => ({
      text: `Topic ${topic} of ${main}`,
      children: five.map((each) => `Something to do for topic ${each}`),
    })),
  })),
}
const desk = { width: 1160, height: 850 }

function shown(layout: string, screen: Size) {
  const snapshot = mapOf(large, [], { layout })
  const scene = composeScene({ snapshot, theme: themeById(snapshot.theme), measurer: plainMeasurer })
  const view = firstView(landmarksOf(scene), screen)
  const place = (rect: Rect) => {
    const { x, y } = toScreen(view, rect)
    return { left: x, top: y, right: x + rect.width * view.zoom, bottom: y + rect.height * view.zoom }
  }
  return { zoom: view.zoom, root: place(scene.placeOf('root') ?? scene.bounds), map: place(scene.bounds) }
}

describe('a large map on a desk', () => {
  it.each(Object.keys(layouts))('shows its root life-size, and no emptiness where the map could be: %s', (layout) => {
    const edge = edgeOf(desk)
    const { zoom, root, map } = shown(layout, desk)
    expect(zoom).toBe(1)
    expect(root.left).toBeGreaterThanOrEqual(edge - 1)
    expect(root.top).toBeGreaterThanOrEqual(edge - 1)
    expect(root.right).toBeLessThanOrEqual(desk.width - edge + 1)
    expect(root.bottom).toBeLessThanOrEqual(desk.height - edge + 1)
    for (const [start, end, room] of [
      [map.left, map.right, desk.width],
      [map.top, map.bottom, desk.height],
    ] as const) {
      const [before, after] = [start, room - end]
      // Room is left at both sides or at none.
      if (end - start > room - 2 * edge) expect(Math.max(before, after)).toBeLessThanOrEqual(edge + 1)
      else expect(before).toBeCloseTo(after)
    }
  })

  it.each(['filetree', 'vertical-bottom', 'tree-table'])('begins at the top where it grows down: %s', (layout) => {
    expect(shown(layout, desk).root.top).toBeLessThan(desk.height / 4)
  })
})

it('a map that is fitted leaves 32 pixels free above and below', () => {
  const snapshot = mapOf(large, [], { layout: 'right' })
  const scene = composeScene({ snapshot, theme: themeById(snapshot.theme), measurer: plainMeasurer })
  const view = wholeView(scene, desk)
  expect(toScreen(view, scene.bounds).y).toBeCloseTo(32)
})
