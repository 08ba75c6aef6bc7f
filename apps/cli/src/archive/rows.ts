import type { RowValues } from '../../../server/src/platform/database/snapshot.ts'
import type { TableShape, ValueKind } from '../../../server/src/platform/database/table-shapes.ts'
import { Failure } from '../failure.ts'
import { damaged } from './archive-reader.ts'

type Table = Pick<TableShape, 'name' | 'columns'>
type Value = RowValues[number]
export type Row = Record<string, Value>

/** A row as a line of JSON: bytes in base64, a number that JSON readers would round as its digits. */
export function encodeRow(table: Table, values: RowValues): string {
  const entries = table.columns.map(({ name, kind }, at) => {
    const value = values[at] ?? null
    return [name, value === null ? null : encoders[kind](value, `${table.name}.${name}`)]
  })
  return `${JSON.stringify(Object.fromEntries(entries))}\n`
}

export function decodeRow(table: Table, line: string): Row {
  const read: Record<string, unknown> = JSON.parse(line)
  const row: Row = {}
  for (const { name, kind } of table.columns) {
    const value = read[name]
    if (value === undefined) throw damaged(`: a row of ${table.name} has no ${name}`)
    row[name] = value === null ? null : decoders[kind](value, `${table.name}.${name}`)
  }
  return row
}

/** A column of SQLite takes anything, whatever its type. */
const holds = (column: string, what: string) =>
  new Failure(`${column} holds what is no ${what}: it cannot be backed up`)

const encoders: Record<ValueKind, (value: NonNullable<Value>, column: string) => string | number> = {
  text: (value, column) => {
    if (typeof value !== 'string') throw holds(column, 'text')
    return value
  },
  integer: (value, column) => {
    if (typeof value !== 'bigint' && !Number.isInteger(value)) throw holds(column, 'whole number')
    return Number.isSafeInteger(Number(value)) ? Number(value) : String(value)
  },
  bytes: (value, column) => {
    if (!(value instanceof Uint8Array)) throw holds(column, 'bytes')
    return Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64')
  },
}

const decoders: Record<ValueKind, (value: unknown, column: string) => Value> = {
  text: (value, column) => {
    if (typeof value !== 'string') throw damaged(`: ${column} holds no text`)
    return value
  },
  integer: (value, column) => {
    if (typeof value === 'string' && /^-?\d+$/.test(value)) return BigInt(value)
    if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw damaged(`: ${column} holds no whole number`)
    return value
  },
  bytes: (value, column) => {
    if (typeof value !== 'string') throw damaged(`: ${column} holds no bytes`)
    // A copy of its own: a small Buffer is a window into a large one, which would go along to the thread that writes.
    return new Uint8Array(Buffer.from(value, 'base64'))
  },
}
