import { useText } from '../../../platform/i18n/language.ts'
import { folderPath, homePath } from '../places/paths.ts'
import type { Place } from '../places/places.ts'
import { useTeamOfFolder } from '../teams/team-here.ts'
import { wayTo } from './folder-tree.ts'
import { useFolderTree } from './tree-query.ts'

/** Where the way up from the page of a folder leads; to all maps while its folder is not known. `null` on other pages. */
export function useFolderAbove({ folderId }: Place): { path: string; name: string } | null {
  const { text } = useText()
  const team = useTeamOfFolder(folderId ?? null)
  const root = useFolderTree(team?.team_id ?? null).data?.root
  if (folderId === undefined) return null
  const above = root && wayTo(root, folderId)?.at(-2)
  if (above && above === root && team) return { path: folderPath(root.file_guid), name: team.team_name }
  if (!above || above === root) return { path: homePath, name: text('files.maps') }
  return { path: folderPath(above.file_guid), name: above.file_name }
}
