import type { Rect } from '@ramify/geometry'
import { layouts } from '@ramify/layouts'
import { composeScene, landmarksOf } from '@ramify/scene'
import { themeById } from '@ramify/themes'
import { describe, expect, it } from 'vitest'
import { mapOf, plainMeasurer } from '../../../../../packages/scene/src/mindmap/testing/map-of.ts'
import { edgeOf, wholeView } from '../core/viewport/first-view.ts'
import type { Screen } from '../core/viewport/screen.ts'
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

function shown(layout: string, screen: Screen, root: Parameters<typeof mapOf>[0] = large) {
  const snapshot = mapOf(root, [], { layout })
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

describe('in a hand', () => {
  const bars = { top: 52 + 47, right: 0, bottom: 64 + 34, left: 0 }
  const phone = { width: 390, height: 844, bars: () => bars }
  const small = {
    id: 'root',
    text: 'Trip plan',
    children: [
      { text: 'Pack', children: ['Boots', 'Coat'] },
      { text: 'Book', children: ['Hotel'] },
      { text: 'Neighbours', children: [] },
    ],
  }
  const seven = five.map((nth) => ({ text: `Step ${nth}`, children: ['One', 'Two', 'Three'] }))

  it.each([
    ['both sides', 'default', small],
    ['one side', 'right', small],
    ['down, higher than the screen', 'vertical-bottom', { ...small, children: seven }],
  ])('all of a small map is between the bars, and off the edges where the way back begins: %s', (_, layout, root) => {
    const { zoom, map } = shown(layout, phone, root)
    expect(zoom).toBeGreaterThanOrEqual(0.55)
    expect(map.left).toBeGreaterThanOrEqual(20 - 1)
    expect(map.right).toBeLessThanOrEqual(phone.width - 20 + 1)
    expect(map.top).toBeGreaterThanOrEqual(bars.top)
    expect(map.bottom).toBeLessThanOrEqual(phone.height - bars.bottom)
  })

  it.each(Object.keys(layouts))('the root of a larger one is in sight between the bars: %s', (layout) => {
    const { zoom, root } = shown(layout, phone)
    expect(zoom).toBeGreaterThanOrEqual(0.5)
    expect(root.left).toBeGreaterThanOrEqual(0)
    expect(root.right).toBeLessThanOrEqual(phone.width)
    expect(root.top).toBeGreaterThanOrEqual(bars.top)
    expect(root.bottom).toBeLessThanOrEqual(phone.height - bars.bottom)
  })

  it('a phone on its side needs no room for tools of a desk', () => {
    const aside = { width: 844, height: 390, bars: () => ({ top: 0, right: 47, bottom: 21, left: 47 }) }
    const { zoom, map } = shown('default', aside, { ...small, text: 'Trip plan, again' })
    // Beside the tools of a desk it would be smaller.
    expect((map.right - map.left) / zoom).toBeGreaterThan(844 - 2 * 47 - 2 * 72)
    expect(zoom).toBe(1)
    expect(map.left).toBeGreaterThanOrEqual(47 + 20 - 1)
    expect(map.bottom).toBeLessThanOrEqual(390 - 21)
  })
})

it('a map that is fitted leaves 32 pixels free above and below', () => {
  const snapshot = mapOf(large, [], { layout: 'right' })
  const scene = composeScene({ snapshot, theme: themeById(snapshot.theme), measurer: plainMeasurer })
  const view = wholeView(scene, desk)
  expect(toScreen(view, scene.bounds).y).toBeCloseTo(32)
})
