import { z } from 'zod'
import { AppError } from '../../platform/app-error.ts'
import type { FileRow } from './file-row.ts'
import type { OrderColumn } from './list-order.ts'

const storable = z.string().refine((text) => text.isWellFormed() && !text.includes('\0'))
const placeIn = (value: z.ZodType<string | number>) => z.tuple([z.enum(['folder', 'file']), value, storable])
const [placeOfName, placeOfTime] = [placeIn(storable), placeIn(z.number().int().nonnegative())]

/** Where a part of a list ended: what the next one comes after. */
export interface Place extends Pick<FileRow, 'type' | 'id'> {
  /** Of the column by which the list is ordered. */
  value: string | number
}

export const writeCursor = ({ type, value, id }: Place): string =>
  Buffer.from(JSON.stringify([type, value, id])).toString('base64url')

/** A cursor of a list in another order is refused, like what is none at all. */
export function readCursor(cursor: string, column: OrderColumn): Place {
  const place = column === 'sort_name' ? placeOfName : placeOfTime
  const parsed = place.safeParse(asJson(Buffer.from(cursor, 'base64url').toString()))
  if (!parsed.success) throw new AppError(-400, { field: 'cursor' })
  const [type, value, id] = parsed.data
  return { type, value, id }
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Refused by the caller, like any other text that is no cursor.
    return undefined
  }
}
