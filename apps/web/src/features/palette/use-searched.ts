import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Action } from '../../platform/actions/action.ts'
import { currentToken } from '../../platform/session/session-store.ts'

export type Search = (words: string, signal: AbortSignal) => Promise<readonly Action[]>

/** Whoever types on is not asked for in between. */
const pause = 150

const none: readonly Action[] = []

/** What the server finds, a little after the typing has paused; what was found before stays until then. */
export function useSearched(search: Search, typed: string) {
  const wanted = typed.trim()
  const [words, setWords] = useState(wanted)
  useEffect(() => {
    const timer = setTimeout(() => setWords(wanted), pause)
    return () => clearTimeout(timer)
  }, [wanted])
  const isAsked = words !== '' && wanted !== '' && currentToken() !== null
  const { data, error, isFetching } = useQuery({
    queryKey: ['files', 'search', words],
    queryFn: ({ signal }) => search(words, signal),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    // What was written a moment ago is found when it is looked for again.
    staleTime: 0,
  })
  return {
    actions: (isAsked && data) || none,
    isLooking: currentToken() !== null && (isFetching || words !== wanted),
    error: isAsked ? error : null,
  }
}
