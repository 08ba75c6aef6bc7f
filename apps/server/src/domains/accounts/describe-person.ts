import type { Kysely } from 'kysely'
import type { Sessions } from '../../platform/sessions/sessions.ts'
import type { Avatars } from './profile/avatars.ts'
import { readPersonSettings } from './profile/person-settings.ts'
import { presentPrivate } from './profile/present-user.ts'
import type { AccountTables } from './tables.ts'
import type { Bindings } from './third-party/bindings.ts'

interface Options {
  db: Kysely<AccountTables>
  sessions: Sessions
  avatars: Avatars
  bindings: Pick<Bindings, 'list'>
}

/** All that the account itself knows of a person, as data for them to take away. */
export async function describePerson({ db, sessions, avatars, bindings }: Options, personId: string) {
  const { user, has_password, share_pwd } = await presentPrivate(db, personId)
  const times = await db
    .selectFrom('accounts')
    .select(['created_at', 'agreed_at', 'email_proved_at'])
    .where('id', '=', personId)
    .executeTakeFirst()
  const signedIn = await sessions.list(personId)
  return {
    account: {
      ...user,
      ...times,
      has_password,
      share_pwd,
      bindings: await bindings.list(personId),
      sessions: signedIn.map(({ createdAt, lastSeenAt, device, address }) => ({
        created_at: createdAt,
        last_seen_at: lastSeenAt,
        device,
        address,
      })),
    },
    settings: await readPersonSettings(db, personId),
    avatar: (await avatars.find(personId, user.avatar ?? '')) ?? null,
  }
}
