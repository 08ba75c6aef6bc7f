import type { CDPSession } from 'playwright-core'
import type { BenchPage } from '../page/bench-page.ts'
import { capped } from './cap.ts'
import type { RunningChromium } from './chromium.ts'

export const screen = { width: 1440, height: 900 }

/** One subject's page in a renderer process of its own. */
export interface SubjectPage<Page = BenchPage> {
  readonly session: CDPSession
  /** Exceptions that nobody caught. */
  readonly problems: string[]
  call<Name extends keyof Page>(
    name: Name,
    ...args: Page[Name] extends (...args: infer Given) => unknown ? Given : never
  ): Promise<Page[Name] extends (...args: never) => infer Result ? Awaited<Result> : never>
  /** Runs anything under the same cap as the calls. */
  capped<Result>(work: Promise<Result>): Promise<Result>
  close(): Promise<void>
}

export async function openSubjectPage<Page = BenchPage>(
  chromium: RunningChromium,
  address: string,
  cap: number,
): Promise<SubjectPage<Page>> {
  // Contexts never share a renderer process, so that nothing of an earlier page is measured with this one.
  const context = await chromium.browser.newContext({ viewport: screen, deviceScaleFactor: 1, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await page.goto(address)
  await page.bringToFront()
  const session = await context.newCDPSession(page)

  const evaluate = async (expression: string): Promise<unknown> => {
    const parameters = { expression, awaitPromise: true, returnByValue: true }
    const { result, exceptionDetails } = await capped(session.send('Runtime.evaluate', parameters), cap)
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  }
  return {
    session,
    problems,
    call: async (name, ...args) =>
      (await evaluate(`bench[${JSON.stringify(name)}](...${JSON.stringify(args)})`)) as never,
    capped: (work) => capped(work, cap),
    async close() {
      // A page that is still busy would not answer; its script is stopped first.
      const ended = session.send('Runtime.terminateExecution').then(() => context.close())
      await capped(ended, 10_000).catch((error) => console.warn(`a page did not close: ${error}`))
    },
  }
}
