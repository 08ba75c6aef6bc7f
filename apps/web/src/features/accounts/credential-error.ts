import { CallError, type Errno } from '@ramify/contract'
import type { Speaker } from '@ramify/locales'
import type { Words } from '../../platform/i18n/words.ts'

type CredentialField = 'email' | 'password'

export type CredentialErrors = { [Field in CredentialField]?: Words }

const fieldsByErrno: Partial<Record<Errno, CredentialField>> = {
  [-200]: 'email',
  [-206]: 'email',
  [-221]: 'email',
  [-205]: 'password',
}

const emailWrong: Words = ({ text }) => text('accounts.email.wrong')
const passwordMissing: Words = ({ text }) => text('accounts.password.missing')

/** What is plainly missing, before anybody is asked. */
export function missingCredentials(email: string, password: string): CredentialErrors {
  return {
    ...(!/^[^\s@]+@[^\s@]+$/.test(email.trim()) && { email: emailWrong }),
    ...(password === '' && { password: passwordMissing }),
  }
}

/** Under which field a refusal belongs; `null` if under neither. */
export function refusedCredentials(error: unknown): CredentialErrors | null {
  if (!(error instanceof CallError) || error.errno === null) return null
  const { code, params, field } = error.failure
  // The general words for bad input would not say what is bad about it.
  if (code === '-400' && field === 'email') return { email: emailWrong }
  const place = field === 'email' || field === 'password' ? field : fieldsByErrno[error.errno]
  return place ? { [place]: ({ message }: Speaker) => message(code, params) } : null
}
