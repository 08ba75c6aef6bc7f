import { charactersOf } from './name-rules.ts'

/** Characters as people count them. */
export const longestComment = 150

/** What is kept of a written comment: trimmed, with plain line ends, and without characters that cannot be seen and do something. */
export function commentText(written: string): string {
  return written
    .normalize('NFC')
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[^\P{Cc}\n]/gu, '')
    .trim()
}

export const commentLength = (text: string): number => charactersOf(text).length
