import { z } from 'zod'
import type { MessageCode } from '../messages.ts'
import { commentLength, commentText, longestComment } from './comment-rules.ts'
import { isBlankName } from './name-rules.ts'

/** More than so many characters of any script need: one that piles a thousand accents on a letter is refused. */
const mostUnits = 2000

/** Plain text, never markup. An empty one is refused with a message of its own (515). */
export const commentContent = z
  .string()
  .overwrite(commentText)
  .refine((text) => !isBlankName(text), { error: '515' satisfies MessageCode, abort: true })
  .refine((text) => text.length <= mostUnits && commentLength(text) <= longestComment)
