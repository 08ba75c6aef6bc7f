import type { FolderBranch, FolderEntry } from '@ramify/contract'

/** A folder as the tree needs it. */
export interface FolderRow {
  id: string
  /** Null: the root. */
  parent_id: string | null
  name: string
}

/** Folders in the order in which they come in, their documents counted. What hangs on nothing that came in is left out. */
export function folderTree(rows: readonly FolderRow[], counts: ReadonlyMap<string, number>): FolderBranch | undefined {
  const branches = new Map<string, FolderBranch>()
  for (const { id, name } of rows) {
    branches.set(id, { file_guid: id, file_name: name, document_num: counts.get(id) ?? 0, children: [] })
  }
  let root: FolderBranch | undefined
  for (const { id, parent_id } of rows) {
    const branch = branches.get(id) as FolderBranch
    if (parent_id === null) root = branch
    else branches.get(parent_id)?.children.push(branch)
  }
  return root
}

/** The same in one list: each after the one it lies in, with the names on the way to it. */
export function folderList(root: FolderBranch): FolderEntry[] {
  const entries: FolderEntry[] = []
  const add = ({ file_guid: parent_guid, children }: FolderBranch, path: string[]) => {
    for (const child of children) {
      const { file_guid, file_name, document_num } = child
      entries.push({ file_guid, parent_guid, file_name, path, document_num })
      add(child, [...path, file_name])
    }
  }
  add(root, [])
  return entries
}
