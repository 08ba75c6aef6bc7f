import type { Path } from '@ramify/contract'
import type { AnyRow, Audience, Rows } from '../row.ts'
import { accountRows } from './accounts.ts'
import { commentRows } from './comments.ts'
import { cooperationRows } from './cooperation.ts'
import { exportRows } from './exports.ts'
import { fileRows } from './files.ts'
import { historyRows } from './history.ts'
import { sharingRows } from './sharing.ts'
import { teamRows } from './teams.ts'

/** Every call of the contract. */
export const table: Rows<Path> = {
  ...fileRows,
  ...exportRows,
  ...sharingRows,
  ...cooperationRows,
  ...commentRows,
  ...historyRows,
  ...teamRows,
  ...accountRows,
}

const entries = Object.entries(table) as unknown as [Path, Audience | readonly Omit<AnyRow, 'path' | 'title'>[]][]

export const rows: AnyRow[] = entries.flatMap(([path, rows]) =>
  typeof rows === 'string'
    ? []
    : rows.map((row) => ({ ...row, path, title: [path, row.as].filter(Boolean).join(' ') })),
)

export const audiences = entries.flatMap(([path, audience]) =>
  typeof audience === 'string' ? [{ path, audience }] : [],
)
