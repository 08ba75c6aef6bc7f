import { notify } from '../notices/notices.ts'
import { currentToken, dropSession } from './session-store.ts'

/** The server knows this session no more: the person signs in anew, and comes back. */
export function sessionOver(token: string): void {
  // Several may hear of it; and a new session may have begun meanwhile, which is not theirs to end.
  if (currentToken() !== token) return
  dropSession()
  notify({ kind: 'error', words: ({ message }) => message('305') })
}
