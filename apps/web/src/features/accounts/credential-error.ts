import { CallError, type Errno } from '@ramify/contract'
import type { Speaker } from '@ramify/locales'

type CredentialField = 'email' | 'password'

export type CredentialErrors = { [Field in CredentialField]?: string }

const fieldsByErrno: Partial<Record<Errno, CredentialField>> = {
  [-200]: 'email',
  [-206]: 'email',
  [-221]: 'email',
  [-205]: 'password',
}

/** What is plainly missing, before anybody is asked. */
export function missingCredentials(email: string, password: string, { text }: Speaker): CredentialErrors {
  return {
    ...(!/^[^\s@]+@[^\s@]+$/.test(email.trim()) && { email: text('accounts.email.wrong') }),
    ...(password === '' && { password: text('accounts.password.missing') }),
  }
}

/** Under which field a refusal belongs; `null` if under neither. */
export function refusedCredentials(error: unknown, { text, message }: Speaker): CredentialErrors | null {
  if (!(error instanceof CallError) || error.errno === null) return null
  const { code, params, field } = error.failure
  // The general words for bad input would not say what is bad about it.
  if (code === '-400' && field === 'email') return { email: text('accounts.email.wrong') }
  const place = field === 'email' || field === 'password' ? field : fieldsByErrno[error.errno]
  return place ? { [place]: message(code, params) } : null
}
