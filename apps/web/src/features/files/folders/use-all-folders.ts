import type { TeamEntry } from '@ramify/contract'
import { useQueries } from '@tanstack/react-query'
import { useText } from '../../../platform/i18n/language.ts'
import { useJoinedTeams } from '../teams/teams-query.ts'
import { wayTo } from './folder-tree.ts'
import { type Folder, treeQuery, useFolderTree } from './tree-query.ts'

interface AllFolders {
  /** Above one's own folders and those of each team; `undefined` while one's own are not known. */
  whole: Folder | undefined
  isComplete: boolean
  /** Whose folder it is; `null`: one's own. */
  teamOf: (folderId: string) => TeamEntry | null
  error: unknown
  refetch: () => void
}

/** The folders that things can be put into: one's own, and those of the teams one is in. */
export function useAllFolders(): AllFolders {
  const { text } = useText()
  const own = useFolderTree()
  const teams = useJoinedTeams()
  const trees = useQueries({ queries: teams.map(({ team_id }) => treeQuery(team_id)) })
  const tops = teams.flatMap((team, nth) => {
    const root = trees[nth]?.data?.root
    return root ? [{ team, root: { ...root, file_name: team.team_name } }] : []
  })
  const ownTop = own.data && { ...own.data.root, file_name: text('files.maps') }
  return {
    whole: ownTop && {
      file_guid: '',
      file_name: '',
      document_num: 0,
      children: [ownTop, ...tops.map(({ root }) => root)],
    },
    isComplete: own.data?.is_complete !== false && trees.every(({ data }) => data?.is_complete !== false),
    teamOf: (folderId) => tops.find(({ root }) => wayTo(root, folderId) !== null)?.team ?? null,
    error: own.data ? null : own.error,
    refetch: () => void own.refetch(),
  }
}
