import type { CDPSession } from 'playwright-core'

/** Seconds by process. */
type ProcessorTime = Map<number, number>

export async function processorTime(browser: CDPSession): Promise<ProcessorTime> {
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo')
  return new Map(processInfo.map(({ id, cpuTime }) => [id, cpuTime]))
}

/** Milliseconds that the processes of both moments have worked in between. */
export function timeSince(before: ProcessorTime, after: ProcessorTime): number {
  let seconds = 0
  for (const [id, time] of after) seconds += time - (before.get(id) ?? time)
  return seconds * 1_000
}
