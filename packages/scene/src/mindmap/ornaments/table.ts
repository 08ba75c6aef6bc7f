import { comment } from './comment.ts'
import { icon } from './icons.ts'
import { link } from './link.ts'
import { note } from './note.ts'
import type { Ornament } from './ornament.ts'
import { priority } from './priority.ts'
import { progress } from './progress.ts'

/** Every kind of mark, in the order in which they stand from left to right. */
export const ornaments = { priority, progress, icon, link, note, comment } satisfies Record<string, Ornament>

export type OrnamentKind = keyof typeof ornaments
