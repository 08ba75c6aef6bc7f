import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'

/** For each part of the list: a long one is asked for less often. */
const lookAgainAfter = 10_000

/** What is in a folder of the person, part after part; `null` is the outermost. */
export const folderQuery = (folderId: string | null) =>
  infiniteQueryOptions({
    queryKey: ['files', 'folder', folderId],
    queryFn: ({ pageParam: cursor, signal }) =>
      api(
        '/ls',
        { naotu_type: 0, ...(folderId !== null && { dir_guid: folderId }), ...(cursor !== null && { cursor }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ cursor }) => cursor,
    // Documents are edited in other tabs: whoever comes back to this one wants to see it.
    staleTime: 0,
    // And they are edited elsewhere while somebody looks on. What could not be fetched comes by itself in this way.
    refetchInterval: ({ state }) => lookAgainAfter * Math.max(1, state.data?.pages.length ?? 1),
  })

export const fileQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['files', 'info', fileId],
    queryFn: ({ signal }) => api('/file_info', { file_guid: fileId }, { signal }),
    staleTime: 0,
  })
