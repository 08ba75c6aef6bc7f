import { queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { queryClient } from '../../platform/api/query-client.ts'

/** Whether the person has muted a document. */
export const mutedQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['muted', fileId],
    queryFn: async ({ signal }) => (await api('/mute_document', { file_guid: fileId }, { signal })).muted,
    staleTime: 60_000,
  })

/** As far as is known by now. */
export const isMuted = (fileId: string): boolean => queryClient.getQueryData(mutedQuery(fileId).queryKey) ?? false
