import type { Translator } from '@ramify/locales'
import { wayTo } from './folder-tree.ts'
import type { Folder } from './tree-query.ts'

/** "Mind maps / Work"; only the first of it where the folder is not known. */
export function whereIs(folderId: string | null, root: Folder | null, { text }: Translator): string {
  const way = root && folderId !== null ? wayTo(root, folderId) : null
  return [text('files.maps'), ...(way ?? []).slice(1).map(({ file_name }) => file_name)].join(' / ')
}
