import { CallError } from '@ramify/contract'
import { navigate } from 'wouter/use-browser-location'
import { api } from '../api/api.ts'
import { notify } from '../notices/notices.ts'
import { showError } from '../show-error.ts'
import { dropSession } from './session-store.ts'

/** Leaves this browser for certain, and the server too if it can be reached. */
export async function signOut(): Promise<void> {
  try {
    await api('/logout', {})
  } catch (error) {
    const isUntold = error instanceof CallError && error.errno === null
    if (isUntold) notify({ kind: 'error', words: ({ text }) => text('accounts.sign-out.untold') })
    else showError(error)
  } finally {
    dropSession()
    // Whoever signs in next need not begin where this person stopped.
    navigate('/login')
  }
}
