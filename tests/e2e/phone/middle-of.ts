import type { Locator } from 'playwright-core'

/** Where a finger touches something; also what the browser itself would not press, as words of a drawing. */
export async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  await locator.waitFor()
  const box = await locator.boundingBox()
  if (!box) throw new Error('It has no place')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
