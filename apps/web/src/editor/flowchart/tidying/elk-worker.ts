import { arrangeWithElk } from './arrange-with-elk.ts'
import type { TidyAnswer, TidyRequest } from './run-in-worker.ts'

const answer = (places: TidyAnswer) => self.postMessage(places)

self.addEventListener('message', ({ data: { graph, order } }: MessageEvent<TidyRequest>) => {
  arrangeWithElk(graph, order).then(answer, () => answer(null))
})
