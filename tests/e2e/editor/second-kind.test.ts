import { expect, test } from 'vitest'
import { openBrowser } from '../../kit/browser/browser.ts'
import { openBarePage, serveEditor } from '../../kit/editor/editor-page.ts'
import { eventually } from './editor-journey.ts'

test('a second kind of document is drawn, selected, written, undone and searched by the same editor', async () => {
  const served = await serveEditor()
  const browser = await openBrowser()
  const opened = await openBarePage(served, browser, {})
  const { page } = opened
  await page.evaluate(() => window.openCards())
  const card = (text: string) => page.locator('[data-card]', { hasText: text })
  await card('Bread').waitFor()
  expect(await page.locator('[data-card]').count()).toBe(3)
  const texts = () => page.evaluate(() => window.cards.texts())
  const middle = async (text: string) => {
    const box = await card(text).boundingBox()
    if (!box) throw new Error(`${text} is not drawn`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }

  const bread = await middle('Bread')
  await page.mouse.click(bread.x, bread.y)
  expect(await page.locator('[data-selected]').count()).toBe(1)
  await page.keyboard.type('Butter')
  await page.keyboard.press('Enter')
  await eventually(texts).toEqual(['Apples', 'Butter', 'Cheese'])
  await page.keyboard.press('Control+z')
  await eventually(texts).toEqual(['Apples', 'Bread', 'Cheese'])

  const apples = await middle('Apples')
  await page.mouse.move(apples.x, apples.y)
  await page.mouse.down()
  await page.mouse.move(apples.x + 60, apples.y + 30, { steps: 4 })
  await page.mouse.up()
  await eventually(async () => Math.round((await middle('Apples')).x - apples.x)).toBe(60)

  await page.mouse.dblclick(apples.x + 120, apples.y + 160)
  await page.keyboard.type('Dates')
  await page.keyboard.press('Enter')
  await eventually(texts).toEqual(['Apples', 'Bread', 'Cheese', 'Dates'])
  await page.keyboard.press('Delete')
  await eventually(texts).toEqual(['Apples', 'Bread', 'Cheese'])
  expect(opened.problems).toEqual([])
  await opened.close()
  await served.stop()
})
