import type { TeamEntry } from '@ramify/contract'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../platform/i18n/language.ts'
import { useDelayed } from '../../platform/use-delayed.ts'
import { ErrorState } from '../../ui/status/ErrorState.tsx'
import { Skeleton } from '../../ui/status/Skeleton.tsx'
import { AddressRow } from './AddressRow.tsx'
import { InviteField } from './InviteField.tsx'
import { MemberRow } from './MemberRow.tsx'
import { memberCount } from './member-count.ts'
import styles from './TeamPage.module.css'
import { membersQuery } from './team-acts.ts'

/** Who is in a team, and for its owner the way to invite more. */
export function TeamMembers({ team }: { team: TeamEntry }) {
  const translator = useText()
  const { text } = translator
  const { data, isPending, isError, error, refetch } = useQuery(membersQuery(team.team_id))
  const isLate = useDelayed(isPending)
  return (
    <>
      <h4 className={styles.heading}>
        {text('teams.members')}
        {data && <span className={styles.count}>{memberCount(data, translator)}</span>}
      </h4>
      {isLate && (
        <div role="status" aria-label={text('loading')} className={styles.row}>
          <Skeleton width={160} />
        </div>
      )}
      {isError && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && (
        <ul>
          {data.members.map((member) => (
            <MemberRow key={member.user_id} team={team} member={member} />
          ))}
          {data.invitations.map((invitation) => (
            <AddressRow key={invitation.id} team={team} invitation={invitation} />
          ))}
        </ul>
      )}
      {team.role === 'owner' && <InviteField team={team} />}
    </>
  )
}
