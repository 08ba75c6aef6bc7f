import { afterEach, expect } from 'vitest'
import type { View } from '../../kit/browser/browser.ts'
import type { EditorSettings } from '../../kit/editor/editor-page.ts'
import { patience } from '../../kit/patience.ts'
import { EditorPage } from './editor-page-object.ts'
import { mapOf } from './outline.ts'
import { openSharedPage } from './shared-page.ts'

interface Map extends View, EditorSettings {
  layout?: 'right' | 'default'
}

interface Opened {
  readonly problems: readonly string[]
  close(): Promise<void>
  discard(): Promise<void>
}

/** For the journeys of a file: opens maps, and asserts of every one of them that nothing went wrong unseen. */
export function editorJourneys(): (lines: readonly string[], map?: Map) => Promise<EditorPage> {
  const opened: Opened[] = []
  afterEach(async ({ task }) => {
    const pages = opened.splice(0)
    const hasFailed = task.result?.state === 'fail'
    await Promise.all(pages.map((page) => (hasFailed ? page.discard() : page.close())))
    expect(pages.flatMap(({ problems }) => problems)).toEqual([])
  })

  return async (lines, { layout, readOnly, limit, comments, ...view } = {}) => {
    const settings: EditorSettings = {
      ...(readOnly && { readOnly }),
      ...(limit !== undefined && { limit }),
      ...(comments && { comments }),
    }
    const page = await openSharedPage(mapOf(lines, layout), settings, view)
    const editor = new EditorPage(page)
    opened.push({ problems: page.problems, close: () => editor.close(), discard: page.discard })
    return editor
  }
}

/** What a page comes to show, however busy the machine is: the runner's own patience is one second. */
export function eventually<Value>(look: () => Promise<Value>) {
  return expect.poll(look, { timeout: patience, interval: 30 })
}
