import { findInTexts, type Hit, type SearchedText } from './find-in-texts.ts'
import { patternOf, type Query } from './pattern.ts'

export interface PatternRequest {
  readonly nth: number
  readonly query: Query
  readonly texts: readonly SearchedText[]
}

/** Without hits it says that the search has begun: loading the worker is nobody's slow pattern. */
export interface PatternAnswer {
  readonly nth: number
  readonly hits?: readonly Hit[]
}

const answer = (message: PatternAnswer) => self.postMessage(message)

self.addEventListener('message', ({ data: { nth, query, texts } }: MessageEvent<PatternRequest>) => {
  answer({ nth })
  const pattern = patternOf(query)
  answer({ nth, hits: pattern ? findInTexts(texts, pattern) : [] })
})
