import type { Kysely } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import type { Handlers } from '../../../platform/http/calls/call.ts'
import type { Limits } from '../../../platform/limits/limits.ts'
import { networkOf } from '../../../platform/limits/network-of.ts'
import { atMost } from '../../../platform/limits/rules.ts'
import { tooMany } from '../../../platform/limits/too-many.ts'
import { hashToken, newId, newToken } from '../../../platform/random.ts'
import type { AccountTables } from '../tables.ts'

const lifetime = 3 * 60_000
const perNetwork = atMost({ count: 60, per: 10 * 60_000 })

interface Options {
  db: Kysely<AccountTables>
  limits: Limits
  now: () => number
}

/**
 * Signing in by a code that a signed-in phone reads off the screen. The screen shows one secret and keeps another: whoever
 * photographs the code can confirm it, but only the browser that made it is signed in by that.
 */
export function createQrLogins({ db, limits, now }: Options) {
  const living = () => now() - 1
  return {
    handlers: {
      '/passport/qr': async (_input, { device, address }) => {
        const wait = await limits.take({ name: 'qr-network', subject: networkOf(address), rule: perNetwork })
        if (wait > 0) throw tooMany(-429, wait)
        const [code, state] = [newId(), newToken()]
        await db.deleteFrom('qr_logins').where('expires_at', '<=', living()).execute()
        await db
          .insertInto('qr_logins')
          .values({
            code_hash: hashToken(code),
            state_hash: hashToken(state),
            device: device.slice(0, 300),
            address,
            person_id: null,
            status: 'waiting',
            expires_at: now() + lifetime,
          })
          .execute()
        return { code, state, expires_in: lifetime / 1000 }
      },

      '/passport/qr_state': async ({ state }) => {
        const made = await db
          .selectFrom('qr_logins')
          .select('status')
          .where('state_hash', '=', hashToken(state))
          .where('expires_at', '>', living())
          .executeTakeFirst()
        return { status: made?.status ?? 'over' }
      },

      '/passport/qr_confirm': async ({ code, action }, { session }) => {
        const made = await db
          .updateTable('qr_logins')
          .set(answers[action](session.personId))
          .where('code_hash', '=', hashToken(code))
          .where('expires_at', '>', living())
          // Answered once: what was refused is not confirmed later, nor confirmed for somebody else.
          .where('status', 'in', ['waiting', 'seen'])
          .returning(['device', 'address'])
          .executeTakeFirst()
        if (!made) throw over()
        return made
      },
    } satisfies Partial<Handlers>,

    /** Who confirmed the code of this state, once. */
    redeem: async (state: string): Promise<string> => {
      const confirmed = await db
        .deleteFrom('qr_logins')
        .where('state_hash', '=', hashToken(state))
        .where('status', '=', 'confirmed')
        .where('expires_at', '>', living())
        .returning('person_id')
        .executeTakeFirst()
      if (!confirmed?.person_id) throw over()
      return confirmed.person_id
    },
  }
}

export type QrLogins = ReturnType<typeof createQrLogins>

const answers = {
  look: () => ({ status: 'seen' as const }),
  confirm: (personId: string) => ({ status: 'confirmed' as const, person_id: personId }),
  refuse: () => ({ status: 'refused' as const }),
}

const over = () => new AppError(-303, { code: '109' })
