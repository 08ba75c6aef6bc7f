import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import type { PlainTextKey } from '../../../platform/i18n/plain-text-key.ts'
import { useStore } from '../../../platform/store.ts'
import { useDelayed } from '../../../platform/use-delayed.ts'
import { FileSections } from '../entries/FileSections.tsx'
import { itemOfFile } from '../file-item.ts'
import { filterByName, nameFilter } from '../list/name-filter.ts'
import { ListError } from '../paged-list/ListError.tsx'
import { MoreInHand } from '../paged-list/MoreInHand.tsx'
import { NothingHere } from '../paged-list/NothingHere.tsx'
import { NothingNamed } from '../paged-list/NothingNamed.tsx'
import { SlowList } from '../paged-list/SlowList.tsx'
import { useLoadAll } from '../paged-list/use-load-all.ts'
import { useSecondLook } from '../paged-list/use-second-look.ts'
import { sharesQuery, viewedQuery } from '../parts/folder-query.ts'
import { entriesOf } from '../parts/part.ts'
import type { PartsQuery } from '../parts/parts-query.ts'
import { useSeenParts } from '../parts/use-seen-parts.ts'
import type { Place } from '../places/places.ts'

/** Both lists of share links on one page: of the person's own documents, below them those of others that the person has looked at. */
export function SharedInHand({ place }: { place: Place }) {
  const own = useLinked(sharesQuery())
  const viewed = useLinked(viewedQuery())
  const { text } = useText()
  const typed = useStore(nameFilter)
  const isLate = useDelayed(own.isPending || viewed.isPending)
  useSecondLook(() => void Promise.all([own.refetch(), viewed.refetch()]))
  const isFiltered = typed.trim() !== ''
  const { loadAll: loadOwn } = own
  const { loadAll: loadViewed } = viewed
  const loadAll = useCallback(async () => (await loadOwn()) && (await loadViewed()), [loadOwn, loadViewed])
  useEffect(() => {
    // A name may be in a part that nobody has scrolled to.
    if (isFiltered) void loadAll()
  }, [isFiltered, loadAll])
  const shown = useMemo(() => {
    const ofOwn = filterByName(own.items ?? [], typed)
    // What is below comes once all above it has.
    const ofViewed = own.hasNextPage ? [] : filterByName(viewed.items ?? [], typed)
    return { own: ofOwn, viewed: ofViewed, all: [...ofOwn, ...ofViewed] }
  }, [own.items, own.hasNextPage, viewed.items, typed])
  if (!own.items || !viewed.items) {
    const failed = [own, viewed].find(({ items, error }) => !items && error !== null)
    if (failed) return <ListError error={failed.error} onRetry={() => void failed.refetch()} look="rows" />
    return isLate && <SlowList look="rows" onRetry={() => void Promise.all([own.refetch(), viewed.refetch()])} />
  }
  const count = own.items.length + viewed.items.length
  const next = own.hasNextPage ? own : viewed
  const { hasNextPage, isError } = next
  if (count === 0 && !hasNextPage) return <NothingHere place={place} />
  if (isFiltered && shown.all.length === 0)
    return <NothingNamed typed={typed} tools={null} count={count} isLooking={hasNextPage} loadAll={loadAll} />
  const section = (items: typeof shown.own, heading: PlainTextKey, nothing: PlainTextKey) => ({
    heading: text(heading),
    items,
    nothing: isFiltered ? null : text(nothing),
  })
  return (
    <>
      <FileSections
        sections={[
          section(shown.own, 'shares.mine', 'files.shares.empty'),
          ...(own.hasNextPage ? [] : [section(shown.viewed, 'files.shared-with-me', 'files.shared-with-me.empty')]),
        ]}
        items={shown.all}
        count={count}
        isComplete={!hasNextPage}
        loadAll={loadAll}
      />
      {isError && <ListError isBelow error={next.error} onRetry={() => void next.refetch()} />}
      {hasNextPage && !isError && (
        <MoreInHand
          isBusy={next.isFetchingNextPage}
          cameAt={next.dataUpdatedAt}
          onWanted={() => void next.fetchNextPage()}
        />
      )}
    </>
  )
}

function useLinked(query: PartsQuery) {
  const list = useInfiniteQuery(query)
  const { data, isFetching } = list
  const loadAll = useLoadAll(list, query.queryKey)
  useSeenParts(query.queryKey, isFetching)
  const items = useMemo(() => data && entriesOf(data.pages).map(itemOfFile), [data])
  return { ...list, items, loadAll }
}
