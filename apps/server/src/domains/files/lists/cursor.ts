import { z } from 'zod'
import { AppError } from '../../../platform/app-error.ts'
import { jsonIn } from '../../../platform/json-in.ts'
import type { Place as PlaceOfHit } from '../../search/index.ts'
import type { FileRow } from '../file-row.ts'
import type { ListOrder } from './list-order.ts'

const storable = z.string().refine((text) => text.isWellFormed() && !text.includes('\0'))
const direction = z.enum(['asc', 'desc'])
const type = z.enum(['folder', 'file'])
const time = z.number().int().nonnegative()
const placeInFolder = z.union([
  z.tuple([z.literal('sort_name'), direction, type, storable, storable]),
  z.tuple([z.enum(['created_at', 'updated_at']), direction, type, time, storable]),
])
const placeInTime = z.tuple([time, storable])
const placeOfHit = z.tuple([z.union([z.literal(0), z.literal(1)]), time, storable])

/** Which of the two ends of a part it is. */
type Field = 'cursor' | 'until'

/** Where a part of a list ended: what the next one comes after. */
export interface Place extends Pick<FileRow, 'type' | 'id'> {
  /** Of the column by which the list is ordered. */
  value: string | number
  order: ListOrder
}

export const writeCursor = ({ order: { column, direction }, type, value, id }: Place): string =>
  write([column, direction, type, value, id])

export function readCursor(cursor: string, field: Field = 'cursor'): Place {
  const [column, direction, type, value, id] = read(cursor, placeInFolder, field)
  return { order: { column, direction }, type, value, id }
}

/** The same of a list that has one order only: the newest first. */
export interface TimePlace {
  at: number
  id: string
}

export const writeTimeCursor = ({ at, id }: TimePlace): string => write([at, id])

export function readTimeCursor(cursor: string, field: Field = 'cursor'): TimePlace {
  const [at, id] = read(cursor, placeInTime, field)
  return { at, id }
}

export const writeSearchCursor = ({ rank, updatedAt, id }: PlaceOfHit): string => write([rank, updatedAt, id])

export function readSearchCursor(cursor: string): PlaceOfHit {
  const [rank, updatedAt, id] = read(cursor, placeOfHit, 'cursor')
  return { rank, updatedAt, id }
}

const write = (place: readonly unknown[]): string => Buffer.from(JSON.stringify(place)).toString('base64url')

function read<Parts>(cursor: string, place: z.ZodType<Parts>, field: Field): Parts {
  const parsed = place.safeParse(jsonIn(Buffer.from(cursor, 'base64url').toString()))
  if (!parsed.success) throw new AppError(-400, { field })
  return parsed.data
}
