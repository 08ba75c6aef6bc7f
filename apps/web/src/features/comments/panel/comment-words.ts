import type { ListedComment } from '@ramify/contract'
import { charactersOf } from '@ramify/contract'
import type { Translator } from '@ramify/locales'

/** Who wrote it, as people read it. */
export function authorName(
  { guest, nickname }: Pick<ListedComment, 'guest' | 'nickname'>,
  { text }: Translator,
): string {
  return guest === null ? nickname : text('drafts.guest', { number: String(guest) })
}

interface Piece {
  readonly text: string
  readonly isMention: boolean
}

/** The words of a comment, with those apart that name somebody who is mentioned. */
export function piecesOf(content: string, mentions: readonly { nickname: string }[]): Piece[] {
  const names = mentions.map(({ nickname }) => `@${nickname}`).sort((one, other) => other.length - one.length)
  const pieces: Piece[] = []
  let plain = ''
  for (let at = 0; at < content.length; ) {
    const name = names.find((each) => content.startsWith(each, at))
    if (name === undefined) {
      plain += content[at]
      at += 1
      continue
    }
    if (plain !== '') pieces.push({ text: plain, isMention: false })
    plain = ''
    pieces.push({ text: name, isMention: true })
    at += name.length
  }
  if (plain !== '') pieces.push({ text: plain, isMention: false })
  return pieces
}

/** What is being written after an @, if it could be a name: from where, and the letters so far. */
export function mentionAt(written: string, caret: number): { from: number; letters: string } | null {
  const from = written.lastIndexOf('@', caret - 1)
  if (from === -1) return null
  const letters = written.slice(from + 1, caret)
  const before = written[from - 1]
  const isWord = before !== undefined && /[\p{Letter}\p{Number}]/u.test(before)
  // An address has an @ as well.
  return isWord || /[\s@]/.test(letters) || charactersOf(letters).length > 30 ? null : { from, letters }
}
