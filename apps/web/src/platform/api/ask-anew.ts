import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'

/**
 * Something was done: what is known may be another by now, and so may be what is just being told. A first answer that is on its
 * way is given up, for TanStack would take it for a fresh one.
 */
export async function askAnew({ queryKey }: { queryKey: QueryKey }): Promise<void> {
  await queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined })
  await queryClient.invalidateQueries({ queryKey })
}
