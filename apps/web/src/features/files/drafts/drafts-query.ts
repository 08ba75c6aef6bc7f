import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { askAnew } from '../../../platform/api/ask-anew.ts'

/** Apart from the page: most people have an account, and drafts bring the whole document model with them. */
export const draftsRoom = () => import('../../../platform/drafts/index.ts')

const draftsQuery = queryOptions({
  queryKey: ['drafts', 'list'],
  queryFn: async () => (await draftsRoom()).listDrafts(),
  staleTime: 0,
})

/** The drafts of this browser, as they change in any of its tabs. */
export function useDrafts() {
  useWatchedDrafts(true)
  return useQuery(draftsQuery)
}

/** Those that go into somebody's account, and those that just did; where there can be none, nobody looks. */
export function useDraftsFor(personId: string | null) {
  const isWanted = personId !== null
  useWatchedDrafts(isWanted)
  return useQuery({
    queryKey: ['drafts', 'for', personId],
    queryFn: async () => (await draftsRoom()).draftsFor(personId ?? ''),
    enabled: isWanted,
    staleTime: 0,
  })
}

function useWatchedDrafts(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return
    let stop: (() => void) | undefined
    let isLeft = false
    // Without it the list is as it was when the page was last looked at.
    draftsRoom().then(({ watchDrafts }) => {
      if (!isLeft) stop = watchDrafts(() => void askAnew({ queryKey: ['drafts'] }))
    }, console.warn)
    return () => {
      isLeft = true
      stop?.()
    }
  }, [isWanted])
}

/** "Thinker No. 482193", once it is known. */
export function useGuestNumber(isWanted: boolean): number | null {
  const { data } = useQuery({
    queryKey: ['drafts', 'guest'],
    queryFn: async () => (await draftsRoom()).guestNumber(),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isWanted,
  })
  return data ?? null
}
