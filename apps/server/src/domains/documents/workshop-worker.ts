import { parentPort } from 'node:worker_threads'
import { type Jobs, jobs } from './jobs.ts'

export interface WorkshopOrder {
  id: number
  job: keyof Jobs
  input: unknown
}

export type WorkshopAnswer =
  | { id: number; begun: true }
  | { id: number; result: unknown }
  | { id: number; error: string }

parentPort?.on('message', async ({ id, job, input }: WorkshopOrder) => {
  parentPort?.postMessage({ id, begun: true } satisfies WorkshopAnswer)
  parentPort?.postMessage(await answer(id, jobs[job] as (input: unknown) => unknown, input))
})

async function answer(id: number, job: (input: unknown) => unknown, input: unknown): Promise<WorkshopAnswer> {
  try {
    return { id, result: await job(input) }
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
