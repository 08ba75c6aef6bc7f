import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { queryClient } from '../../../platform/api/query-client.ts'
import { useStore } from '../../../platform/store.ts'
import { useDelayed } from '../../../platform/use-delayed.ts'
import { withFollowing } from '../drafts/following.ts'
import { useFollowing } from '../drafts/use-following.ts'
import { FileList } from '../entries/FileList.tsx'
import { itemOfFile } from '../file-item.ts'
import type { ListLook } from '../list/list-look.ts'
import { filterByName, nameFilter } from '../list/name-filter.ts'
import { entriesOf } from '../parts/part.ts'
import type { PartsQuery } from '../parts/parts-query.ts'
import { useSeenParts } from '../parts/use-seen-parts.ts'
import type { Place } from '../places/places.ts'
import { isMissing } from '../places/use-place-name.ts'
import { FolderGone } from './FolderGone.tsx'
import { ListError } from './ListError.tsx'
import { ListTools } from './ListTools.tsx'
import { MoreInHand } from './MoreInHand.tsx'
import { NothingHere } from './NothingHere.tsx'
import { NothingNamed } from './NothingNamed.tsx'
import { ShowMore } from './ShowMore.tsx'
import { SlowList } from './SlowList.tsx'
import { useLoadAll } from './use-load-all.ts'
import { useSecondLook } from './use-second-look.ts'

interface Props {
  place: Place
  look: ListLook
  query: PartsQuery
  /** What was searched for, where the list is what was found. */
  words?: string
  /** What stands there when the list is empty; absent: what the place says itself. */
  nothing?: ReactNode
  /** Without documents that several people work on. */
  hidesTogether?: boolean
}

/** A list that comes in parts, as it is scrolled. */
export function PagedContent({ place, look, query, words, nothing, hidesTogether = false }: Props) {
  const list = useInfiniteQuery(query)
  const { data, isPending, isError, refetch, hasNextPage } = list
  const { error, clear } = useStandingError(list)
  const isLate = useDelayed(isPending && error === null)
  const { queryKey } = query
  const loadAll = useLoadAll(list, queryKey)
  const typed = useStore(nameFilter)
  const files = useMemo(() => {
    const listed = data ? entriesOf(data.pages).map(itemOfFile) : []
    return hidesTogether ? listed.filter(({ isTogether }) => !isTogether) : listed
  }, [data, hidesTogether])
  const following = useFollowing(place, {
    ids: useMemo(() => new Set(files.map(({ id }) => id)), [files]),
    at: list.dataUpdatedAt,
    refresh: () => void refetch(),
  })
  const all = useMemo(
    // What was searched for the server has found; only where it cannot be asked is this browser.
    () => (words === undefined ? withFollowing(files, following.items, following.standsFor) : files),
    [files, following, words],
  )
  const items = useMemo(() => filterByName(all, typed), [all, typed])
  useSeenParts(queryKey, list.isFetching)
  useSecondLook(() => void refetch())
  useEffect(() => {
    // A name may be in a part that nobody has scrolled to.
    if (typed.trim() !== '' && data) void loadAll()
  }, [typed, loadAll, data])
  const retry = () => {
    clear()
    void (list.isFetchNextPageError ? list.fetchNextPage() : refetch())
  }
  const standIn = { look, canStandIn: place.isCached ?? false, kind: place.root, words }
  if (isLate) return <SlowList look={look} onRetry={() => void askAfresh(queryKey, refetch)} />
  if (!data) {
    if (error === null) return null
    if (place.folderId !== undefined && isMissing(error)) return <FolderGone />
    return <ListError error={error} onRetry={retry} following={following.items} {...standIn} />
  }
  if (all.length === 0 && !hasNextPage) return nothing ?? <NothingHere place={place} />
  const tools = look !== 'rows' && <ListTools place={place} look={look} />
  const More = look === 'rows' ? MoreInHand : ShowMore
  if (items.length === 0 && typed.trim() !== '')
    return <NothingNamed typed={typed} tools={tools} count={all.length} isLooking={hasNextPage} loadAll={loadAll} />
  return (
    <>
      <FileList
        items={items}
        look={look}
        count={all.length}
        isComplete={!hasNextPage}
        loadAll={loadAll}
        tools={tools}
      />
      {/* What is there stays to be seen when the rest does not come. */}
      {isError && <ListError isBelow error={error} onRetry={retry} />}
      {hasNextPage && !isError && (
        <More
          key={data.pages.length}
          isBusy={list.isFetchingNextPage}
          cameAt={list.dataUpdatedAt}
          onWanted={() => void list.fetchNextPage()}
        />
      )}
    </>
  )
}

/** The first answer has not come: it is given up, and asked for once more. */
async function askAfresh(queryKey: QueryKey, refetch: () => Promise<unknown>): Promise<void> {
  await queryClient.cancelQueries({ queryKey })
  await refetch()
}

interface QueryState {
  error: unknown
  isSuccess: boolean
}

/** Keeps the last error on the screen during automatic retries; `clear` removes it for a retry by hand. */
function useStandingError({ error, isSuccess }: QueryState): { error: unknown; clear: () => void } {
  const [standing, stand] = useState<unknown>(null)
  const current = error ?? (isSuccess ? null : standing)
  if (current !== standing) stand(current)
  return { error: current, clear: () => stand(null) }
}
