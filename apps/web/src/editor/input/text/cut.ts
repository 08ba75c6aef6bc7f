import type { RichText } from '@ramify/document'

/** A stretch of a text, with its formatting. */
export function cut({ runs }: RichText, from: number, to: number): Pick<RichText, 'runs'> {
  let at = 0
  const pieces: RichText['runs'][number][] = []
  for (const { text, attributes } of runs) {
    const piece = text.slice(Math.max(0, from - at), Math.max(0, to - at))
    if (piece !== '') pieces.push({ text: piece, attributes })
    at += text.length
  }
  return { runs: pieces }
}
