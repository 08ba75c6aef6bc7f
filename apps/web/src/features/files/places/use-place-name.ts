import { CallError } from '@ramify/contract'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../platform/i18n/language.ts'
import { fileQuery } from '../parts/folder-query.ts'
import { useJoinedTeams } from '../teams/teams-query.ts'
import type { Place } from './places.ts'

/** What the page is called: a folder by its own name or that of its team, once that is known. */
export function usePlaceName({ title, folderId }: Place): string | null {
  const { text } = useText()
  const teams = useJoinedTeams()
  const folder = useQuery({ ...fileQuery(folderId ?? ''), enabled: folderId !== undefined })
  if (folderId === undefined) return text(title)
  const team = teams.find(({ root_guid }) => root_guid === folderId)
  if (team) return team.team_name
  return folder.data?.file_name ?? (isMissing(folder.error) ? text('files.folder') : null)
}

/** The page is of a folder that is not there, or not for this person. */
export function useIsFolderMissing({ folderId }: Place): boolean {
  const folder = useQuery({ ...fileQuery(folderId ?? ''), enabled: folderId !== undefined })
  return isMissing(folder.error)
}

export const isMissing = (error: unknown): boolean =>
  error instanceof CallError && (error.errno === -104 || error.errno === -400)
