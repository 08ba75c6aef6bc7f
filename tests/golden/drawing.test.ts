import { fontkitMeasurer } from '@ramify/render'
import { isEmoji } from '@ramify/text'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EditorPage } from '../e2e/editor/editor-page-object.ts'
import { type OpenPage, openBrowser, type RunningBrowser } from '../kit/browser.ts'
import { openEditorPage, type ServedEditor, serveEditor } from '../kit/editor-page.ts'
import { drawnFonts } from './drawn-fonts.ts'
import { type GoldenMap, goldenMaps, systemFontMaps } from './golden-maps.ts'
import { topicBoxes } from './topic-boxes.ts'

let browser: RunningBrowser
let served: ServedEditor

beforeAll(async () => {
  ;[served, browser] = await Promise.all([serveEditor(), openBrowser()])
})

afterAll(() => Promise.all([browser?.close(), served?.stop()]))

const texts = 'main svg text'

const maps = goldenMaps.filter(({ template }) => template === 'right')

test.each(maps)(
  'every piece is drawn in the font it was measured in, every topic where Node places it: $theme',
  async (map) => {
    const opened = await openMap(map)
    const pieces = `${texts}:not([textLength])`
    const wrong = async () => (await drawnFonts(opened, pieces)).filter(({ named, drawn }) => drawn.join() !== named)
    // Fonts that somebody chose for a topic come after the map is drawn.
    await expect.poll(wrong).toEqual([])
    // Emoji are drawn by the system until their pictures have come, and never after.
    await expect.poll(async () => (await opened.page.locator(texts).allTextContents()).filter(isEmoji)).toEqual([])
    const emoji = await opened.page
      .locator('main svg image')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-emoji')))
    expect(emoji.toSorted()).toEqual([...'👍🏽 👨‍👩‍👧‍👦 🇨🇳 🇯🇵 ❤️ 1️⃣ 🏳️‍🌈 🎉 👩‍🚒 👀'.split(' ')].toSorted())
    const fonts = await drawnFonts(opened, texts)
    const named = new Set(fonts.map((one) => one.named))
    expect([...named]).toEqual(expect.arrayContaining(['Noto Serif SC', 'Noto Sans Mono']))
    // Nor is what formulas are made of drawn in a font of the system.
    expect(fonts.filter((one) => one.drawn.some((family) => family.startsWith('(')))).toEqual([])

    const drawn = await opened.page.locator(texts).allTextContents()
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
    await opened.close()
  },
)

test('what only the system can draw takes the room it was given, and signs are drawn in the bundled font', async () => {
  const opened = await openMap(systemFontMaps[0])
  const squeezed = await opened.page.locator(`${texts}[textLength]`).evaluateAll((elements) =>
    elements.map((element) => {
      const { textContent, textLength } = element as SVGTextElement
      return { text: textContent, room: textLength.baseVal.value, width: (element as SVGTextElement).getBBox().width }
    }),
  )
  expect(squeezed.map(({ text }) => text)).toEqual(expect.arrayContaining(['한국어', 'العربية', '𠮷']))
  for (const { room, width } of squeezed) expect(width).toBeCloseTo(room, 1)

  // One without a variation selector is no emoji but a sign, and a letter of its font.
  const smile = async () => (await drawnFonts(opened, texts)).filter(({ text }) => text === '☺')
  await expect.poll(async () => (await smile()).map(({ drawn }) => drawn)).toEqual([['Noto Emoji']])

  expect(opened.problems).toEqual([])
  await opened.close()
})

test('an emoji stays where it is while its text is written', async () => {
  const opened = await openMap(maps[0])
  const editor = new EditorPage(opened)
  const party = opened.page.locator('main svg image[data-emoji="🎉"]')
  await party.waitFor()
  const before = await party.boundingBox()
  await editor.click(opened.page.locator('[data-topic]').filter({ hasText: 'party' }))
  await editor.press('F2')
  await editor.writingField.waitFor()
  const written = opened.page.locator('main [role=textbox] + div > img')
  const moved = async () => {
    const now = await written.first().boundingBox()
    if (!before || !now) return 'nowhere'
    return Math.max(...(['x', 'y', 'width', 'height'] as const).map((side) => Math.abs(now[side] - before[side])))
  }
  await expect.poll(moved).toBeLessThan(2)
  // One that is typed is drawn as well.
  await opened.page.keyboard.insertText('👍🏽')
  await expect.poll(() => written.count()).toBe(1 + 1)
  await opened.page.keyboard.insertText(' and 🇨🇳')
  await expect.poll(() => written.count()).toBe(1 + 2)
  expect(opened.problems).toEqual([])
  await opened.close()
})

async function openMap(map: GoldenMap | undefined): Promise<OpenPage> {
  if (!map) throw new Error('There is no such map.')
  return openEditorPage(served, browser, map, { width: 2400, height: 1600 })
}
