import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { openBrowser, type RunningBrowser, type View } from '../../kit/browser.ts'
import { type EditorSettings, openEditorPage, type ServedEditor, serveEditor } from '../../kit/editor-page.ts'
import { EditorPage } from './editor-page-object.ts'
import { mapOf } from './outline.ts'

interface Map extends View, EditorSettings {
  layout?: 'right' | 'default'
}

/** For the journeys of a file: opens maps, and asserts of every one of them that nothing went wrong unseen. */
export function editorJourneys(): (lines: readonly string[], map?: Map) => Promise<EditorPage> {
  let browser: RunningBrowser
  let served: ServedEditor
  const opened: EditorPage[] = []
  beforeAll(async () => {
    ;[served, browser] = await Promise.all([serveEditor(), openBrowser()])
  })
  afterEach(async () => {
    const pages = opened.splice(0)
    const problems = pages.flatMap((editor) => [...editor.problems])
    await Promise.all(pages.map((editor) => editor.close()))
    expect(problems).toEqual([])
  })
  afterAll(() => Promise.all([browser?.close(), served?.stop()]))

  return async (lines, { layout, ...settings } = {}) => {
    const editor = new EditorPage(await openEditorPage(served, browser, mapOf(lines, layout), settings))
    opened.push(editor)
    return editor
  }
}

/** What a page comes to show, however busy the machine is: the runner's own patience is one second. */
export function eventually<Value>(look: () => Promise<Value>) {
  return expect.poll(look, { timeout: 60_000, interval: 30 })
}
