import { useInfiniteQuery } from '@tanstack/react-query'
import { useDelayed } from '../../platform/use-delayed.ts'
import { FileList } from './FileList.tsx'
import { FileListSkeleton } from './FileListSkeleton.tsx'
import { itemOfFile } from './file-item.ts'
import { folderQuery } from './folder-query.ts'
import { ListError } from './ListError.tsx'
import type { ListLook } from './list-look.ts'
import { NothingHere } from './NothingHere.tsx'
import type { Place } from './places.ts'
import { ShowMore } from './ShowMore.tsx'
import { useSecondLook } from './use-second-look.ts'
import { useStandingError } from './use-standing-error.ts'

/** What is in a folder of the person. */
export function FolderContent({ place, look }: { place: Place; look: ListLook }) {
  const list = useInfiniteQuery(folderQuery(place.folderId ?? null))
  const { data, isPending, isError, refetch, hasNextPage } = list
  const { error, clear } = useStandingError(list)
  const isLate = useDelayed(isPending && error === null)
  useSecondLook(() => void refetch())
  const retry = () => {
    clear()
    void (list.isFetchNextPageError ? list.fetchNextPage() : refetch())
  }
  if (isLate) return <FileListSkeleton look={look} />
  if (!data) return error !== null && <ListError error={error} onRetry={retry} />
  const items = data.pages.flatMap(({ files }) => files).map(itemOfFile)
  if (items.length === 0 && !hasNextPage) return <NothingHere place={place} />
  return (
    <>
      <FileList items={items} look={look} />
      {/* What is there stays to be seen when the rest does not come. */}
      {isError && <ListError error={error} onRetry={retry} />}
      {hasNextPage && !isError && (
        <ShowMore key={data.pages.length} isBusy={list.isFetchingNextPage} onWanted={() => void list.fetchNextPage()} />
      )}
    </>
  )
}
