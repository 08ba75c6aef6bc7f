import { type Expression, type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { AppError } from '../../platform/app-error.ts'
import { jsonIn } from '../../platform/json-in.ts'

/** Where a part of a list ended that shows the newest first. */
interface TimePlace {
  at: number
  id: string
}

const place = z.tuple([
  z.number().int().nonnegative(),
  z.string().refine((text) => text.isWellFormed() && !text.includes('\0')),
])

export const writeTimeCursor = ({ at, id }: TimePlace): string =>
  Buffer.from(JSON.stringify([at, id])).toString('base64url')

export function readTimeCursor(cursor: string): TimePlace {
  const parsed = place.safeParse(jsonIn(Buffer.from(cursor, 'base64url').toString()))
  if (!parsed.success) throw new AppError(-400, { field: 'cursor' })
  const [at, id] = parsed.data
  return { at, id }
}

/** What comes after a place. As a row: that is one stretch of an index. */
export const beforeIn = ([at, id]: readonly [string, string], end: TimePlace): Expression<SqlBool> =>
  sql<SqlBool>`(${sql.ref(at)}, ${sql.ref(id)}) < (${end.at}, ${end.id})`
