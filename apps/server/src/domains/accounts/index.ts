import { AppError } from '../../platform/app-error.ts'
import type { Blobs } from '../../platform/blobs/blobs.ts'
import type { Database } from '../../platform/database/database.ts'
import { sharedSecret } from '../../platform/database/shared-secret.ts'
import type { Deliveries } from '../../platform/delivery/open-delivery.ts'
import type { AddRoutes } from '../../platform/http/add-routes.ts'
import type { Handlers, SessionContext } from '../../platform/http/calls/call.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import type { Log } from '../../platform/log.ts'
import type { Sessions } from '../../platform/sessions/sessions.ts'
import type { Access } from '../access/index.ts'
import type { Membership } from '../membership/index.ts'
import type { MessagingProvider } from '../messaging/index.ts'
import type { Resources } from '../resources/index.ts'
import type { WorkchatProvider } from '../workchat/index.ts'
import { describePerson } from './describe-person.ts'
import { destroy, type EraseAccount } from './destroy.ts'
import { avatarRoutes } from './profile/avatar-routes.ts'
import { createAvatars } from './profile/avatars.ts'
import { endOtherSessions, endOwnSession, listOwnSessions, logOut } from './profile/own-sessions.ts'
import { editPersonSettings, readPersonSettings } from './profile/person-settings.ts'
import { presentPrivate, presentUser } from './profile/present-user.ts'
import { editProfile, editSharePassword } from './profile/profile.ts'
import { openProviders } from './providers/open-providers.ts'
import type { AccountSettings } from './settings.ts'
import { bind } from './sign-in/bind.ts'
import { byWorkchat } from './sign-in/by-workchat.ts'
import { clientToken } from './sign-in/client-token.ts'
import { logIn, prove } from './sign-in/log-in.ts'
import { passwordRule } from './sign-in/password-rule.ts'
import { changePassword, resetPassword } from './sign-in/passwords.ts'
import { createProvedContact } from './sign-in/proved-contact.ts'
import { createQrLogins } from './sign-in/qr-logins.ts'
import { register } from './sign-in/register.ts'
import type { AccountTables } from './tables.ts'
import { createBindings } from './third-party/bindings.ts'
import { subjectOf } from './third-party/identities.ts'
import { createPassages } from './third-party/passages.ts'
import { thirdPartyRoutes } from './third-party/routes.ts'
import { takePicture } from './third-party/take-picture.ts'
import { createCodes } from './verification/codes.ts'
import { sendCode } from './verification/send-code.ts'
import { createTries } from './verification/tries.ts'

export { addressesOf, namedAddressesIn } from './invitations/address-owners.ts'
export { findPerson, soughtField } from './invitations/find-person.ts'
export { invitationMs, inviteByMessage } from './invitations/invite-by-message.ts'
export { type PeopleOf, type PublicPerson, peopleOf } from './profile/people-of.ts'
export {
  type KeepPersonSettings,
  keepPersonSettings,
  type PersonSettingsOf,
  personSettingsOf,
} from './profile/person-settings.ts'
export { type ProvedEmailOf, provedEmailOf } from './profile/proved-email.ts'
export { accountSettings } from './settings.ts'
export type { Contact } from './verification/contact.ts'

interface Options {
  database: Database
  sessions: Sessions
  limits: Limits
  delivery: Deliveries
  settings: AccountSettings
  blobs: Blobs
  access: Access
  resources: Pick<Resources, 'receivePicture' | 'checkPicture' | 'leaveBlob'>
  planOf: Membership['planOf']
  /** By whose client people sign in; null where the server has none. */
  workchat: WorkchatProvider | null
  /** By which people sign in inside of it; null where none knows the server. */
  messaging: MessagingProvider | null
  /** Told who has signed in, or has bound another address. */
  onContacts?: (personId: string) => Promise<void>
  /** What the other domains do when a person goes. */
  erasers: readonly EraseAccount[]
  log: Log
}

/** Who people are: registering, proving it, the session that follows, what they chose and may know of themselves. */
export function createAccounts(options: Options) {
  const { database, sessions, limits, delivery, settings, blobs, access, resources, planOf, log } = options
  const erasers: EraseAccount[] = [...options.erasers, (personId) => avatars.eraseAccount(personId)]
  const db = database.tables<AccountTables>()
  const rule = passwordRule(settings)
  const codes = createCodes({ db, secret: sharedSecret(database, 'codes'), now: Date.now })
  const tries = createTries(limits)
  const needsCode = emailNeedsCode(settings, delivery)
  const provedContact = createProvedContact({ db, sessions, mustProve: needsCode })
  const qr = createQrLogins({ db, limits, now: Date.now })
  const avatars = createAvatars({ database, blobs, leaveBlob: resources.leaveBlob })
  const providers = openProviders(settings, options.messaging)
  const bindings = createBindings({ db, now: Date.now })
  const contactsKnown = async (personId: string) => {
    try {
      await options.onContacts?.(personId)
    } catch (error) {
      // Whoever signs in is signed in; the next time it is done.
      log.error({ err: error }, 'nobody was told of a sign-in')
    }
  }
  const destroyOwn = destroy({ database, sessions, codes, tries, limits, delivery, erasers, log })
  const handlers = {
    ...qr.handlers,
    ...bindings.handlers,
    '/passport/options': async () => ({
      register_code: needsCode,
      delivery: { email: delivery.email.kind, phone: delivery.phone.kind },
      password: rule,
      providers: [...providers.values()].flatMap(({ id, name, type, isInside }) =>
        isInside ? [] : [{ id, name, type }],
      ),
    }),
    '/passport/captcha': sendCode({ db, codes, limits, delivery, budget: settings }),
    '/passport/register': register({
      db,
      codes,
      tries,
      rule,
      emailNeedsCode: needsCode,
      limits,
      perHour: settings.REGISTRATIONS_PER_HOUR,
    }),
    '/passport/login': prove({
      ...{ db, codes, tries, provedContact, qr },
      signInByWorkchat: byWorkchat({ db, workchat: options.workchat, limits, log }),
    }),
    '/passport/reset_password': resetPassword({ db, codes, tries, rule, sessions }),
    '/passport/change_password': changePassword({ db, codes, tries, rule, sessions }),
    '/login': logIn(db, sessions, contactsKnown),
    '/logout': logOut(sessions),
    '/user/info': async (_input, { session: { personId } }) => {
      const { membership, name, limits } = await planOf(personId)
      const settings = await readPersonSettings(db, personId)
      const own = await bindings.list(personId)
      return { ...(await presentPrivate(db, personId)), bindings: own, settings, membership, plan: name, limits }
    },
    '/user/edit': editProfile(db, avatars),
    '/user/bind': bind({ db, codes, tries, delivery, sessions, contactsKnown }),
    '/user/edit_share_pwd': editSharePassword(db),
    '/user/edit-data': editPersonSettings(db),
    '/user/sessions': listOwnSessions(sessions),
    '/user/end_session': endOwnSession(sessions),
    '/user/end_other_sessions': endOtherSessions(sessions),
    '/user/destroy': destroyOwn,
    '/passport/user': ofSelf(async (_input, { session }) => ({ user: await presentUser(db, session.personId) })),
    '/passport/contact': ofSelf((_input, { session }) => presentUser(db, session.personId)),
    '/passport/delete_user': ofSelf(destroyOwn),
    '/user/client_token': clientToken(db),
  } satisfies Partial<Handlers>
  const routes: AddRoutes[] = [
    avatarRoutes({
      avatars,
      blobs,
      access,
      receivePicture: resources.receivePicture,
      presentUser: (personId) => presentUser(db, personId),
    }),
    thirdPartyRoutes({
      db,
      providers,
      passages: createPassages({ db, now: Date.now }),
      bindings,
      takePicture: takePicture({ avatars, checkPicture: resources.checkPicture, log }),
      limits,
      log,
    }),
  ]
  return {
    handlers,
    routes,
    /** Who a person is at a provider; null: nobody knows. */
    subjectOf: (provider: string, personId: string) => subjectOf(db, provider, personId),
    /** What is known of a person, for themselves. */
    describe: (personId: string) => describePerson({ db, sessions, avatars, bindings }, personId),
  }
}

/** Whether an e-mail address has to be proven by a code before it is somebody's. */
export function emailNeedsCode(
  { REGISTER_CODE: wanted }: Pick<AccountSettings, 'REGISTER_CODE'>,
  { email }: Pick<Deliveries, 'email'>,
): boolean {
  return wanted === 'auto' ? email.kind === 'smtp' : wanted === 'on'
}

/** For calls that name a person: only the person themselves is found. */
const ofSelf =
  <Input, Data>(handler: (input: Input, context: SessionContext) => Promise<Data>) =>
  async (input: Input & { user_id?: string | undefined }, context: SessionContext): Promise<Data> => {
    if (input.user_id !== undefined && input.user_id !== context.session.personId) throw new AppError(-200)
    return handler(input, context)
  }
