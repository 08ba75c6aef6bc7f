import { useQuery } from '@tanstack/react-query'
import type { Action } from '../../platform/actions/action.ts'

export type LastEdited = (signal: AbortSignal) => Promise<readonly Action[]>

const none: readonly Action[] = []

/** The documents to offer before anything is typed. Where they cannot be had, the actions are there all the same. */
export function useLastEdited(ask: LastEdited): readonly Action[] {
  const { data = none } = useQuery({
    queryKey: ['files', 'last-edited'],
    queryFn: ({ signal }) => ask(signal),
    staleTime: 0,
    retry: false,
  })
  return data
}
