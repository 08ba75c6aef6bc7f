import type { CDPSession } from 'playwright-core'

/** What is read of a trace event. `ts` and `tts` are microseconds: of the clock, and of processor time of the thread. */
export interface TraceEvent {
  readonly name: string
  readonly cat: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly tts?: number
}

/**
 * Marks of the page and beginnings of frames. Both are rare, so that tracing costs next to nothing, and both carry the
 * processor time of the main thread.
 */
const categories = ['blink.user_timing', 'disabled-by-default-devtools.timeline.frame']

/** Runs the work while the whole browser is traced. */
export async function traced<Result>(
  browser: CDPSession,
  work: () => Promise<Result>,
): Promise<{ result: Result; events: TraceEvent[] }> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }): void => void events.push(...(value as TraceEvent[]))
  browser.on('Tracing.dataCollected', collect)
  await browser.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { recordMode: 'recordUntilFull', includedCategories: categories, excludedCategories: ['*'] },
  })
  try {
    const result = await work()
    return { result, events }
  } finally {
    const complete = new Promise((resolve) => browser.once('Tracing.tracingComplete', resolve))
    await browser.send('Tracing.end')
    await complete
    browser.off('Tracing.dataCollected', collect)
  }
}
