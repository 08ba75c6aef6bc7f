import { noSuchFile, type Principal } from '../access/index.ts'
import type { CommentRow } from './tables.ts'

/** Who writes a comment. */
export interface Author {
  personId: string
}

export function authorOf({ personId }: Principal): Author {
  if (personId === null) throw noSuchFile()
  return { personId }
}

export const isBy = ({ personId }: Principal, { person_id }: Pick<CommentRow, 'person_id'>): boolean =>
  personId !== null && person_id === personId
