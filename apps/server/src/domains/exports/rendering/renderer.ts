import { JobThread } from '../../../platform/threads/job-thread.ts'
import { ExportRefused } from '../export-failure.ts'
import type { Progress, RenderJobs, RenderOrder } from './render-jobs.ts'

export type { RenderOrder } from './render-jobs.ts'

interface Terms {
  /** For whom. */
  by: string
  signal: AbortSignal
  onProgress: (done: number, steps: number) => void
}

/** The bytes of a file; throws an `ExportRefused` for what cannot be exported so, and a `TookTooLong`. */
export type Render = (order: RenderOrder, terms: Terms) => Promise<Uint8Array>

/** Fonts and pictures of a thread that nobody needs are given back. */
const idleMs = 60_000

/** Renders in threads. One that breaks, or takes too long, ends with its document and nothing else. */
export function createRenderer({ threads, seconds }: { threads: number; seconds: number }) {
  const all = Array.from({ length: threads }, () => ({
    thread: new JobThread<RenderJobs>(new URL('./render-thread.ts', import.meta.url), undefined, { idleMs }),
    count: 0,
  }))
  const render: Render = async (order, { by, signal, onProgress }) => {
    const seat = all.reduce((free, each) => (each.count < free.count ? each : free))
    seat.count++
    try {
      const clockMs = seconds * 1_000
      const onReport = (report: unknown) => onProgress((report as Progress).done, (report as Progress).steps)
      const rendered = await seat.thread.run('render', order, { by, signal, clockMs, timeoutMs: clockMs, onReport })
      if ('failure' in rendered) throw new ExportRefused(rendered.failure)
      return rendered.bytes
    } finally {
      seat.count--
    }
  }
  const close = async () => {
    await Promise.all(all.map(({ thread }) => thread.close()))
  }
  return { render, close }
}
