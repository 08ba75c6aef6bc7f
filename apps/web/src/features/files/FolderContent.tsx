import { useInfiniteQuery } from '@tanstack/react-query'
import { useDelayed } from '../../platform/use-delayed.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FileList } from './FileList.tsx'
import { FileListSkeleton } from './FileListSkeleton.tsx'
import { itemOfFile } from './file-item.ts'
import { folderQuery } from './folder-query.ts'
import type { ListLook } from './list-look.ts'
import { NothingHere } from './NothingHere.tsx'
import type { Place } from './places.ts'
import { ShowMore } from './ShowMore.tsx'

/** What is in a folder of the person. */
export function FolderContent({ place, look }: { place: Place; look: ListLook }) {
  const list = useInfiniteQuery(folderQuery(place.folderId ?? null))
  const { data, isPending, isError, error, refetch, hasNextPage } = list
  const isLate = useDelayed(isPending)
  if (isLate) return <FileListSkeleton look={look} />
  if (!data) return isError && <ErrorState error={error} onRetry={() => void refetch()} />
  const items = data.pages.flatMap(({ files }) => files).map(itemOfFile)
  if (items.length === 0 && !hasNextPage) return <NothingHere place={place} />
  return (
    <>
      <FileList items={items} look={look} />
      {/* What is there stays to be seen when the rest does not come. */}
      {isError && <ErrorState error={error} onRetry={() => void list.fetchNextPage()} />}
      {hasNextPage && !isError && (
        <ShowMore key={data.pages.length} isBusy={list.isFetchingNextPage} onWanted={() => void list.fetchNextPage()} />
      )}
    </>
  )
}
