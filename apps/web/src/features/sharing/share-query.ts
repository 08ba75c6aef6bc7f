import { queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'

/** How a document is shared, for who may share it. */
export const shareQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['share', fileId],
    queryFn: ({ signal }) => api('/share_info', { file_guid: fileId }, { signal }),
    staleTime: 0,
  })
