import type { TeamEntry } from '@ramify/contract'
import type { KindName } from '@ramify/document'
import type { Translator } from '@ramify/locales'
import { wayTo } from './folder-tree.ts'
import type { Folder } from './tree-query.ts'

/** "Flowcharts / Work", or the name of the team first; only that where the folder is not known. */
export function whereIs(
  folderId: string | null,
  root: Folder | null,
  kind: KindName | null,
  { text }: Translator,
  team?: Pick<TeamEntry, 'team_name'> | undefined,
): string {
  const way = root && folderId !== null ? wayTo(root, folderId) : null
  const list = text(kind === 'flowchart' ? 'files.flowcharts' : 'files.maps')
  return [team?.team_name ?? list, ...(way ?? []).slice(1).map(({ file_name }) => file_name)].join(' / ')
}
