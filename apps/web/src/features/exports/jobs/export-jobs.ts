import { createStore } from '../../../platform/store.ts'
import { deliverFile, isThere, type MadeFile } from './deliver-file.ts'

/** An export that was begun. */
export interface ExportJob {
  readonly id: number
  /** Of the file. */
  readonly name: string
  readonly status: 'waiting' | 'running' | 'done' | 'failed'
  /** Parts of the drawing that are done; 0 of 0 while nobody knows. */
  readonly done: number
  readonly total: number
  readonly error: unknown
  /** Whether there was no network when it failed: a network that is back says nothing of that. */
  readonly wasOffline: boolean
}

interface Work {
  readonly signal: AbortSignal
  readonly onProgress: (done: number, total: number) => void
}

interface Order {
  readonly name: string
  readonly run: (work: Work) => Promise<MadeFile>
  /** Told when the file is there, or is not. */
  readonly onEnd?: (job: ExportJob) => void
}

/** More at once would take longer each. */
const mostAtOnce = 2

/** Goes on when the dialog is closed. */
export const exportJobs = createStore<readonly ExportJob[]>([])

const begun = { done: 0, total: 0, error: null, wasOffline: false } as const

const orders = new Map<number, Order & { controller: AbortController; made?: MadeFile }>()
let lastId = 0

/** Gives back when the export has ended, in whichever way. */
export function startExport(order: Order): number {
  const id = ++lastId
  orders.set(id, { ...order, controller: new AbortController() })
  exportJobs.set([...exportJobs.get(), { id, name: order.name, status: 'waiting', ...begun }])
  beginNext()
  return id
}

/** The export ends, and its row goes. */
export function cancelExport(id: number): void {
  orders.get(id)?.controller.abort()
  forget([id])
  beginNext()
}

export function retryExport(id: number): void {
  const order = orders.get(id)
  if (!order) return
  orders.set(id, { ...order, controller: new AbortController() })
  change(id, { status: 'waiting', ...begun })
  beginNext()
}

/** The same file once more, where the browser lost it. */
export function saveAgain(id: number): void {
  const { made, name } = orders.get(id) ?? {}
  if (!made || name === undefined) return
  if (isThere(made)) deliverFile(made, name)
  else retryExport(id)
}

/** The file as other apps take it; null where there is none here. */
export function exportedFile(id: number): File | null {
  const { made, name } = orders.get(id) ?? {}
  return made instanceof Blob && name !== undefined ? new File([made], name, { type: made.type }) : null
}

/** Rows of what is saved go when somebody has seen them. */
export function forgetDone(): void {
  forget(
    exportJobs
      .get()
      .filter(({ status }) => status === 'done')
      .map(({ id }) => id),
  )
}

function forget(ids: readonly number[]): void {
  for (const id of ids) orders.delete(id)
  exportJobs.set(exportJobs.get().filter((job) => !ids.includes(job.id)))
}

function beginNext(): void {
  const jobs = exportJobs.get()
  const running = jobs.filter(({ status }) => status === 'running').length
  const next = jobs.filter(({ status }) => status === 'waiting').slice(0, Math.max(0, mostAtOnce - running))
  for (const { id } of next) void run(id)
}

async function run(id: number): Promise<void> {
  const order = orders.get(id)
  if (!order) return
  const { controller, name } = order
  const { signal } = controller
  change(id, { status: 'running' })
  try {
    const onProgress = (done: number, total: number) => {
      if (!signal.aborted) change(id, { done, total })
    }
    const made = await order.run({ signal, onProgress })
    if (signal.aborted) return
    orders.set(id, { ...order, made })
    deliverFile(made, name)
    change(id, { status: 'done' })
  } catch (error) {
    if (signal.aborted) return
    console.warn('An export failed', error)
    change(id, { status: 'failed', error, wasOffline: navigator.onLine === false })
  }
  beginNext()
  const ended = exportJobs.get().find((job) => job.id === id)
  if (ended) order.onEnd?.(ended)
}

function change(id: number, news: Partial<ExportJob>): void {
  exportJobs.set(exportJobs.get().map((job) => (job.id === id ? { ...job, ...news } : job)))
}
