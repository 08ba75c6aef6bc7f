import { composeFlowchart } from '@ramify/scene'
import { themeById } from '@ramify/themes'
import { expect, test } from 'vitest'
import { plainMeasurer } from '../../../../../../packages/scene/src/mindmap/testing/map-of.ts'
import { openHeadlessFlowchart } from '../../../../../../tests/kit/flowchart/headless-flowchart.ts'
import { toScreen } from '../../core/viewport/viewport.ts'
import { shapeItem } from '../items/items.ts'
import { beginGesture } from './begin-gesture.ts'

const count = 60
const everywhere = { x: -1e5, y: -1e5, width: 2e5, height: 2e5 }

async function chart() {
  const shapes = Array.from({ length: count }, (_, nth) => ({
    id: `s${nth}`,
    kind: 'process',
    box: { x: (nth % 10) * 200, y: Math.floor(nth / 10) * 140, width: 100, height: 60 },
  }))
  const connectors = shapes.slice(1).map((_, nth) => ({
    id: `c${nth}`,
    from: { shape: `s${nth}` },
    to: { shape: `s${nth + 1}` },
  }))
  const { editor, document } = await openHeadlessFlowchart({ shapes, connectors })
  // The last row stays.
  editor.select(shapes.slice(0, 50).map(({ id }) => shapeItem(id)))
  /** Freely: nothing snaps. */
  const sample = (x: number, y: number, isFree = true) => ({
    point: toScreen(editor.view.get(), { x, y }),
    extends: false,
    toggles: isFree,
    copies: false,
  })
  const pressed = beginGesture(editor, sample(50, 30, false), { button: 0, isTouch: false })
  return { editor, document, sample, drag: pressed?.move(sample(90, 1050)) ?? null }
}

const ways = (page: ReturnType<typeof composeFlowchart>) =>
  page.connectorsIn(everywhere).map(({ id, path }) => ({ id, path }))

test('many shapes are carried as one picture, and written down once they are let go', async () => {
  const { editor, document, sample, drag } = await chart()
  const before = editor.scene.get()
  const carried = editor.carried.get()
  expect(editor.scene.get()).toBe(before)
  expect(carried?.by).toEqual({ x: 40, y: 1020 })
  const idsOf = (part: 'moving' | 'rest') => carried?.[part]?.placedIn(everywhere).map(({ id }) => id) ?? []
  expect(idsOf('moving')).toEqual(expect.arrayContaining(['s0', 's49', 'c0', 'c48']))
  expect(idsOf('moving')).not.toContain('c49')
  expect(idsOf('rest')).toEqual(expect.arrayContaining(['s50', 'c50']))
  expect(idsOf('rest')).not.toContain('c49')
  const [hanging] = carried?.parts.hangingLines({ x: 40, y: 1020 }) ?? []
  // From the shape in the hand to the one that stays.
  expect(hanging?.[0]?.y).toBeGreaterThan(4 * 140 + 1000)
  expect(hanging?.at(-1)?.y).toBeLessThan(6 * 140)
  const depth = document.undoDepth
  drag?.end(sample(90, 1050))
  expect(editor.carried.get()).toBeNull()
  expect(document.snapshot.shapes.get('s49')?.box).toMatchObject({ x: 9 * 200 + 40, y: 4 * 140 + 1020 })
  expect(document.snapshot.shapes.get('s50')?.box).toMatchObject({ x: 0, y: 700 })
  expect(document.undoDepth).toBe(depth + 1)
  await expect.poll(() => editor.scene.get().hasAllWays, { timeout: 60_000 }).toBe(true)
  const { snapshot } = document
  const anew = composeFlowchart({ snapshot, theme: themeById(snapshot.theme), measurer: plainMeasurer })
  expect(ways(editor.scene.get())).toEqual(ways(anew))
})

test('of a page that is too small to be read only what is in the hand is drawn with every move', async () => {
  const { editor, document, drag: other } = await chart()
  other?.cancel()
  editor.view.set({ x: 0, y: 0, zoom: 0.1 })
  editor.select([])
  const sample = (x: number, y: number, isFree = true) => ({
    point: toScreen(editor.view.get(), { x, y }),
    extends: false,
    toggles: isFree,
    copies: false,
  })
  const drag = beginGesture(editor, sample(650, 170, false), { button: 0, isTouch: false })?.move(sample(660, 480))
  const carried = editor.carried.get()
  expect(carried?.moving).toBeNull()
  const rest = carried?.rest.placedIn(everywhere).map(({ id }) => id) ?? []
  expect(rest).toHaveLength(2 * count - 1 - 3)
  for (const id of ['s13', 'c12', 'c13']) expect(rest).not.toContain(id)
  drag?.move(sample(660, 640))
  // The same parts: nothing of the rest is painted again.
  expect(editor.carried.get()).toBe(carried)
  const inHand = carried?.parts.carriedOn(editor.scene.get()) ?? []
  expect(inHand.map(({ id }) => id).sort()).toEqual(['c12', 'c13', 's13'])
  const line = editor.scene.get().connectorOf('c13')
  expect(line?.bounds.height).toBeGreaterThan(300)
  expect(line?.parts.route.points.length).toBeGreaterThan(2)
  document.execute({ type: 'deleteItems', shapes: ['s40'] })
  expect(
    editor.carried
      .get()
      ?.rest.placedIn(everywhere)
      .map(({ id }) => id),
  ).not.toContain('s40')
  drag?.end(sample(660, 640))
  expect(editor.carried.get()).toBeNull()
  await expect.poll(() => editor.scene.get().hasAllWays).toBe(true)
  const { snapshot } = document
  const anew = composeFlowchart({ snapshot, theme: themeById(snapshot.theme), measurer: plainMeasurer })
  expect(ways(editor.scene.get())).toEqual(ways(anew))
})

test('what somebody else does meanwhile is seen, and a drag that is given up leaves everything', async () => {
  const { editor, document, drag } = await chart()
  document.execute({ type: 'deleteItems', shapes: ['s3'] })
  expect(
    editor.carried
      .get()
      ?.moving?.placedIn(everywhere)
      .map(({ id }) => id),
  ).not.toContain('s3')
  drag?.cancel()
  expect(editor.carried.get()).toBeNull()
  expect(document.snapshot.shapes.get('s0')?.box).toMatchObject({ x: 0, y: 0 })
})
