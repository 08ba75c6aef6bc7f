import { useEffect } from 'react'
import { onServerBack } from '../../../platform/api/server-back.ts'
import { sessionStore } from '../../../platform/session/session-store.ts'
import { claimDrafts, tellClaimed } from './claim-drafts.ts'

/** The page comes first. */
const pause = 3000

/** Whatever stayed behind in this browser goes to the server: when the app opens, and when the server answers again. */
export function CatchUp() {
  useEffect(() => {
    const catchUp = () => {
      // Nobody asked for it just now, and the lists say what is still only here.
      claimed().catch((error) => console.warn('Drafts not claimed', error))
      synced().catch((error) => console.warn('Not synced', error))
    }
    const later = setTimeout(catchUp, pause)
    const stopWaiting = onServerBack(catchUp)
    return () => {
      clearTimeout(later)
      stopWaiting()
    }
  }, [])
  return null
}

async function claimed(): Promise<void> {
  const moved = await claimDrafts()
  if (moved) tellClaimed(moved)
}

/** Changes of an earlier visit that never got there. */
async function synced(): Promise<void> {
  const { token, user } = sessionStore.get() ?? {}
  if (token === undefined || !user) return
  const { syncPending } = await import('../../../platform/sync/index.ts')
  await syncPending({ token, personId: user.user_id })
}
