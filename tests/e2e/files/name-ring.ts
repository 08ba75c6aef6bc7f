import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import type { DocumentPage } from './document-page.ts'

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** While the name of a map called “Plan” is written, the ring around it stays clear of everything, and the rest stays near. */
export async function expectClearNameRing(map: DocumentPage): Promise<void> {
  const rest = await boxOf(map.called('Plan'))
  await map.name.getByRole('button').click()
  await map.nameField.waitFor()
  const field = await boxOf(map.nameField)
  const ring = { left: field.left - 2, top: field.top - 2, right: field.right + 2, bottom: field.bottom + 2 }
  // With its picture.
  const state = await boxOf(map.saved.locator('..'))
  const before = await Promise.all((await map.bar.locator('svg').all()).slice(0, 2).map(boxOf))
  expect(ring.top).toBeGreaterThanOrEqual(1)
  expect([...before, state].filter((box) => isTouching(box, ring))).toEqual([])
  const gaps = before.map(({ right }) => ring.left - right).filter((gap) => gap > 0)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(6)
  expect(Math.max(state.left - ring.right, state.top - ring.bottom)).toBeLessThanOrEqual(12)
  // The letters stand where they stood.
  expect(Math.abs((field.top + field.bottom) / 2 - (rest.top + rest.bottom) / 2)).toBeLessThanOrEqual(1)
  await map.page.keyboard.press('Escape')
  await map.called('Plan').waitFor()
}

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height }
}

const isTouching = (one: Box, other: Box): boolean =>
  one.left <= other.right && other.left <= one.right && one.top <= other.bottom && other.top <= one.bottom
