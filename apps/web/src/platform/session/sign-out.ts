import { CallError } from '@ramify/contract'
import { navigate } from 'wouter/use-browser-location'
import { api } from '../api/api.ts'
import { notify } from '../notices/notices.ts'
import { showError } from '../show-error.ts'
import { endSession } from './end-session.ts'
import { currentToken, dropSession } from './session-store.ts'

/** Leaves this browser for certain; the server ends the session now, or when it can be reached again. */
export async function signOut(): Promise<void> {
  const token = currentToken()
  try {
    await api('/logout', {})
  } catch (error) {
    const isUntold = error instanceof CallError && error.errno === null
    if (!isUntold) showError(error)
    else if (token !== null) {
      void endSession(token)
      notify({ kind: 'status', words: ({ text }) => text('accounts.sign-out.untold') })
    }
  } finally {
    dropSession()
    // Whoever signs in next need not begin where this person stopped.
    navigate('/login')
  }
}
