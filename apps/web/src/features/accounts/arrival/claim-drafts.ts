import { CallError } from '@ramify/contract'
import { api } from '../../../platform/api/api.ts'
import type { Claimed, ClaimProgress } from '../../../platform/drafts/index.ts'
import { currentTranslator } from '../../../platform/i18n/language.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { isGuestHere, markGuest } from '../../../platform/session/guest-mark.ts'
import { sessionStore } from '../../../platform/session/session-store.ts'
import { showError } from '../../../platform/show-error.ts'
import { draftsRoom, nameOfDraft, refreshListed } from '../../files/index.ts'

/** Moves what was made in this browser without an account into the account; `null` where there is nothing. */
export async function claimDrafts(onProgress?: (progress: ClaimProgress) => void): Promise<Claimed | null> {
  const session = sessionStore.get()
  if (!session?.user || !isGuestHere()) return null
  const { claimAll } = await draftsRoom()
  const claimed = await claimAll({
    client: api,
    token: session.token,
    personId: session.user.user_id,
    nameOf: (draft) => nameOfDraft(draft, currentTranslator()),
    ...(onProgress && { onProgress }),
  })
  markGuest(claimed.hasMore)
  if (claimed.files.length > 0) void refreshListed()
  return claimed
}

export function tellClaimed({ files: { length: count } }: Claimed): void {
  if (count > 0) notify({ kind: 'status', words: ({ text }) => text('drafts.claimed', { count }) })
}

/** After signing in: what came along, and what did not. It is seen on the page that comes next. */
export function tellArrived(claimed: Claimed): void {
  tellClaimed(claimed)
  tellKept(claimed)
}

/** What could not follow, and why where the server has said it. */
function tellKept({ kept }: Claimed): void {
  if (kept.length === 0) return
  const refused = kept.find(({ error }) => error instanceof CallError && error.errno !== null)
  if (refused) showError(refused.error)
  else notify({ kind: 'error', words: ({ text }) => text('drafts.stay', { count: kept.length }) })
}
