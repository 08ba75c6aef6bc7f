import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Apart from the page: most people have an account, and drafts bring the whole document model with them. */
export const draftsRoom = () => import('../../platform/drafts/index.ts')

const draftsQuery = queryOptions({
  queryKey: ['drafts', 'list'],
  queryFn: async () => (await draftsRoom()).listDrafts(),
  staleTime: 0,
})

/** The drafts of this browser, as they change in any of its tabs. */
export function useDrafts() {
  const queries = useQueryClient()
  useEffect(() => {
    let stop: (() => void) | undefined
    let isLeft = false
    // Without it the list is as it was when the page was last looked at.
    draftsRoom().then(({ watchDrafts }) => {
      if (!isLeft) stop = watchDrafts(() => void queries.invalidateQueries(draftsQuery))
    }, console.warn)
    return () => {
      isLeft = true
      stop?.()
    }
  }, [queries])
  return useQuery(draftsQuery)
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
