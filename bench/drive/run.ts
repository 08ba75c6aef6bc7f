import type { StageResult } from '../report/results.ts'
import type { Pages } from './build-subjects.ts'
import { Capped } from './cap.ts'
import type { RunningChromium } from './chromium.ts'
import type { Options } from './options.ts'
import { processorTime, timeSince } from './processor-time.ts'
import { type TraceEvent, traced } from './trace.ts'

/** What every stage needs. */
export interface Run {
  readonly chromium: RunningChromium
  readonly pages: Pages
  readonly options: Options
}

/** Runs a stage's work under the trace and counts the processor time of the whole browser meanwhile. */
export async function observed<Result>(
  run: Run,
  work: () => Promise<Result>,
): Promise<{ result: Result; events: TraceEvent[]; everywhere: number }> {
  let everywhere = 0
  const { result, events } = await traced(run.chromium.session, async () => {
    const before = await processorTime(run.chromium.session)
    const done = await work()
    everywhere = timeSince(before, await processorTime(run.chromium.session))
    return done
  })
  return { result, events, everywhere }
}

/** A stage that fails does not end the run. */
export async function attempt(run: Run, stage: () => Promise<StageResult>): Promise<StageResult> {
  try {
    return await stage()
  } catch (error) {
    if (error instanceof Capped) return { capped: run.options.cap / 1_000 }
    return { failed: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) }
  }
}

/** A figure that nobody's target depends on is left out rather than ending the run. */
export async function unlessItFails<Figure>(read: () => Promise<Figure>): Promise<Figure | undefined> {
  try {
    return await read()
  } catch (error) {
    console.warn(error instanceof Error ? error.message : error)
    return undefined
  }
}
