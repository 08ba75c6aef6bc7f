import type { Kysely } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import type { Handlers } from '../../../platform/http/calls/call.ts'
import { hashToken, newToken } from '../../../platform/random.ts'
import type { AccountTables } from '../tables.ts'
import { addIdentity, findIdentity } from './identities.ts'

const lifetime = 5 * 60_000

interface Brought {
  provider: string
  subject: string
  nickname: string
}

/** The providers by which people are known besides their addresses. */
export function createBindings({ db, now }: { db: Kysely<AccountTables>; now: () => number }) {
  const list = (personId: string) =>
    db
      .selectFrom('identities')
      .select(['id as oauth_id', 'provider', 'subject', 'nickname', 'created_at'])
      .where('account_id', '=', personId)
      .orderBy('created_at')
      .orderBy('id')
      .execute()

  return {
    list,

    /** An identity that came back for somebody who was signed in when they left; they say once more that they are. */
    issue: async (personId: string, { provider, subject, nickname }: Brought): Promise<string> => {
      const token = newToken()
      const row = { person_id: personId, provider, subject, nickname, expires_at: now() + lifetime }
      await db.deleteFrom('binding_tickets').where('expires_at', '<=', now()).execute()
      await db
        .insertInto('binding_tickets')
        .values({ token_hash: hashToken(token), ...row })
        .execute()
      return token
    },

    handlers: {
      '/passport/bindings': async (_input, { session }) => ({ bindings: await list(session.personId) }),

      '/passport/bind': async ({ bind_token }, { session: { personId } }) => {
        const brought = await db
          .deleteFrom('binding_tickets')
          .where('token_hash', '=', hashToken(bind_token))
          .where('person_id', '=', personId)
          .where('expires_at', '>', now())
          .returning(['provider', 'subject', 'nickname'])
          .executeTakeFirst()
        if (!brought) throw new AppError(-303, { code: '201' })
        if (!(await addIdentity(db, personId, brought))) {
          const holder = await findIdentity(db, brought.provider, brought.subject)
          const isOthers = holder !== undefined && holder.account_id !== personId
          throw new AppError(-204, { code: isOthers ? '204' : '203' })
        }
        return { bindings: await list(personId) }
      },

      '/passport/unbind': async ({ oauth_id }, { session: { personId } }) => {
        await db.transaction().execute(async (transaction) => {
          // Written to, so that two at once take turns, and neither counts on what the other takes away.
          const account = await transaction
            .updateTable('accounts')
            .set((row) => ({ nickname: row.ref('nickname') }))
            .where('id', '=', personId)
            .returning(['email', 'phone'])
            .executeTakeFirstOrThrow()
          const own = await transaction
            .selectFrom('identities')
            .select('id')
            .where('account_id', '=', personId)
            .execute()
          if (!own.some(({ id }) => id === oauth_id)) throw new AppError(-104)
          const isLast = own.length === 1 && account.email === null && account.phone === null
          if (isLast) throw new AppError(-215, { code: 'x-last-way' })
          await transaction.deleteFrom('identities').where('id', '=', oauth_id).execute()
        })
        return { bindings: await list(personId) }
      },
    } satisfies Partial<Handlers>,
  }
}

export type Bindings = ReturnType<typeof createBindings>
