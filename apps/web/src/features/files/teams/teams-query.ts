import type { TeamEntry } from '@ramify/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { features } from '../../../platform/features.ts'
import { currentToken } from '../../../platform/session/session-store.ts'

/** The teams of the person, and those they are invited to. */
export const teamsQuery = queryOptions({
  queryKey: ['teams'],
  queryFn: async ({ signal }) => (await api('/team_list', {}, { signal })).teams,
  staleTime: 5_000,
  // Whoever is invited sees it without a reload.
  refetchInterval: 60_000,
})

export function useTeams() {
  return useQuery({ ...teamsQuery, enabled: features.teams && currentToken() !== null })
}

const none: readonly TeamEntry[] = []

/** Those the person is in, as far as they are known. */
export const useJoinedTeams = (): readonly TeamEntry[] => useTeams().data?.filter(isJoined) ?? none

export const knownTeams = (): readonly TeamEntry[] =>
  queryClient.getQueryData(teamsQuery.queryKey)?.filter(isJoined) ?? none

const isJoined = ({ state }: TeamEntry) => state === 'member'
