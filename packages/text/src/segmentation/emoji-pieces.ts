import { clustersOf } from './clusters.ts'
import { isEmoji } from './emoji.ts'

/** A stretch of words, or one emoji. */
export interface EmojiPiece {
  readonly text: string
  readonly isEmoji: boolean
}

/** Most texts have none: they are not cut into clusters. */
const likely = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u

/** A text as words and emoji, in their order. */
export function emojiPieces(text: string): EmojiPiece[] {
  if (!likely.test(text)) return text === '' ? [] : [{ text, isEmoji: false }]
  const pieces: EmojiPiece[] = []
  let words = ''
  const endWords = () => {
    if (words !== '') pieces.push({ text: words, isEmoji: false })
    words = ''
  }
  for (const cluster of clustersOf(text)) {
    if (isEmoji(cluster)) {
      endWords()
      pieces.push({ text: cluster, isEmoji: true })
    } else words += cluster
  }
  endWords()
  return pieces
}
