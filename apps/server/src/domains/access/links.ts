import type { Transaction } from 'kysely'
import { tablesIn } from '../../platform/database/database.ts'
import { type AccessDatabase, withPaths } from './held-rights.ts'
import { holderOf, type Principal } from './principal.ts'
import type { AccessTables } from './tables.ts'

/** Who has proven a link may use it for a day. */
const proofMs = 24 * 60 * 60_000
const sweepIntervalMs = 60_000

/**
 * Why a link gives no right any more. `expired`: it ran out. `ended`: it was taken back, or its file is gone. `unproven`: it has another
 * password by now, or was proven too long ago.
 */
export type LinkLoss = 'expired' | 'ended' | 'unproven'

/** Links to files, for who has proven that they have one and know its password. */
export interface Links {
  /** From now on for a day. `isNew`: false when it was proven already, and was still good. */
  proveLink: (
    principal: Principal,
    link: { id: string; passwordVersion: number },
  ) => Promise<{ isNew: boolean; expiresAt: number }>
  /** Of somebody who may not see a file any more, which they could through these links. */
  linkLossOf: (fileId: string, links: readonly string[]) => Promise<LinkLoss>
  /** All that somebody has proven. */
  forgetProofs: (transaction: Transaction<unknown>, holderId: string) => Promise<void>
}

export function createLinks({ db, engine }: AccessDatabase, now: () => number): Links {
  let sweptAt = 0
  const sweep = async () => {
    if (sweptAt > now() - sweepIntervalMs) return
    sweptAt = now()
    await db.deleteFrom('link_proofs').where('expires_at', '<=', now()).execute()
  }

  return {
    proveLink: async (principal, { id, passwordVersion }) => {
      await sweep()
      const expiresAt = now() + proofMs
      const holder_id = holderOf(principal)
      const extended = await db
        .updateTable('link_proofs')
        .set({ expires_at: expiresAt })
        .where('holder_id', '=', holder_id)
        .where('link_id', '=', id)
        .where('password_version', '=', passwordVersion)
        .where('expires_at', '>', now())
        .executeTakeFirst()
      if (extended.numUpdatedRows > 0n) return { isNew: false, expiresAt }
      const proof = { password_version: passwordVersion, expires_at: expiresAt }
      await db
        .insertInto('link_proofs')
        .values({ holder_id, link_id: id, ...proof })
        .onConflict((conflict) => conflict.columns(['holder_id', 'link_id']).doUpdateSet(proof))
        .execute()
      return { isNew: true, expiresAt }
    },

    linkLossOf: async (fileId, links) => {
      if (links.length === 0) return 'ended'
      const grants = await withPaths({ db, engine }, [fileId])
        .selectFrom('path')
        .innerJoin('grants', 'grants.file_id', 'path.at')
        .select('grants.expires_at')
        .where('grants.subject_type', '=', 'link')
        .where('grants.subject_id', 'in', links)
        .execute()
      if (grants.length === 0) return 'ended'
      return grants.every(({ expires_at }) => expires_at !== null && expires_at <= now()) ? 'expired' : 'unproven'
    },

    forgetProofs: async (transaction, holderId) => {
      await tablesIn<AccessTables>(transaction).deleteFrom('link_proofs').where('holder_id', '=', holderId).execute()
    },
  }
}
