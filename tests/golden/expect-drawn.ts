import { fontkitMeasurer } from '@ramify/render'
import { isEmoji } from '@ramify/text'
import { expect } from 'vitest'
import type { OpenPage } from '../kit/browser/browser.ts'
import { drawnFonts } from './drawn-fonts.ts'
import type { GoldenMap } from './golden-maps.ts'
import { topicBoxes } from './topic-boxes.ts'

export const drawnTexts = 'main svg text'

/** Every piece of this map is drawn in the font it was measured in, and every topic where Node places it. */
export async function expectDrawn(opened: OpenPage, map: GoldenMap): Promise<void> {
  const pieces = `${drawnTexts}:not([textLength])`
  const wrong = async () => (await drawnFonts(opened, pieces)).filter(({ named, drawn }) => drawn.join() !== named)
  // Fonts that somebody chose for a topic come after the map is drawn.
  await opened.page.waitForFunction(() => document.fonts.status === 'loaded')
  // Asking takes long: not more often than need be.
  await expect.poll(wrong, { interval: 300 }).toEqual([])
  // Emoji are drawn by the system until their pictures have come, and never after.
  await expect.poll(async () => (await opened.page.locator(drawnTexts).allTextContents()).filter(isEmoji)).toEqual([])
  const emoji = await opened.page
    .locator('main svg image')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-emoji')))
  expect(emoji.toSorted()).toEqual([...'👍🏽 👨‍👩‍👧‍👦 🇨🇳 🇯🇵 ❤️ 1️⃣ 🏳️‍🌈 🎉 👩‍🚒 👀'.split(' ')].toSorted())
  const fonts = await drawnFonts(opened, drawnTexts)
  const named = new Set(fonts.map((one) => one.named))
  expect([...named]).toEqual(expect.arrayContaining(['Noto Serif SC', 'Noto Sans Mono']))
  // Nor is what formulas are made of drawn in a font of the system.
  expect(fonts.filter((one) => one.drawn.some((family) => family.startsWith('(')))).toEqual([])

  const drawn = await opened.page.locator(drawnTexts).allTextContents()
  expect(drawn.some((text) => text.startsWith('tab here'))).toBe(true)
  // No tab and no line break.
  expect(drawn.filter((text) => /\p{Cc}/u.test(text))).toEqual([])

  const [expected] = topicBoxes([map], fontkitMeasurer())
  const shown = () =>
    opened.page.evaluate(() => {
      const scene = window.mounted.editor.scene.get()
      const boxes = scene.visible(scene.bounds).map(({ id, x, y, width, height }) => [id, { x, y, width, height }])
      return Object.fromEntries(boxes) as Record<string, unknown>
    })
  const wanted = Object.fromEntries(Object.entries(expected?.topics ?? {}).filter(([, box]) => box !== null))
  await expect.poll(shown).toEqual(wanted)
  expect(opened.problems).toEqual([])
}
