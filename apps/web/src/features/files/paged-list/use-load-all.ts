import type { QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { askAgain, isBehind } from '../parts/parts-query.ts'

/** Part after part until the end; whoever asks while that is going on waits for the same. */
export function useLoadAll(
  { fetchNextPage }: Pick<ReturnType<typeof useInfiniteQuery>, 'fetchNextPage'>,
  queryKey: QueryKey,
) {
  const running = useRef<Promise<boolean> | null>(null)
  const asked = useRef(queryKey)
  useEffect(() => {
    asked.current = queryKey
  })
  return useCallback(() => {
    running.current ??= fetchWhole(asked.current, fetchNextPage).finally(() => {
      running.current = null
    })
    return running.current
  }, [fetchNextPage])
}

type FetchNext = () => Promise<{ hasNextPage: boolean; isError: boolean }>

/** With those parts that were left as they were known. Whether the end was reached. */
async function fetchWhole(queryKey: QueryKey, fetchNextPage: FetchNext): Promise<boolean> {
  if (isBehind(queryKey, 'all')) await askAgain(queryKey, 'all')
  for (;;) {
    const { hasNextPage, isError } = await fetchNextPage()
    if (!hasNextPage || isError) return !isError
  }
}
