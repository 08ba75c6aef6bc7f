import { afterAll, beforeAll, test } from 'vitest'
import { expectDrawn } from '../golden/expect-drawn.ts'
import { goldenMaps } from '../golden/golden-maps.ts'
import { openBrowser, type RunningBrowser } from '../kit/browser/browser.ts'
import { openEditorPage, type ServedEditor, serveEditor } from '../kit/editor/editor-page.ts'

let browser: RunningBrowser
let served: ServedEditor

beforeAll(async () => {
  ;[served, browser] = await Promise.all([serveEditor(), openBrowser()])
})

afterAll(() => Promise.all([browser?.close(), served?.stop()]))

// The first of them is drawn in tests/golden/drawing.test.ts.
const maps = goldenMaps.filter(({ template }) => template === 'right').slice(1)

test.each(maps)(
  'every piece is drawn in the font it was measured in, every topic where Node places it: $theme',
  async (map) => {
    const opened = await openEditorPage(served, browser, map, { width: 2400, height: 1600 })
    await expectDrawn(opened, map)
    await opened.close()
  },
)
