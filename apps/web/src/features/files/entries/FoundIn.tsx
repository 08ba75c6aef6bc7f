import { useText } from '../../../platform/i18n/language.ts'
import { MarkedText } from '../../../ui/MarkedText.tsx'
import type { FileItem } from '../file-item.ts'
import { useFolderTree } from '../folders/tree-query.ts'
import { whereIs } from '../folders/where-is.ts'
import { useJoinedTeams } from '../teams/teams-query.ts'

/** The words around what was found in it; where it was found by its name, the folder it lies in. */
export function FoundIn({ item: { found, parentId, teamId, documentKind } }: { item: FileItem }) {
  const translator = useText()
  const root = useFolderTree(teamId).data?.root ?? null
  const team = useJoinedTeams().find((each) => each.team_id === teamId)
  return found ? <MarkedText {...found} /> : whereIs(parentId, root, documentKind, translator, team)
}
