import { parentPort } from 'node:worker_threads'

/** What a thread can do, by name. Each job takes plain values and gives plain values. */
export type JobTable = Record<string, (input: never, tell: Tell) => unknown>

/** Tells whoever waits for the job how far it is. */
export type Tell = (report: unknown) => void

export interface JobOrder {
  id: number
  job: string
  input: unknown
}

export type JobAnswer =
  | { ready: true }
  | { id: number; begun: true }
  | { id: number; report: unknown }
  | { id: number; result: unknown }
  | { id: number; error: string }

/** In a worker thread: runs the jobs that its `JobThread` or its `OrderedThread` sends. The latter does not ask when each begins. */
export function serveJobs(jobs: JobTable, { tellsBegun = true } = {}): void {
  parentPort?.postMessage({ ready: true } satisfies JobAnswer)
  parentPort?.on('message', async (orders: readonly JobOrder[]) => {
    for (const { id, job, input } of orders) {
      if (tellsBegun) parentPort?.postMessage({ id, begun: true } satisfies JobAnswer)
      // At once, not together with others: whoever waits longest is taken for the one that is under way.
      const tell: Tell = (report) => parentPort?.postMessage({ id, report } satisfies JobAnswer)
      const work = jobs[job] as (input: unknown, tell: Tell) => unknown
      parentPort?.postMessage(await answer(id, () => work(input, tell)))
    }
  })
}

async function answer(id: number, job: () => unknown): Promise<JobAnswer> {
  try {
    return { id, result: await job() }
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
