import { z } from 'zod'
import type { MessageCode } from '../messages.ts'
import { charactersOf, isBlankName } from './name-rules.ts'

/** Characters as people count them. */
export const longestComment = 150

/** More than so many characters of any script need: one that piles a thousand accents on a letter is refused. */
const mostUnits = 2000

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

/** Plain text, never markup. An empty one is refused with a message of its own (515). */
export const commentContent = z
  .string()
  .overwrite(commentText)
  .refine((text) => !isBlankName(text), { error: '515' satisfies MessageCode, abort: true })
  .refine((text) => text.length <= mostUnits && commentLength(text) <= longestComment)
