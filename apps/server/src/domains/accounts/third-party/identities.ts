import { randomInt } from 'node:crypto'
import type { LanguageId } from '@ramify/locales'
import type { Kysely } from 'kysely'
import { translatorIn } from '../../../platform/http/language.ts'
import { newId } from '../../../platform/random.ts'
import type { Profile } from '../providers/provider.ts'
import type { AccountTables } from '../tables.ts'
import { findByContact } from '../verification/contact.ts'

type Outcome = { accountId: string; isNew: boolean } | { failure: 'registered' | 'agreement' }

interface Visit {
  provider: string
  isAgreed: boolean
  language: LanguageId
}

/** Whom an identity signs in: the account that knows it, or a new one. Never another one by its e-mail address (T43). */
export async function accountOf(db: Kysely<AccountTables>, profile: Profile, visit: Visit): Promise<Outcome> {
  const { provider } = visit
  const { subject, email } = profile
  const known = await findIdentity(db, provider, subject)
  if (known) return { accountId: known.account_id, isNew: false }
  if (!visit.isAgreed) return { failure: 'agreement' }
  if (email !== null && (await findByContact(db, { kind: 'email', value: email }))) return { failure: 'registered' }
  const accountId = await register(db, profile, visit)
  if (accountId !== null) return { accountId, isNew: true }
  // The same person in another tab was faster.
  const other = await findIdentity(db, provider, subject)
  if (!other) throw new Error('An identity is neither known nor new')
  return { accountId: other.account_id, isNew: false }
}

export const findIdentity = (db: Kysely<AccountTables>, provider: string, subject: string) =>
  db
    .selectFrom('identities')
    .select('account_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()

/** Who a person is at this provider; null: nobody knows. */
export async function subjectOf(db: Kysely<AccountTables>, provider: string, personId: string): Promise<string | null> {
  const identity = await db
    .selectFrom('identities')
    .select('subject')
    .where('account_id', '=', personId)
    .where('provider', '=', provider)
    .executeTakeFirst()
  return identity?.subject ?? null
}

/** Null: the identity has an account by now, and none was made. */
async function register(db: Kysely<AccountTables>, profile: Profile, visit: Visit): Promise<string | null> {
  const nickname = profile.nickname ?? (await someNickname(visit.language))
  const [id, at] = [newId(), Date.now()]
  // What the provider says of addresses is not taken over: whoever holds one proves it here, by a code.
  const account = { id, nickname, agreed_at: at, created_at: at }
  const nothing = { avatar: null, email: null, email_proved_at: null, phone: null, password_hash: null }
  try {
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('accounts')
        .values({ ...account, ...nothing, share_password: null })
        .execute()
      if (!(await addIdentity(transaction, id, { ...profile, provider: visit.provider, nickname }))) throw new Taken()
    })
    return id
  } catch (error) {
    if (error instanceof Taken) return null
    throw error
  }
}

class Taken extends Error {}

/** False where the identity belongs to somebody, or the account has another one of this provider. */
export async function addIdentity(
  db: Kysely<AccountTables>,
  accountId: string,
  { provider, subject, nickname }: { provider: string; subject: string; nickname: string },
): Promise<boolean> {
  const added = await db
    .insertInto('identities')
    .values({ id: newId(), account_id: accountId, provider, subject, nickname, created_at: Date.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

async function someNickname(language: LanguageId): Promise<string> {
  const digits = String(randomInt(10_000)).padStart(4, '0')
  return (await translatorIn(language)).text('nickname.new', { digits })
}
