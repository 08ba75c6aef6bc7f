import type { TeamEntry } from '@ramify/contract'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { isWithin } from '../folders/folder-tree.ts'
import { knownTrees } from '../folders/tree-query.ts'
import { fileQuery } from '../parts/folder-query.ts'
import { folderAt, teamTrashAt } from '../places/paths.ts'
import { knownTeams, useJoinedTeams } from './teams-query.ts'

/** The team in whose files one is: in a folder of it, or in its trash. */
export function useTeamHere(): TeamEntry | null {
  const [path] = useLocation()
  const ofFolder = useTeamOfFolder(folderAt(path))
  const teams = useJoinedTeams()
  const trashOf = teamTrashAt(path)
  return ofFolder ?? teams.find(({ team_id }) => team_id === trashOf) ?? null
}

/** The team that a folder belongs to; `null` of one's own, and while that is not known. */
export function useTeamOfFolder(folderId: string | null): TeamEntry | null {
  const teams = useJoinedTeams()
  const folder = useQuery({ ...fileQuery(folderId ?? ''), enabled: folderId !== null && teams.length > 0 })
  if (folderId === null) return null
  return teams.find(({ team_id, root_guid }) => root_guid === folderId || team_id === folder.data?.team_id) ?? null
}

/** The same of a folder that something is dropped on, by what is known of all trees. */
export function knownTeamOf(folderId: string): TeamEntry | null {
  return (
    knownTeams().find(({ team_id, root_guid }) => {
      const tree = knownTrees().get(team_id)
      return root_guid === folderId || (tree && isWithin(tree, folderId, new Set([tree.file_guid])))
    }) ?? null
  )
}
