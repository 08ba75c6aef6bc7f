import type { Path } from '@ramify/contract'
import { accountRows } from './accounts.ts'
import { commentRows } from './comments.ts'
import { cooperationRows } from './cooperation.ts'
import { exportRows } from './exports.ts'
import { feedbackRows } from './feedback.ts'
import { fileRows } from './files.ts'
import { historyRows } from './history.ts'
import { notificationRows } from './notifications.ts'
import type { Produce, Row, Rows } from './row.ts'
import { sharingRows } from './sharing.ts'
import { teamRows } from './teams.ts'

/** Every call of the contract. One that is added there does not compile here until a file of this folder has its row. */
const rows: Rows<Path> = {
  ...accountRows,
  ...fileRows,
  ...exportRows,
  ...historyRows,
  ...cooperationRows,
  ...commentRows,
  ...sharingRows,
  ...notificationRows,
  ...teamRows,
  ...feedbackRows,
}

/** Calls for which somebody without files is enough. */
export const ofAccounts = new Set(Object.keys({ ...accountRows, ...teamRows, ...feedbackRows }))

/** What is left of the types once the table is walked in a loop. */
export type AnyRow = Omit<Row<'/ls'>, 'right' | 'errors'> & {
  right: (...given: Parameters<Row<'/ls'>['right']>) => object | Promise<object>
  errors: Record<string, Produce>
}

export const walk = Object.entries(rows) as unknown as [Path, AnyRow][]
