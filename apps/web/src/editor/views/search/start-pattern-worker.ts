/** What the search needs of a worker. */
export type PatternWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>

export function startPatternWorker(): PatternWorker {
  return new Worker(new URL('./pattern-worker.ts', import.meta.url), { type: 'module' })
}
