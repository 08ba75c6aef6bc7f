import type { Session } from '../subjects/subject.ts'
import { painted, quiet, wait } from './quiet.ts'

/**
 * Runs one operation between marks that the trace carries with the main thread's own clock. `start` to `shown` is what
 * a person waits for; `start` to `end` is everything the operation costs, late work included.
 */
export async function measured<Result>(
  name: string,
  lag: number,
  operation: () => Promise<Result> | Result,
  settled: (result: Result) => ReturnType<NonNullable<Session['settled']>>,
): Promise<Result> {
  await quiet()
  performance.mark(`${name} start`)
  const started = performance.now()
  const result = await operation()
  await painted()
  performance.mark(`${name} shown`)
  await wait(lag - (performance.now() - started))
  await settled(result)
  await quiet()
  performance.mark(`${name} end`)
  return result
}
