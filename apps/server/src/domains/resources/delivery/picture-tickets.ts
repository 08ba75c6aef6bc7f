import type { Database } from '../../../platform/database/database.ts'
import { createTickets, type Tickets } from '../../../platform/tickets.ts'
import type { PictureSize } from '../tables.ts'

/** A purpose for each size: a ticket for the small copy is as good as forged where the whole picture is asked for. */
export type PictureTickets = { readonly [Size in PictureSize]: Tickets }

export const createPictureTickets = (database: Database, now: () => number): PictureTickets => ({
  original: createTickets(database, 'pictures', now),
  display: createTickets(database, 'small-pictures', now),
})
