import { fold } from './fold.ts'

const letters = String.raw`[\p{L}\p{N}\p{M}]`
/** Letters of scripts that put no space between words: there, any part of a word is found. */
const unspaced = String.raw`[[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々〆]&&${letters}]`
const pieces = new RegExp(`${unspaced}+|[${letters}--${unspaced}]+`, 'gv')
export const isUnspaced = new RegExp(`^${unspaced}`, 'v')

/** Longer words are known by how they begin. */
const longestWord = 40

export interface Piece {
  text: string
  /** A word is found by how it begins, a run of characters by any part of it. */
  kind: 'word' | 'run'
}

/** What can be looked for in a text, in its order. */
export function* piecesOf(text: string): Generator<Piece> {
  for (const [piece] of fold(text).matchAll(pieces)) {
    if (isUnspaced.test(piece)) yield { text: piece, kind: 'run' }
    else yield { text: Array.from(piece).slice(0, longestWord).join(''), kind: 'word' }
  }
}
