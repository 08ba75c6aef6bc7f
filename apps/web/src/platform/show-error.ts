import { CallError } from '@ramify/contract'
import type { Translator } from '@ramify/locales'
import { SessionEnded } from './api/ends-session.ts'
import { notify } from './notices/notices.ts'

/** Says what went wrong; the one way to do so where there is no better place, such as under a field. */
export function showError(error: unknown): void {
  // The sign-in page has already told.
  if (error instanceof SessionEnded) return
  if (!(error instanceof CallError)) console.error(error)
  notify({ kind: 'error', words: (translator) => errorText(error, translator) })
}

export function errorText(error: unknown, { text, message }: Translator): string {
  if (!(error instanceof CallError)) return text('error.unexpected')
  const { code, params, request_id } = error.failure
  return message(code, { ...params, ...(request_id !== undefined && { id: request_id }) }, error.said)
}
