import { expect, test } from 'vitest'
import { speak } from '../pages/texts.ts'
import { editorJourneys, eventually } from './editor-journey.ts'
import type { EditorPage } from './editor-page-object.ts'

const open = editorJourneys()
const free = (await speak('en')).text('editor.drag.free')
const plan = ['Plan', '  Alpha', '    One', '  Beta has words enough for two lines']
const beta = 'Beta has words enough for two lines'

/** How far topics are from where they were, in whole pixels of the screen. */
async function following(editor: EditorPage, ...texts: string[]) {
  const before = await Promise.all(texts.map((text) => editor.middleOf(text)))
  return async () => {
    const now = await Promise.all(texts.map((text) => editor.middleOf(text)))
    return now.map(({ x, y }, i) => [Math.round(x - (before[i]?.x ?? 0)), Math.round(y - (before[i]?.y ?? 0))])
  }
}

test('with Alt and Shift a branch is carried to a place of its own, and put back', async () => {
  const editor = await open(plan)
  const moved = await following(editor, 'Alpha', 'One', 'Plan')
  const { x, y } = await editor.middleOf('Alpha')
  const there = { x: x + 120, y: y - 80 }
  const release = async () => {
    await editor.release('Shift')
    await editor.release('Alt')
  }
  const freely = async () => {
    await editor.hold('Alt')
    await editor.words('Copy · Floating topic').waitFor()
    await editor.hold('Shift')
    await editor.words(free).waitFor()
    expect(await moved()).toEqual(still)
  }
  const still = [
    [0, 0],
    [0, 0],
    [0, 0],
  ]
  await editor.drag('Alpha', there, { before: freely })
  await release()
  const zoom = await editor.zoom()
  expect(zoom).toBe(1)
  await eventually(moved).toEqual([
    [120, -80],
    [120, -80],
    [0, 0],
  ])
  expect(await editor.nudgeOf('Alpha')).toEqual({ x: 120, y: -80, width: null })
  expect(await editor.outline()).toEqual(plan)
  await eventually(() => editor.said()).toBe('Nudged: Alpha')
  await editor.press('Control+ArrowUp')
  await eventually(() => editor.nudgeOf('Alpha')).toEqual({ x: 120, y: -90, width: null })
  await editor.press('Control+z', 'Control+z')
  await eventually(moved).toEqual(still)

  await editor.drag('Alpha', there, {
    before: async () => {
      await freely()
      await editor.press('Escape')
      await editor.words(free).waitFor({ state: 'detached' })
    },
  })
  await release()
  await editor.select(beta)
  expect(await moved()).toEqual(still)
})

test('at its edge a topic is drawn wider and narrower, and a double click lets its words decide again', async () => {
  const editor = await open(plan)
  await editor.select(beta)
  const before = await editor.boxOf(beta)
  const edge = () => editor.middleOf(editor.widthHandle)
  const { x, y } = await edge()
  // Past the edge: what is written there is not under it.
  expect(x - before.x - before.width).toBeCloseTo(1.5, 1)
  await editor.hover({ x, y })
  await eventually(() => editor.cursor()).toBe('ew-resize')
  await editor.drag(
    { x, y },
    { x: x - 90, y },
    { before: () => eventually(async () => (await edge()).x).toBeCloseTo(x - 90, 0) },
  )
  await eventually(async () => Math.round((await editor.boxOf(beta)).width)).toBe(Math.round(before.width - 90))
  expect((await editor.boxOf(beta)).height).toBeGreaterThan(before.height)
  expect((await editor.nudgeOf(beta))?.width).toBe(Math.round(before.width - 90))
  await editor.press('Control+Shift+ArrowRight')
  await eventually(async () => Math.round((await editor.boxOf(beta)).width)).toBe(Math.round(before.width - 70))

  await editor.doubleClickAt(await edge())
  await eventually(() => editor.boxOf(beta)).toEqual(before)
  expect(await editor.isWriting()).toBe(false)
})
