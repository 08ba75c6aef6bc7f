import { arrangeWithDagre } from './arrange-with-dagre.ts'
import type { TidyAnswer, TidyRequest } from './run-in-worker.ts'

const answer = (places: TidyAnswer) => self.postMessage(places)

self.addEventListener('message', ({ data: { graph, order } }: MessageEvent<TidyRequest>) => {
  try {
    answer(arrangeWithDagre(graph, order.direction))
  } catch {
    // The stack has overflowed, or its own checks have failed on what people draw: neither says more than that it cannot be done.
    answer(null)
  }
})
