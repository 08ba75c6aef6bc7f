import type { Question } from '../../platform/text/search-terms.ts'
import { isFound, type Snippet, snippetOf } from './snippet.ts'

export interface Searched {
  /** 0 when the index says that the title has all terms. */
  rank: number
  name: string
  text: string
}

export interface Found {
  matched: 'title' | 'text'
  snippet: Snippet
}

/** Null when the terms are there, but not what they are part of. */
export function hitIn(question: Question, { rank, name, text }: Searched): Found | null {
  const inName = snippetOf(question, name)
  if (rank === 0 && inName && isFound(question, [name])) return { matched: 'title', snippet: inName }
  const isWhole = question.pieces.every(({ text: { length }, kind }) => kind === 'word' || length <= 2)
  if (!isWhole && !isFound(question, [name, text])) return null
  const snippet = snippetOf(question, text) ?? inName
  return snippet && { matched: 'text', snippet }
}
