import { z } from 'zod'
import type { MessageCode } from '../messages.ts'
import { charactersOf, longestFileName } from './name-rules.ts'

/** More than fifty characters of any script need: one that piles a thousand accents on a letter is refused. */
const mostUnits = 1000

/**
 * On one line, trimmed, and at most 50 characters as people count them. It may be blank: that is refused with a message of
 * its own (500).
 */
export const fileName = z
  .string()
  .overwrite(oneLine)
  .refine((name) => !/\p{Cc}/u.test(name))
  .refine((name) => name.length <= mostUnits && charactersOf(name).length <= longestFileName, {
    error: 'x-name-too-long' satisfies MessageCode,
    params: { max: longestFileName },
  })

function oneLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')
    .trim()
}
