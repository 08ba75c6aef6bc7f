import type { Data } from '@ramify/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { currentToken } from '../../../platform/session/session-store.ts'

export type Folder = Data<'/get_root_tree'>['root']

/** All folders of the person, in the one in which everything lies. */
const treeQuery = queryOptions({
  queryKey: ['files', 'tree'],
  queryFn: ({ signal }) => api('/get_root_tree', {}, { signal }),
  // Asked for again whenever a list is; a folder made elsewhere is found by then.
  staleTime: 5_000,
})

export function useFolderTree() {
  return useQuery({ ...treeQuery, enabled: currentToken() !== null })
}

/** Shows a name before the server has confirmed it; `from` is what it is called until then. */
export function nameInTree(id: string, from: string, to: string): void {
  queryClient.setQueryData(treeQuery.queryKey, (known) => known && { ...known, root: named(known.root, id, from, to) })
}

function named(folder: Folder, id: string, from: string, to: string): Folder {
  if (folder.file_guid === id) return folder.file_name === from ? { ...folder, file_name: to } : folder
  return { ...folder, children: folder.children.map((child) => named(child, id, from, to)) }
}

/** As far as it is known. */
export function knownRoot(): Folder | null {
  return queryClient.getQueryData(treeQuery.queryKey)?.root ?? null
}
