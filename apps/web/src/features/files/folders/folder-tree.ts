/** A folder with those in it; the outermost holds everything. */
interface Branch<Self> {
  readonly file_guid: string
  readonly file_name: string
  readonly document_num: number
  readonly children: readonly Self[]
}

interface Node extends Branch<Node> {}

/** A folder as a row of a tree. */
export interface FolderRow {
  readonly id: string
  readonly name: string
  /** From 1 on. */
  readonly level: number
  readonly hasChildren: boolean
  readonly isOpen: boolean
  readonly parentId: string | null
  /** Among those of the same folder, from 1 on. */
  readonly position: number
  readonly setSize: number
}

/** The rows of everything below a folder whose way there is open. */
export function rowsBelow(root: Node, isOpen: (id: string) => boolean, level = 1, parentId: string | null = null) {
  const rows: FolderRow[] = []
  for (const [nth, child] of root.children.entries()) {
    const hasChildren = child.children.length > 0
    const row: FolderRow = {
      id: child.file_guid,
      name: child.file_name,
      level,
      hasChildren,
      isOpen: hasChildren && isOpen(child.file_guid),
      parentId,
      position: nth + 1,
      setSize: root.children.length,
    }
    rows.push(row)
    if (row.isOpen) rows.push(...rowsBelow(child, isOpen, level + 1, child.file_guid))
  }
  return rows
}

/** From the outermost to the folder, both with it; `null` where it is not among them. */
export function wayTo(root: Node, id: string): Node[] | null {
  if (root.file_guid === id) return [root]
  for (const child of root.children) {
    const way = wayTo(child, id)
    if (way) return [root, ...way]
  }
  return null
}

/** The row of a folder, or of the nearest around it while the way to it is closed; `null` where there is none. */
export function nearestShown(root: Node, id: string, rows: readonly FolderRow[]): string | null {
  const shown = new Set(rows.map((row) => row.id))
  return wayTo(root, id)?.findLast(({ file_guid }) => shown.has(file_guid))?.file_guid ?? null
}

/** Whether it lies in one of these folders, or is one. */
export function isWithin(root: Node, id: string, folders: ReadonlySet<string>): boolean {
  return wayTo(root, id)?.some(({ file_guid }) => folders.has(file_guid)) ?? false
}

/** Documents in it and in everything below. */
export function documentsIn({ document_num, children }: Node): number {
  return children.reduce((sum, child) => sum + documentsIn(child), document_num)
}

type TreeStep = { go: string } | { open: string } | { close: string } | null

/** What a key does in a tree, as every tree does it. */
export function treeStep(rows: readonly FolderRow[], id: string, key: string): TreeStep {
  const index = rows.findIndex((row) => row.id === id)
  const row = rows[index]
  if (!row) return null
  const go = (to: FolderRow | undefined): TreeStep => (to ? { go: to.id } : null)
  switch (key) {
    case 'ArrowDown':
      return go(rows[index + 1])
    case 'ArrowUp':
      return go(rows[index - 1])
    case 'Home':
      return go(rows[0])
    case 'End':
      return go(rows.at(-1))
    case 'ArrowRight':
      if (!row.hasChildren) return null
      return row.isOpen ? go(rows[index + 1]) : { open: id }
    case 'ArrowLeft':
      return row.isOpen ? { close: id } : go(rows.find((other) => other.id === row.parentId))
    default:
      return null
  }
}
