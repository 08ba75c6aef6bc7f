import type { Engine } from './database.ts'
import type { Ask, TableShape } from './table-shapes.ts'

/** The values of a row in the order of the table's columns; a number that JavaScript cannot hold exactly is a bigint. */
export type RowValues = (string | number | bigint | Uint8Array | null)[]

/** The database as it was at one moment, whatever is written meanwhile. It hinders nobody. */
export interface Snapshot {
  engine: Engine
  ask: Ask
  /** A few rows at a time, never more than memory bears. */
  rows: (table: TableShape) => AsyncIterable<RowValues[]>
  close: () => Promise<void>
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

export const columnList = ({ columns }: TableShape) => columns.map(({ name }) => quoted(name)).join(', ')
