import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { PatternWorker } from '../../../apps/web/src/editor/views/search/start-pattern-worker.ts'

const script = fileURLToPath(new URL('../../../apps/web/src/editor/views/search/pattern-worker.ts', import.meta.url))

/** The worker of the page in a thread of Node: what it is told and what it says is the same. */
const asInPages = `
  const { parentPort } = require('node:worker_threads')
  globalThis.self = {
    postMessage: (data) => parentPort.postMessage(data),
    addEventListener: (type, listen) => parentPort.on(type, (data) => listen({ data })),
  }
  import(${JSON.stringify(script)})`

export function startPatternWorker(): PatternWorker {
  const worker = new Worker(asInPages, { eval: true })
  worker.unref()
  return {
    postMessage: (message: unknown) => worker.postMessage(message),
    terminate: () => void worker.terminate(),
    addEventListener: (type: string, listen: unknown) => {
      const tell = listen as (event: { data: unknown }) => void
      worker.on(type, (data: unknown) => tell({ data }))
    },
  }
}
