import { charactersOf, email, isBlankName, longestNickname } from '@ramify/contract'
import type { Profile } from '../providers/provider.ts'

const longestSubject = 255

/** What somebody else says of a person, as far as it can be kept: on one line, not too long, no address that is none (T26). */
export function cleanProfile({ subject, nickname, picture, email: said }: Profile): Profile {
  if (subject.length > longestSubject || /\p{Cc}/u.test(subject) || !subject.isWellFormed()) {
    throw new Error('The provider gave a subject that cannot be kept')
  }
  const address = email.safeParse(said)
  return {
    subject,
    nickname: nickname === null ? null : cleanNickname(nickname),
    picture,
    email: address.success ? address.data : null,
  }
}

function cleanNickname(given: string): string | null {
  const line = given
    .slice(0, 1000)
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return isBlankName(line) ? null : charactersOf(line).slice(0, longestNickname).join('').trim()
}
