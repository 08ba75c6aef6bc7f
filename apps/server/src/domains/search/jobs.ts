import { type Question, termsOf } from '../../platform/text/search-terms.ts'
import { type Found, hitIn, type Searched } from './hit-in.ts'

/** Texts are as long as people write: they are folded where nobody waits for it. */
export const jobs = { match, terms }

export type Jobs = typeof jobs

/** What was asked for in each of these, in their order; null where it is not. */
function match({ question, texts }: { question: Question; texts: readonly Searched[] }): (Found | null)[] {
  return texts.map((text) => hitIn(question, text))
}

/** In one text, with a space between them: that goes to another thread faster than thousands. */
function terms({ text }: { text: string }): string {
  return termsOf(text).join(' ')
}
