import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'

/** What of a person's trash this file is, or the folder there in which it lies: that is what can be restored. */
export const trashedQuery = (id: string) =>
  queryOptions({
    queryKey: ['files', 'trashed', id],
    queryFn: async ({ signal }) => (await api('/ls_trash', { file_guid: id, limit: 1 }, { signal })).files[0] ?? null,
    staleTime: 0,
  })
