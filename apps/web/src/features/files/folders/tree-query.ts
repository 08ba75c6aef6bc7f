import type { Data } from '@ramify/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { currentToken } from '../../../platform/session/session-store.ts'

export type Folder = Data<'/get_root_tree'>['root']

const treeKey = ['files', 'tree']

/** All folders of the person (`null`) or of a team, in the one in which everything lies. */
export const treeQuery = (teamId: string | null) =>
  queryOptions({
    queryKey: [...treeKey, teamId],
    queryFn: ({ signal }) => api('/get_root_tree', teamId === null ? {} : { team_id: teamId }, { signal }),
    // Asked for again whenever a list is; a folder made elsewhere is found by then.
    staleTime: 5_000,
  })

export function useFolderTree(teamId: string | null = null) {
  return useQuery({ ...treeQuery(teamId), enabled: currentToken() !== null })
}

/** Shows a name before the server has confirmed it; `from` is what it is called until then. */
export function nameInTree(id: string, from: string, to: string): void {
  queryClient.setQueriesData<Data<'/get_root_tree'>>(
    { queryKey: treeKey },
    (known) => known && { ...known, root: named(known.root, id, from, to) },
  )
}

function named(folder: Folder, id: string, from: string, to: string): Folder {
  if (folder.file_guid === id) return folder.file_name === from ? { ...folder, file_name: to } : folder
  return { ...folder, children: folder.children.map((child) => named(child, id, from, to)) }
}

/** All that are known: one's own under `null`, and those of teams. */
export function knownTrees(): ReadonlyMap<string | null, Folder> {
  const known = queryClient.getQueriesData<Data<'/get_root_tree'>>({ queryKey: treeKey })
  return new Map(known.flatMap(([key, data]) => (data ? [[key[2] as string | null, data.root]] : [])))
}
