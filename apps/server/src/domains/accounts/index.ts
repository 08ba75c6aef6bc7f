import type { Database } from '../../platform/database/database.ts'
import type { Handlers } from '../../platform/http/call.ts'
import type { Sessions } from '../../platform/sessions/sessions.ts'
import type { Membership } from '../membership/index.ts'
import { logIn, proveByPassword } from './log-in.ts'
import { endOwnSession, listOwnSessions, logOut } from './own-sessions.ts'
import type { PasswordRule } from './password-rule.ts'
import { editPersonSettings, readPersonSettings } from './person-settings.ts'
import { presentUser } from './present-user.ts'
import { register } from './register.ts'
import type { AccountTables } from './tables.ts'

export { accountSettings, passwordRule } from './password-rule.ts'

interface Options {
  database: Database
  sessions: Sessions
  passwordRule: PasswordRule
  planOf: Membership['planOf']
}

/** Who people are: registering, proving it, the session that follows, what they chose and may know of themselves. */
export function accounts({ database, sessions, passwordRule, planOf }: Options) {
  const db = database.tables<AccountTables>()
  return {
    '/passport/register': register(db, passwordRule),
    '/passport/login': proveByPassword(db),
    '/login': logIn(db, sessions),
    '/logout': logOut(sessions),
    '/user/info': async (_input, { session: { personId } }) => {
      const { name, limits } = await planOf(personId)
      const user = await presentUser(db, personId)
      return { user, settings: await readPersonSettings(db, personId), plan: name, limits }
    },
    '/user/edit-data': editPersonSettings(db),
    '/user/sessions': listOwnSessions(sessions),
    '/user/end_session': endOwnSession(sessions),
  } satisfies Partial<Handlers>
}
