import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from '../../kit/browser/browser.ts'
import { openBarePage, serveEditor } from '../../kit/editor/editor-page.ts'
import { eventually } from './editor-journey.ts'
import type { Point } from './editor-page-object.ts'
import { fingersOf } from './fingers.ts'
import { moved } from './places.ts'

test('a flowchart is drawn, moved, zoomed and changed with fingers alone', async () => {
  const served = await serveEditor()
  const browser = await openBrowser()
  const opened = await openBarePage(served, browser, { width: 900, height: 700 })
  const { page } = opened
  const tools = await opened.context.newCDPSession(page)
  const fingers = await fingersOf({ devTools: async () => tools })
  await page.evaluate(() => window.openFlowchart())
  await page.locator('[data-shape]').waitFor()
  await page.evaluate(() => window.flowchart.lookFrom(-390, -200))
  const texts = () =>
    page.evaluate(() =>
      window.flowchart
        .shapes()
        .map(({ text }) => text)
        .sort(),
    )
  const connectors = () => page.evaluate(() => window.flowchart.connectors().length)
  const view = () => page.evaluate(() => window.flowchart.view())
  const selected = () => page.evaluate(() => window.flowchart.selected())
  const placeOf = (text: string) =>
    page.evaluate((wanted) => window.flowchart.shapes().find((shape) => shape.text === wanted)?.box, text)
  const middleOf = async (locator: Locator): Promise<Point> => {
    const rectOf = () => locator.evaluate((element) => element.getBoundingClientRect().toJSON())
    await eventually(async () => (await rectOf()).width).toBeGreaterThan(0)
    const { x, y, width, height } = await rectOf()
    return { x: x + width / 2, y: y + height / 2 }
  }
  const middle = (text: string) => middleOf(page.locator('[data-shape]', { hasText: text }))
  const arrow = (side: string) => middleOf(page.locator(`[data-arrow="${side}"]`))
  const drag = async (from: Point, to: Point) => {
    await fingers.down(from)
    await fingers.move(moved(from, (to.x - from.x) / 2, (to.y - from.y) / 2))
    await fingers.move(to)
    await fingers.up()
  }

  // A tap selects, and the arrows beside what is selected add the next shape.
  await fingers.tap(await middle('Begin'))
  await eventually(selected).toEqual(['Begin'])
  await fingers.tap(await arrow('bottom'))
  await eventually(connectors).toBe(1)
  await page.keyboard.type('Check')
  await page.keyboard.press('Enter')
  await eventually(texts).toEqual(['Begin', 'Check'])
  await fingers.tap(await arrow('right'))
  await eventually(connectors).toBe(2)
  await page.keyboard.type('Store')
  await page.keyboard.press('Enter')
  await eventually(texts).toEqual(['Begin', 'Check', 'Store'])

  // A line is drawn from the arrow of one to another.
  await drag(await arrow('top'), await middle('Begin'))
  await eventually(connectors).toBe(3)

  // One finger moves the page, from the empty canvas and from what is not selected, and carries what is.
  const empty = { x: 120, y: 600 }
  const before = await view()
  await drag(empty, moved(empty, 60, -40))
  await eventually(async () => Math.round((await view()).x - before.x)).toBe(-60)
  expect(Math.round((await view()).y - before.y)).toBe(40)
  const store = await middle('Store')
  const from = await placeOf('Store')
  await fingers.tap(store)
  await eventually(selected).toEqual(['Store'])
  await drag(store, moved(store, 0, 100))
  await eventually(async () => ((await placeOf('Store'))?.y ?? 0) - (from?.y ?? 0)).toBe(100)

  // Two fingers zoom.
  const { zoom } = await view()
  const [left, right] = [moved(empty, -40, 0), moved(empty, 40, 0)]
  await fingers.down(left, right)
  await fingers.move(moved(left, -20, 0), moved(right, 20, 0))
  await fingers.move(moved(left, -40, 0), moved(right, 40, 0))
  await eventually(async () => (await view()).zoom / zoom).toBeCloseTo(2, 5)
  await fingers.move(left, right)
  await eventually(async () => (await view()).zoom / zoom).toBeCloseTo(1, 5)
  await fingers.up()

  // A finger that rests lifts what is under it. Let go there it asks for its menu, once, as the right button of a mouse does.
  await page.evaluate(() => {
    const { dataset } = document.body
    document.addEventListener('contextmenu', ({ button }) => {
      dataset.menus = `${dataset.menus ?? ''}${button}`
    })
  })
  const menus = () => page.evaluate(() => document.body.dataset.menus)
  const check = await middle('Check')
  const place = await placeOf('Check')
  await fingers.down(check)
  await eventually(selected).toEqual(['Check'])
  await fingers.up()
  await eventually(menus).toBe('2')
  await eventually(() => placeOf('Check')).toEqual(place)
  await page.keyboard.press('Delete')
  await eventually(texts).toEqual(['Begin', 'Store'])
  expect(await menus()).toBe('2')
  await page.keyboard.press('Control+z')
  await eventually(() => placeOf('Check')).toEqual(place)

  // Carried on it stands above the finger, and a second one puts it back.
  const grip = await middle('Check')
  const carry = async () => {
    await fingers.tap(empty)
    await eventually(selected).toEqual([])
    await fingers.down(grip)
    await eventually(selected).toEqual(['Check'])
    await fingers.move(moved(grip, 40, 0))
    await fingers.move(moved(grip, 80, 0))
    await eventually(async () => (await middle('Check')).x - grip.x).toBeGreaterThan(60)
  }
  await carry()
  expect((await middle('Check')).y).toBeLessThan(grip.y - 20)
  await fingers.down(moved(grip, 80, 0), empty)
  await eventually(async () => Math.round((await middle('Check')).x - grip.x)).toBe(0)
  await fingers.up()
  expect(await placeOf('Check')).toEqual(place)
  expect(opened.problems).toEqual([])
  await opened.close()
  await served.stop()
})
