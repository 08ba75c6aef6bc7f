import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'

/** Who works on a file. */
export const teamQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['team', fileId],
    queryFn: ({ signal }) => api('/team_worker', { action: 'ls', file_guid: fileId }, { signal }),
    staleTime: 5_000,
  })

/** Who asks for the right to write, for those who may answer. */
export const turnQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['turn', fileId],
    queryFn: ({ signal }) => api('/edit_permission', { action: 'ls', file_guid: fileId }, { signal }),
    staleTime: 5_000,
  })

export type ProjectList = 'ls_my' | 'ls_join'

export const projectsKey = ['cooperation']

/** Files that people work on together: one's own, or those one has joined. */
export const projectsQuery = (list: ProjectList) =>
  infiniteQueryOptions({
    queryKey: [...projectsKey, list],
    queryFn: ({ pageParam: cursor, signal }) =>
      api('/cooperation', { action: list, ...(cursor !== null && { cursor }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ cursor }) => cursor,
    staleTime: 5_000,
  })
