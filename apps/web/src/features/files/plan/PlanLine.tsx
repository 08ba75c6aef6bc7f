import { useQueries, useQuery } from '@tanstack/react-query'
import { Gem } from 'lucide-react'
import { useText } from '../../../platform/i18n/language.ts'
import { currentToken } from '../../../platform/session/session-store.ts'
import { userInfoQuery } from '../../../platform/session/user-info.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { documentsIn } from '../folders/folder-tree.ts'
import { treeQuery, useFolderTree } from '../folders/tree-query.ts'
import { useJoinedTeams } from '../teams/teams-query.ts'
import { isPlanShown } from '../tell-refusal.ts'
import styles from './PlanLine.module.css'

/** "4 of 5 documents" and the way to more, where the plan has an end. */
export function PlanLine() {
  const { text } = useText()
  const { data: info } = useQuery({ ...userInfoQuery, enabled: currentToken() !== null })
  const tree = useFolderTree().data
  const ofTeams = useOwnedTrees()
  const limit = info?.limits.documents ?? null
  // Where there are more folders than one answer holds, nobody has counted.
  if (limit === null || !tree?.is_complete || !ofTeams.every((each) => each?.is_complete)) return null
  const count = [tree, ...ofTeams].reduce((sum, each) => sum + (each ? documentsIn(each.root) : 0), 0)
  return (
    <div className={styles.plan}>
      <p className={styles.words}>{text('plan.count', { count, limit })}</p>
      <div aria-hidden="true" className={styles.track}>
        <div className={styles.bar} style={{ width: `${Math.min(1, count / Math.max(1, limit)) * 100}%` }} />
      </div>
      <button type="button" className={styles.more} onClick={() => isPlanShown.set(true)}>
        <Icon icon={Gem} size="s" />
        {text('plan.more')}
      </button>
    </div>
  )
}

/** Documents of teams that the person owns count as theirs. */
function useOwnedTrees() {
  const owned = useJoinedTeams().filter(({ role }) => role === 'owner')
  return useQueries({ queries: owned.map(({ team_id }) => treeQuery(team_id)) }).map(({ data }) => data)
}
