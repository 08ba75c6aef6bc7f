import { queryClient } from '../../../platform/api/query-client.ts'
import { unreadNotifications } from '../../../platform/person-events/follow-events.ts'
import { fileQuery } from '../../files/index.ts'

/** Where nothing tells of it, as when the list of notifications is full of older ones. */
const lookIntervalMs = 30_000

/**
 * Waits until somebody who was refused may open a document. Who is let in is notified, so that is when it is asked for; also when they
 * come back to the page, and every now and then while they look at it. Gives back how to stop.
 */
export function awaitAccess(fileId: string, onGiven: () => void): () => void {
  let isOver = false
  let isAsking = false
  const look = async () => {
    if (isOver || isAsking || document.visibilityState !== 'visible') return
    isAsking = true
    const isGiven = await queryClient.fetchQuery({ ...fileQuery(fileId), retry: false }).then(
      () => true,
      () => false,
    )
    isAsking = false
    if (!isGiven) return
    isOver = true
    // Also when the answer has already taken the page away that waited for it.
    onGiven()
  }
  const ask = () => void look()
  const timer = setInterval(ask, lookIntervalMs)
  const stopHearing = unreadNotifications.subscribe(ask)
  addEventListener('focus', ask)
  document.addEventListener('visibilitychange', ask)
  return () => {
    isOver = true
    clearInterval(timer)
    stopHearing()
    removeEventListener('focus', ask)
    document.removeEventListener('visibilitychange', ask)
  }
}
