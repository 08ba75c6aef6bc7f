import { CallError } from '@ramify/contract'
import { endsSession } from './api/ends-session.ts'
import { currentSpeaker } from './i18n/language.ts'
import { notify } from './notices/notices.ts'

/** Says what went wrong; the one way to do so where there is no better place, such as under a field. */
export function showError(error: unknown): void {
  // The sign-in page has already told.
  if (error instanceof CallError && endsSession(error.errno)) return
  if (!(error instanceof CallError)) console.error(error)
  notify({ kind: 'error', text: errorText(error) })
}

export function errorText(error: unknown): string {
  const { text, message } = currentSpeaker()
  if (!(error instanceof CallError)) return text('error.unexpected')
  const { code, params, request_id } = error.failure
  return message(code, { ...params, ...(request_id !== undefined && { id: request_id }) })
}
