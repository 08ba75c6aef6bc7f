import { type Piece, piecesOf } from './search-words.ts'

/** What one document may have in the index: PostgreSQL stores no more than a megabyte of them. */
const mostUnits = 150_000

/** Everything by which a text is found, each once: words, and single characters and pairs of scripts without spaces. */
export function termsOf(text: string): string[] {
  const terms = new Set<string>()
  let units = 0
  for (const piece of piecesOf(text)) {
    for (const term of indexed(piece)) {
      if (terms.has(term)) continue
      units += term.length + 10
      if (units > mostUnits) return [...terms]
      terms.add(term)
    }
  }
  return [...terms]
}

function* indexed({ text, kind }: Piece): Generator<string> {
  if (kind === 'word') return yield text
  const characters = Array.from(text)
  yield* characters
  yield* pairsOf(characters)
}

function* pairsOf(characters: readonly string[]): Generator<string> {
  for (let at = 1; at < characters.length; at++) yield `${characters[at - 1]}${characters[at]}`
}

/** Pieces of a question beyond this many are not looked at. */
const mostPieces = 10
const mostTerms = 60

export interface Question {
  /** As they are looked for in a text; the index only says where to look. */
  pieces: readonly Piece[]
  /** All of these must be there; a word may go on. */
  terms: readonly { text: string; isPrefix: boolean }[]
}

/** What somebody looks for; null when there is nothing in it that could be found. */
export function questionOf(words: string): Question | null {
  const pieces = [...new Map(Array.from(piecesOf(words), (piece) => [piece.text, piece])).values()].slice(0, mostPieces)
  if (pieces.length === 0) return null
  const terms = pieces.flatMap(({ text, kind }) => {
    if (kind === 'word') return [{ text, isPrefix: true }]
    const characters = Array.from(text)
    const pairs = characters.length === 1 ? characters : [...pairsOf(characters)]
    return pairs.map((pair) => ({ text: pair, isPrefix: false }))
  })
  return { pieces, terms: terms.slice(0, mostTerms) }
}
