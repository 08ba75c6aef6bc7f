import { useText } from '../../platform/i18n/language.ts'
import { useStore } from '../../platform/store.ts'
import { useDelayed } from '../../platform/use-delayed.ts'
import { usePageTitle } from '../../platform/use-page-title.ts'
import { ActionTextButton } from '../../ui/buttons/ActionTextButton.tsx'
import { EmptyState } from '../../ui/status/EmptyState.tsx'
import { ErrorState } from '../../ui/status/ErrorState.tsx'
import { Skeleton } from '../../ui/status/Skeleton.tsx'
import { AccountSection } from '../accounts/index.ts'
import { useTeams } from '../files/index.ts'
import { InvitationRow } from './InvitationRow.tsx'
import { TeamNameDialog } from './TeamNameDialog.tsx'
import styles from './TeamPage.module.css'
import { TeamSection } from './TeamSection.tsx'
import { isNaming } from './team-actions.ts'

/** Invitations, and the teams one is in with their members. The frame has the page's title. */
export function TeamPage() {
  const { text } = useText()
  const { data: teams, isPending, isError, error, refetch } = useTeams()
  const isLate = useDelayed(isPending)
  const isNew = useStore(isNaming)
  usePageTitle(text('teams.title'))
  const invitations = teams?.filter(({ state }) => state === 'invited') ?? []
  const joined = teams?.filter(({ state }) => state === 'member') ?? []
  return (
    <div className={styles.column}>
      {isLate && <TeamSkeleton />}
      {isError && !teams && <ErrorState error={error} onRetry={() => void refetch()} />}
      {invitations.length > 0 && (
        <AccountSection heading={text('teams.invitations')}>
          <ul>
            {invitations.map((team) => (
              <InvitationRow key={team.team_id} team={team} />
            ))}
          </ul>
        </AccountSection>
      )}
      {joined.length > 0 && (
        <AccountSection heading={text('teams.own')}>
          {joined.map((team) => (
            <TeamSection key={team.team_id} team={team} isAlone={joined.length === 1} />
          ))}
        </AccountSection>
      )}
      {teams && joined.length === 0 && (
        <EmptyState drawing="folder" title={text('teams.empty')} sentence={text('teams.empty.sentence')} />
      )}
      {teams && (
        <div className={joined.length === 0 ? styles.middle : styles.end}>
          <ActionTextButton id="teams.new" />
        </div>
      )}
      {isNew && <TeamNameDialog team={null} onClose={() => isNaming.set(false)} />}
    </div>
  )
}

function TeamSkeleton() {
  const { text } = useText()
  return (
    <div role="status" aria-label={text('loading')}>
      {[180, 140].map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton width={width} />
          <Skeleton width={width + 60} />
        </div>
      ))}
    </div>
  )
}
