import { type OpenPage, openBrowser } from '../kit/browser/browser.ts'
import { type BuiltPage, buildPage } from './build-page.ts'
import { type ServedPage, servePage } from './serve-page.ts'

export interface Golden extends OpenPage {
  readonly built: BuiltPage
  /** One more page, perhaps from another server. */
  open(served: ServedPage): Promise<OpenPage>
  stop(): Promise<void>
}

/** The page of the golden tests, open in a browser. */
export async function startGolden(): Promise<Golden> {
  const built = await buildPage()
  const served = await servePage(built)
  const browser = await openBrowser()
  const open = async ({ url }: ServedPage) => {
    const opened = await browser.newPage()
    await opened.page.goto(url)
    await opened.page.waitForFunction(() => 'golden' in window)
    return opened
  }
  return {
    ...(await open(served)),
    built,
    open,
    async stop() {
      await browser.close()
      await served.close()
      await built.remove()
    },
  }
}
