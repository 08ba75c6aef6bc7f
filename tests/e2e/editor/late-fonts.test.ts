import { expect, test } from 'vitest'
import { openBrowser } from '../../kit/browser/browser.ts'
import { openBarePage, serveEditor } from '../../kit/editor/editor-page.ts'
import { eventually } from './editor-journey.ts'

test('a map with Chinese is seen before its Chinese fonts have come, and nothing moves when they do', async () => {
  const served = await serveEditor()
  const browser = await openBrowser()
  const opened = await openBarePage(served, browser, {})
  const { page } = opened
  const held: (() => void)[] = []
  let isHeld = true
  await page.context().route(/noto-sans-sc-[^/]*\.woff2$/, async (route) => {
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  const leaf = (text: string) => ({ data: { text }, children: [] })
  const content = { root: { data: { text: '早饭' }, children: [leaf('茶 and tea'), leaf('面包'), leaf('Bread')] } }
  await page.evaluate((map) => window.openMap(map, {}), content)
  const topics = page.locator('[data-topic]')
  await eventually(() => topics.allTextContents()).toEqual(['早饭', '茶 and tea', '面包', 'Bread'])
  const places = () => topics.evaluateAll((all) => all.map((topic) => topic.getAttribute('transform')))
  const chineseFonts = () =>
    page.evaluate(() => [...document.fonts].filter(({ family }) => family.includes('Noto Sans SC')).length)
  const before = await places()
  await page.evaluate(() => Object.assign(window, { firstScene: window.mounted.editor.scene.get() }) && undefined)
  await eventually(async () => held.length).toBeGreaterThan(0)
  expect(await chineseFonts()).toBe(0)

  isHeld = false
  for (const release of held) release()
  await eventually(chineseFonts).toBeGreaterThan(0)
  expect(await places()).toEqual(before)
  // Nor was anything laid out again.
  expect(await page.evaluate(() => window.mounted.editor.scene.get() === Reflect.get(window, 'firstScene'))).toBe(true)
  expect(opened.problems).toEqual([])
  await opened.close()
  await served.stop()
})
