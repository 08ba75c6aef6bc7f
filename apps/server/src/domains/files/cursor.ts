import { z } from 'zod'
import { AppError } from '../../platform/app-error.ts'
import type { FileRow } from './file-row.ts'

const storable = z.string().refine((text) => text.isWellFormed() && !text.includes('\0'))
const place = z.tuple([z.enum(['folder', 'file']), storable, storable])

/** Where a part of a list ended: what the next one comes after. */
export type Place = Pick<FileRow, 'type' | 'sort_name' | 'id'>

export const writeCursor = ({ type, sort_name, id }: Place): string =>
  Buffer.from(JSON.stringify([type, sort_name, id])).toString('base64url')

export function readCursor(cursor: string): Place {
  const parsed = place.safeParse(asJson(Buffer.from(cursor, 'base64url').toString()))
  if (!parsed.success) throw new AppError(-400, { field: 'cursor' })
  const [type, sort_name, id] = parsed.data
  return { type, sort_name, id }
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Refused by the caller, like any other text that is no cursor.
    return undefined
  }
}
