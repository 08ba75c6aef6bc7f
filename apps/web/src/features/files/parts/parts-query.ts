import { type InfiniteData, infiniteQueryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { queryClient } from '../../../platform/api/query-client.ts'
import { idsNear } from '../list/laid-lists.ts'
import { isAsked, type ListedEntry, type Part, type Wish } from './part.ts'

/** Of a list: so many come at once. */
const limit = 200
/** For each part that is asked for. */
const lookAgainAfter = 10_000
/** The beginning, and what is seen. */
const mostAsked = 3

interface Asking {
  cursor?: string
  /** Where the part ended when it came first: so it does not run into the next one, whatever came into it since. */
  until?: string
  limit: number
}

type Answer = { files: ListedEntry[]; cursor: string | null }

interface Options {
  /** Each entry has a place in the list by itself, so that a part has two ends. What is found has none: all of it is asked for again. */
  hasPlaces?: boolean
}

/** What is being asked of a list, beside what is known of it. */
interface Asked {
  wish: Wish
  since: number
  /** Where a part ends that did not fit into one answer any more, by where the rest of it begins. */
  readonly ends: Map<string, string>
}

const asked = new WeakMap<object, Asked>()

export type PartsQuery = ReturnType<typeof partsQuery>

/**
 * A list that comes in parts. Asked for again it asks for few of them, however many there are: the others stay as they are known,
 * and are asked for when they come onto the screen (`askAgain`).
 */
export function partsQuery(
  key: readonly unknown[],
  fetchPart: (part: Asking, signal: AbortSignal) => Promise<Answer>,
  { hasPlaces = true }: Options = {},
) {
  return infiniteQueryOptions({
    queryKey: ['files', 'list', ...key],
    queryFn: async ({ pageParam: cursor, signal, queryKey, client }): Promise<Part> => {
      const state = askedOf(queryKey)
      if (cursor === null && state.wish === 'news') state.since = Date.now()
      const known = hasPlaces ? knownPart(client, queryKey, cursor) : undefined
      if (known && !isAsked(known, { ...state, isFirst: cursor === null, isSeen: isNear })) return known
      const end = known?.cursor ?? (cursor === null ? null : (state.ends.get(cursor) ?? null))
      const askedAt = Date.now()
      const part = { limit, ...(cursor !== null && { cursor }), ...(end !== null && { until: end }) }
      const answer = await fetchPart(part, signal)
      if (end !== null && answer.cursor !== null) state.ends.set(answer.cursor, end)
      return { files: answer.files, cursor: answer.cursor ?? end, askedAt }
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ cursor }) => cursor,
    // Documents are edited in other tabs: whoever comes back to this one wants to see it.
    staleTime: 0,
    // And they are edited elsewhere while somebody looks on. What could not be fetched comes by itself in this way.
    refetchInterval: ({ state }) => lookAgainAfter * Math.min(mostAsked, Math.max(1, state.data?.pages.length ?? 1)),
  })
}

/** Something was done: whatever is known of the list may be another by now, also what is just being asked for. */
export function leaveBehind(queryKey: QueryKey): void {
  Object.assign(askedOf(queryKey), { wish: 'news', since: Date.now() } satisfies Partial<Asked>)
}

/** Asks for those parts that are older than the last news: the ones on the screen, or all. */
export async function askAgain(queryKey: QueryKey, wish: 'seen' | 'all'): Promise<void> {
  const state = askedOf(queryKey)
  state.wish = wish
  try {
    await queryClient.refetchQueries({ queryKey, exact: true }, { cancelRefetch: wish === 'all' })
  } finally {
    state.wish = 'news'
  }
}

/** Whether some parts are older than the last news: of those on the screen, or of all. */
export function isBehind(queryKey: QueryKey, wish: 'seen' | 'all'): boolean {
  const { since } = askedOf(queryKey)
  const old = partsOf(queryClient, queryKey)?.pages.filter(({ askedAt }) => askedAt < since) ?? []
  return wish === 'all' ? old.length > 0 : old.some(isNear)
}

function isNear({ files }: Part): boolean {
  const near = idsNear()
  return files.some(({ file_guid }) => near.has(file_guid))
}

const partsOf = (client: QueryClient, queryKey: QueryKey) =>
  client.getQueryData<InfiniteData<Part, string | null>>(queryKey)

function knownPart(client: QueryClient, queryKey: QueryKey, cursor: string | null): Part | undefined {
  const known = partsOf(client, queryKey)
  return known?.pages[known.pageParams.indexOf(cursor)]
}

/** It goes with the query. */
function askedOf(queryKey: QueryKey): Asked {
  const query = queryClient.getQueryCache().find({ queryKey, exact: true })
  const state: Asked = (query && asked.get(query)) ?? { wish: 'news', since: 0, ends: new Map() }
  if (query) asked.set(query, state)
  return state
}
