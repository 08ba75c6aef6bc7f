import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from '../../kit/browser/browser.ts'
import { openBarePage, serveEditor } from '../../kit/editor/editor-page.ts'
import { eventually } from './editor-journey.ts'

test('a flowchart is drawn with the mouse and the keys, and undone', async () => {
  const served = await serveEditor()
  const browser = await openBrowser()
  const opened = await openBarePage(served, browser, {})
  const { page } = opened
  await page.evaluate(() => window.openFlowchart())
  await page.locator('[data-shape]').waitFor()
  const shapes = () => page.evaluate(() => window.flowchart.shapes())
  const connectors = () => page.evaluate(() => window.flowchart.connectors().length)
  const shape = (text: string) => page.locator('[data-shape]', { hasText: text })
  const rectOf = (locator: Locator): Promise<DOMRect> =>
    locator.evaluate((element) => element.getBoundingClientRect().toJSON())
  const middleOf = async (locator: Locator) => {
    await eventually(async () => (await rectOf(locator)).width).toBeGreaterThan(0)
    const { x, y, width, height } = await rectOf(locator)
    return { x: x + width / 2, y: y + height / 2 }
  }
  const middle = (text: string) => middleOf(shape(text))
  const arrow = (side: string) => middleOf(page.locator(`[data-arrow="${side}"]`))

  // On from its lower arrow, then a decision by a key.
  const begin = await middle('Begin')
  await page.mouse.move(begin.x, begin.y)
  const down = await arrow('bottom')
  await page.mouse.click(down.x, down.y)
  await page.keyboard.type('Check')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Alt+ArrowRight')
  await page.keyboard.type('Store')
  await page.keyboard.press('Enter')
  await eventually(async () => (await shapes()).map(({ text }) => text).sort()).toEqual(['Begin', 'Check', 'Store'])
  expect(await connectors()).toBe(2)

  // Drawn from a shape to another.
  const [store, check] = [await middle('Store'), await middle('Check')]
  await page.mouse.move(store.x, store.y)
  const up = await arrow('top')
  await page.mouse.move(up.x, up.y)
  await page.mouse.down()
  await page.mouse.move(begin.x + 20, begin.y, { steps: 8 })
  await page.mouse.up()
  await eventually(connectors).toBe(3)

  // Carried: the lines come along.
  await page.mouse.move(check.x, check.y)
  await page.mouse.down()
  await page.mouse.move(check.x, check.y + 100, { steps: 6 })
  await page.mouse.up()
  await eventually(async () => Math.round((await middle('Check')).y - check.y)).toBe(100)

  // Walked by keys, and everything undone.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await eventually(() => page.locator('[role="option"][aria-selected="true"]').textContent()).toContain('Begin')
  for (let step = 0; step < 12; step++) await page.keyboard.press('Control+z')
  await eventually(shapes).toEqual([])
  expect(await connectors()).toBe(0)
  expect(opened.problems).toEqual([])
  await opened.close()
  await served.stop()
})
