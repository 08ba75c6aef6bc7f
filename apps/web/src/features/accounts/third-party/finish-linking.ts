import { navigate } from 'wouter/use-browser-location'
import { api } from '../../../platform/api/api.ts'
import { askAnew } from '../../../platform/api/ask-anew.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { providerEnd } from '../../../platform/session/provider-return.ts'
import { userInfoQuery } from '../../../platform/session/user-info.ts'
import { showError } from '../../../platform/show-error.ts'

let isAtIt = false

/** The last step of linking an account: the person who left for it is still signed in, and says so. */
export async function finishLinking(token: string, to: string): Promise<void> {
  if (isAtIt) return
  isAtIt = true
  try {
    await api('/passport/bind', { bind_token: token })
    await askAnew(userInfoQuery)
    notify({ kind: 'status', words: ({ text }) => text('accounts.linked') })
  } catch (error) {
    showError(error)
  } finally {
    isAtIt = false
    providerEnd.set(null)
    navigate(to, { replace: true })
  }
}
