import { api } from '../../../platform/api/api.ts'
import { ask } from '../../../platform/questions/questions.ts'
import { handedTicket } from '../../../platform/session/client-token.ts'
import { endSession } from '../../../platform/session/end-session.ts'
import { sessionStore, startSession } from '../../../platform/session/session-store.ts'
import { showError } from '../../../platform/show-error.ts'
import { forgetPerson } from '../leave-account.ts'

let isAtIt = false

/** Signs in by the ticket an app handed over; whoever is signed in here is asked first (threat T41). */
export async function exchangeTicket(): Promise<void> {
  const ticket = handedTicket.get()
  if (ticket === null || isAtIt) return
  isAtIt = true
  try {
    const before = sessionStore.get()
    if (before && !(await isWanted(before.user?.nickname ?? ''))) return
    const { token, user } = await api('/login', { api_token: ticket })
    // The ticket is spent: nothing that goes wrong with the session before may lose the one it was spent for.
    startSession(token, user)
    if (before) void endSession(before.token)
    if (before?.user && before.user.user_id !== user.user_id) await forgetPerson(before.user.user_id)
  } catch (error) {
    showError(error)
  } finally {
    isAtIt = false
    handedTicket.set(null)
  }
}

function isWanted(name: string): Promise<boolean> {
  return ask({
    title: ({ text }) => text('accounts.switch.title'),
    sentence: ({ text }) => text('accounts.switch.sentence', { name }),
    act: ({ text }) => text('accounts.switch.act'),
  })
}
