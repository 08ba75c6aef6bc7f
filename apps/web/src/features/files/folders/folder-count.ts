import { wayTo } from './folder-tree.ts'
import { useFolderTree } from './tree-query.ts'

/** How many documents lie in a folder; `null` until it is known. */
export function useFolderCount(id: string, teamId: string | null): number | null {
  const root = useFolderTree(teamId).data?.root
  return (root && wayTo(root, id)?.at(-1)?.document_num) ?? null
}
