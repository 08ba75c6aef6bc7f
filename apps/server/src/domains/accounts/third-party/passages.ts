import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { generateRandomCodeVerifier, generateRandomNonce } from 'oauth4webapi'
import { hashToken } from '../../../platform/random.ts'
import type { Passage } from '../providers/provider.ts'
import type { AccountTables } from '../tables.ts'

export const passageLifetime = 10 * 60_000

interface Errand {
  provider: string
  /** Who is signed in and wants to be known by it; null: whoever comes back signs in. */
  personId: string | null
  /** Whether the agreement was ticked before leaving: without it nobody new is taken in. */
  isAgreed: boolean
  isNative: boolean
  /** A path of ours. */
  jump: string | null
}

/** People on their way to a provider and back: each way is for one browser, for ten minutes, and once (T43). */
export function createPassages({ db, now }: { db: Kysely<AccountTables>; now: () => number }) {
  return {
    begin: async (errand: Errand, browser: string, redirectUri: string): Promise<Passage> => {
      const passage = {
        // Letters and digits alone: some providers take nothing else.
        state: randomBytes(32).toString('hex'),
        nonce: generateRandomNonce(),
        verifier: generateRandomCodeVerifier(),
        redirectUri,
      }
      await db.deleteFrom('provider_passages').where('expires_at', '<=', now()).execute()
      await db
        .insertInto('provider_passages')
        .values({
          state_hash: hashToken(passage.state),
          browser_hash: hashToken(browser),
          provider: errand.provider,
          nonce: passage.nonce,
          verifier: passage.verifier,
          redirect_uri: redirectUri,
          person_id: errand.personId,
          agreed: errand.isAgreed ? 1 : 0,
          is_native: errand.isNative ? 1 : 0,
          jump: errand.jump,
          expires_at: now() + passageLifetime,
        })
        .execute()
      return passage
    },

    /** The way that ends here; null where it did not begin in this browser, for this provider, or is over. */
    end: async (state: string, provider: string, browser: string): Promise<(Passage & Errand) | null> => {
      const row = await db
        .deleteFrom('provider_passages')
        .where('state_hash', '=', hashToken(state))
        .where('browser_hash', '=', hashToken(browser))
        .where('provider', '=', provider)
        .where('expires_at', '>', now())
        .returningAll()
        .executeTakeFirst()
      if (!row) return null
      const { nonce, verifier, redirect_uri: redirectUri, person_id: personId, jump } = row
      const [isAgreed, isNative] = [row.agreed === 1, row.is_native === 1]
      return { state, nonce, verifier, redirectUri, provider, personId, isAgreed, isNative, jump }
    },
  }
}

export type Passages = ReturnType<typeof createPassages>
