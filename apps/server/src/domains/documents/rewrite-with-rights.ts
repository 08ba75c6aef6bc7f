import type { PlanLimits } from '@ramify/contract'
import type { Kysely } from 'kysely'
import { AppError } from '../../platform/app-error.ts'
import { type Access, type Basis, noSuchFile, principalOf } from '../access/index.ts'
import { RightsChanged } from './journal/append-entries.ts'
import { mostTries } from './live/admission.ts'
import type { SaveOptions } from './save.ts'
import type { DocumentTables } from './tables.ts'
import { isTurnOf, turnOf } from './turns/turns.ts'

interface Options extends Omit<SaveOptions, 'nodes'> {
  db: Kysely<DocumentTables>
  access: Pick<Access, 'standingOf'>
  limitsOf: (spaceId: string) => Promise<PlanLimits>
}

/** Rewrites a document for somebody who may edit it. Once more when a right changed meanwhile: it may be another one now, or none. */
export function rewriteWithRights({ db, access, limitsOf, ...options }: Options) {
  return async <Outcome>(
    fileId: string,
    personId: string,
    rewrite: (options: SaveOptions, basis: Basis) => Promise<Outcome | null>,
  ): Promise<Outcome> => {
    for (let tries = 1; ; tries++) {
      const standing = await access.standingOf(principalOf({ personId }), fileId)
      if (!standing?.capabilities.includes('edit')) throw noSuchFile()
      // By now the counters are read: a turn that moves after this makes the write fail.
      if (!isTurnOf(await turnOf(db, fileId), personId)) throw new AppError(-104)
      const { nodes } = await limitsOf(standing.spaceId)
      try {
        const outcome = await rewrite({ ...options, nodes }, standing.basis)
        if (outcome === null) throw noSuchFile()
        return outcome
      } catch (error) {
        if (!(error instanceof RightsChanged) || tries === mostTries) throw error
      }
    }
  }
}
