import type { Database } from '../../platform/database/database.ts'
import type { Handlers } from '../../platform/http/call.ts'
import type { Sessions } from '../../platform/sessions/sessions.ts'
import { logIn, proveByPassword } from './log-in.ts'
import { endOwnSession, listOwnSessions, logOut } from './own-sessions.ts'
import type { PasswordRule } from './password-rule.ts'
import { presentUser } from './present-user.ts'
import { register } from './register.ts'
import type { AccountTables } from './tables.ts'

export { accountSettings, passwordRule } from './password-rule.ts'

interface Options {
  database: Database
  sessions: Sessions
  passwordRule: PasswordRule
}

/** Who people are: registering, proving it, the session that follows, and what they may know of themselves. */
export function accounts({ database, sessions, passwordRule }: Options) {
  const db = database.tables<AccountTables>()
  return {
    '/passport/register': register(db, passwordRule),
    '/passport/login': proveByPassword(db),
    '/login': logIn(db, sessions),
    '/logout': logOut(sessions),
    '/user/info': async (_input, { session }) => ({ user: await presentUser(db, session.personId) }),
    '/user/sessions': listOwnSessions(sessions),
    '/user/end_session': endOwnSession(sessions),
  } satisfies Partial<Handlers>
}
