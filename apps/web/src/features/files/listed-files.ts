import type { Data, FileEntry } from '@ramify/contract'
import type { InfiniteData } from '@tanstack/react-query'
import { queryClient } from '../../platform/api/query-client.ts'
import { fileQuery } from './folder-query.ts'

const lists = { queryKey: ['files'] }

/** Shows a change before the server has confirmed it; `null` takes the file out of the lists. */
export function changeListed(fileId: string, change: (entry: FileEntry) => FileEntry | null): void {
  const changed = (entry: FileEntry) => (entry.file_guid === fileId ? change(entry) : entry)
  queryClient.setQueriesData<InfiniteData<Data<'/ls'>>>(
    { queryKey: ['files', 'folder'] },
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => ({ ...page, files: page.files.flatMap((entry) => changed(entry) ?? []) })),
      },
  )
  queryClient.setQueryData(fileQuery(fileId).queryKey, (known) => known && (changed(known) ?? undefined))
}

/** The server knows better than any list here. */
export function refreshListed(): Promise<void> {
  return queryClient.invalidateQueries(lists)
}
