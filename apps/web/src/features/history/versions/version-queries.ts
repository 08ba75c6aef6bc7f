import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { fetchContent } from '../../../platform/api/fetch-content.ts'

/** The versions of a document, newest first, part after part. */
export const versionsQuery = (fileId: string) =>
  infiniteQueryOptions({
    queryKey: ['history', fileId, 'versions'],
    queryFn: ({ pageParam: cursor, signal }) =>
      api('/get_history_data', { file_guid: fileId, ...(cursor !== null && { cursor }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ cursor }) => cursor,
    staleTime: 0,
  })

/** What a version says: it never changes. */
export const contentQuery = (fileId: string, versionId: number) =>
  queryOptions({
    queryKey: ['history', fileId, 'content', versionId],
    queryFn: async ({ signal }) => {
      const read = await api('/get_history_content', { file_guid: fileId, id: versionId }, { signal })
      return {
        content: read.content ?? (await fetchContent(read.content_url ?? '', signal)),
        resources: read.resources,
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
