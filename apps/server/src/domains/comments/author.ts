import { createHash } from 'node:crypto'
import { noSuchFile, type Principal } from '../access/index.ts'
import type { CommentRow } from './tables.ts'

/** Who writes about a file. */
export type Author = { personId: string; guestId: null } | { personId: null; guestId: string }

/**
 * A guest is known by a secret of their browser, which lasts longer than a guest session, and in each file under another id, so that
 * nobody can tell which guests of two files are the same. Without a secret it is the session that counts.
 */
export function authorIn(fileId: string, { personId, guestId }: Principal, guestKey: string | undefined): Author {
  if (personId !== null) return { personId, guestId: null }
  if (guestId === null) throw noSuchFile()
  return { personId: null, guestId: hashOf(`${fileId} ${guestKey ?? guestId}`) }
}

export const isBy = (author: Author, row: Pick<CommentRow, 'person_id' | 'guest_id'>): boolean =>
  author.personId === null ? row.guest_id === author.guestId : row.person_id === author.personId

/** As long as ids are. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32)
