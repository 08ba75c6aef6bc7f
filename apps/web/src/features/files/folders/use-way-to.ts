import type { TeamEntry } from '@ramify/contract'
import { useMemo } from 'react'
import { useTeamOfFolder } from '../teams/team-here.ts'
import { wayTo } from './folder-tree.ts'
import { useFolderTree } from './tree-query.ts'

interface Way {
  /** Whose files it is among; null: the person's own. */
  readonly team: TeamEntry | null
  /** From below the outermost folder to the one asked for; empty while they are not known. */
  readonly folders: readonly { readonly id: string; readonly name: string }[]
}

/** The folders around a folder, and itself. */
export function useWayTo(folderId: string | null): Way {
  const team = useTeamOfFolder(folderId)
  const root = useFolderTree(team?.team_id ?? null).data?.root
  const folders = useMemo(() => {
    const way = (root && folderId !== null && wayTo(root, folderId)) || []
    return way.slice(1).map(({ file_guid: id, file_name: name }) => ({ id, name }))
  }, [root, folderId])
  return { team, folders }
}
