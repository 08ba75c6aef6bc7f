import type { TidyGraph, TidyOrder, TidyPlaces } from './graph.ts'

export interface TidyRequest {
  readonly graph: TidyGraph
  readonly order: TidyOrder
}

/** Null: it cannot be arranged. */
export type TidyAnswer = TidyPlaces | null

/** What arranges one graph. */
export type Arrange = (graph: TidyGraph, order: TidyOrder) => Promise<TidyAnswer>

/** Longer than 5,000 shapes in layers take. */
const deadlineMs = 60_000
/** More take dagre minutes, and it overflows the stack; ELK takes half a minute for 5,000. */
const mostForDagre = 400

/** Arranges a graph in a thread of its own, which is ended when it is not wanted any more or takes too long. */
export function runInWorker(graph: TidyGraph, order: TidyOrder, signal: AbortSignal): Promise<TidyAnswer> {
  const worker = workerFor(graph, order)
  const { promise, resolve } = Promise.withResolvers<TidyAnswer>()
  const giveUp = () => resolve(null)
  const timer = setTimeout(giveUp, deadlineMs)
  signal.addEventListener('abort', giveUp)
  worker.addEventListener('message', ({ data }: MessageEvent<TidyAnswer>) => resolve(data))
  worker.addEventListener('error', giveUp)
  worker.postMessage({ graph, order } satisfies TidyRequest)
  return promise.finally(() => {
    clearTimeout(timer)
    signal.removeEventListener('abort', giveUp)
    worker.terminate()
  })
}

/** ELK weighs as much as the rest of the app: everyday charts do without it. */
function workerFor({ nodes }: TidyGraph, { method }: TidyOrder): Worker {
  return method === 'layers' && nodes.length <= mostForDagre
    ? new Worker(new URL('./dagre-worker.ts', import.meta.url), { type: 'module' })
    : new Worker(new URL('./elk-worker.ts', import.meta.url), { type: 'module' })
}
