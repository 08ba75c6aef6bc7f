import { api } from '../../../platform/api/api.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { startSession } from '../../../platform/session/session-store.ts'
import { forgetSentCode } from './contact/code-clock.ts'
import { type Contact, contactBody } from './contact/contact.ts'
import type { EntryValues } from './form/entry-errors.ts'

export async function signInByCode(contact: Contact, captcha: string): Promise<void> {
  const type = contact.kind === 'email' ? 'emailVerifyCode' : 'phoneVerifyCode'
  await enter(await api('/passport/login', { type, ...contactBody(contact), captcha }))
}

export async function signInByPassword(contact: Contact, password: string): Promise<void> {
  const type = contact.kind === 'email' ? 'emailPassword' : 'phonePassword'
  await enter(await api('/passport/login', { type, ...contactBody(contact), password }))
}

/** Without a code where the server asks for none. */
export async function register({ contact, code, password }: EntryValues): Promise<void> {
  const body = { ...contactBody(contact), password, agreed: true as const, ...(code !== '' && { captcha: code }) }
  await enter(await api('/passport/register', body))
}

export async function resetPassword({ contact, code, password }: EntryValues): Promise<void> {
  const body = { ...contactBody(contact), captcha: code, password }
  const { api_token, unlinked } = await api('/passport/reset_password', body)
  await enter({ api_token })
  if (unlinked > 0) notify({ kind: 'status', words: (translator) => translator.text('accounts.reset.unlinked') })
}

/** The account service proves who one is, the main service opens the session. */
export async function enter({ api_token }: { api_token: string }): Promise<void> {
  const { token, user } = await api('/login', { api_token })
  forgetSentCode()
  startSession(token, user)
}
