import { type OpenPage, openBrowser, type View } from '../../kit/browser/browser.ts'
import {
  type EditorContent,
  type EditorSettings,
  mountMap,
  openBarePage,
  type ServedEditor,
  serveEditor,
} from '../../kit/editor/editor-page.ts'

export interface SharedPage extends OpenPage {
  /** Closes it for good: a journey that failed may have left it in any state. */
  discard(): Promise<void>
}

/** One for all files of a worker, for as long as that lives. */
let served: Promise<ServedEditor> | undefined

/** Pages of this worker without an editor in them, by their view. Mounting another takes a tenth of loading the page again. */
const idle = new Map<string, OpenPage[]>()

/** A page with this map in it, laid out and drawn. Others may have used it before: nothing of theirs is left. */
export async function openSharedPage(
  content: EditorContent,
  settings: EditorSettings,
  view: View,
): Promise<SharedPage> {
  const pages = idlePages(view)
  const opened = takeOpen(pages) ?? (await newPage(view))
  opened.problems.length = 0
  try {
    await mountMap(opened.page, content, settings)
  } catch (error) {
    // Nobody else would close it.
    await opened.close()
    throw error
  }
  return {
    ...opened,
    discard: opened.close,
    async close() {
      if (await reset(opened)) pages.push(opened)
      else await opened.close()
    },
  }
}

function idlePages(view: View): OpenPage[] {
  const kind = JSON.stringify(Object.entries(view).sort())
  const pages = idle.get(kind) ?? []
  idle.set(kind, pages)
  return pages
}

/** Pages are closed when their browser crashes. */
function takeOpen(pages: OpenPage[]): OpenPage | undefined {
  let found = pages.pop()
  while (found?.page.isClosed()) found = pages.pop()
  return found
}

async function newPage(view: View): Promise<OpenPage> {
  served ??= serveEditor()
  // Not the browser of a file: with that its pages would be closed.
  const browser = await openBrowser()
  return openBarePage(await served, browser, { ...view, isOwn: true })
}

const keys = ['Control', 'Shift', 'Alt', 'Meta', 'Space']

/** Takes back what a journey can do to a page through its page object; false where something of it would stay. */
async function reset({ page, context }: OpenPage): Promise<boolean> {
  const isAsNew = await page.evaluate(() => {
    window.closeMap()
    // What a journey put in the place of the browser's own clock.
    Reflect.deleteProperty(performance, 'now')
    // The browser asks first whether there is anything to copy.
    document.addEventListener('beforecopy', (event) => event.preventDefault(), { once: true })
    const copyNothing = (event: ClipboardEvent) => {
      event.preventDefault()
      event.clipboardData?.setData('text/plain', '')
    }
    document.addEventListener('copy', copyNothing, { once: true })
    const isClipboardEmpty = document.execCommand('copy')
    // What the editor keeps there it has in its memory, too.
    const kept = [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key !== 'ramify.hint')
    return isClipboardEmpty && kept.length === 0
  })
  if (!isAsNew) return false
  await Promise.all([
    ...keys.map((key) => page.keyboard.up(key)),
    ...(['left', 'middle', 'right'] as const).map((button) => page.mouse.up({ button })),
    // Where it was, the next map would be hovered.
    page.mouse.move(0, 0),
    context.clearPermissions(),
  ])
  return true
}
