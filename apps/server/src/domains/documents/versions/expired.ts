import { expressionBuilder } from 'kysely'
import type { DocumentTables } from '../tables.ts'
import type { Bounds } from './schedule.ts'

type FreeTime = Pick<Bounds, 'freeNamedMs'>

const eb = expressionBuilder<DocumentTables, 'document_versions'>()

/** Named versions made on a free plan whose time is over: they are not shown any more, whether they have been removed yet or not. */
export const expiredAt = (now: number, { freeNamedMs }: FreeTime) =>
  eb.and([eb('on_free_plan', '=', 1), eb('created_at', '<=', now - freeNamedMs)])

/** All others. */
export const livingAt = (now: number, { freeNamedMs }: FreeTime) =>
  eb.or([eb('on_free_plan', '=', 0), eb('created_at', '>', now - freeNamedMs)])
