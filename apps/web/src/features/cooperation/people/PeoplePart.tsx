import type { Team } from '@ramify/contract'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../platform/i18n/language.ts'
import { sessionStore } from '../../../platform/session/session-store.ts'
import { useStore } from '../../../platform/store.ts'
import { useDelayed } from '../../../platform/use-delayed.ts'
import { useOnline } from '../../../platform/use-online.ts'
import { ErrorState } from '../../../ui/status/ErrorState.tsx'
import { Skeleton } from '../../../ui/status/Skeleton.tsx'
import { teamQuery } from '../team/team-queries.ts'
import { InviteField } from './InviteField.tsx'
import { InviteLink } from './InviteLink.tsx'
import { Members } from './Members.tsx'
import { ModeChoice } from './ModeChoice.tsx'
import styles from './PeoplePart.module.css'
import { useEditRequests, Waiting } from './Waiting.tsx'

const presenceIntervalMs = 10_000

/** The people of a file: the upper part of the share dialog. Every change is saved at once. */
export function PeoplePart({ fileId }: { fileId: string }) {
  const { text } = useText()
  const {
    data: team,
    error,
    isPending,
    refetch,
  } = useQuery({
    ...teamQuery(fileId),
    // Nobody tells this page who comes and goes.
    refetchInterval: ({ state }) => state.data?.is_cooperation === 1 && presenceIntervalMs,
  })
  const isLate = useDelayed(isPending)
  const isOnline = useOnline()
  const me = useStore(sessionStore)?.user?.user_id
  if (!team) {
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
    return isLate ? <Loading /> : null
  }
  const canManage = team.members.some(({ user_id, role }) => user_id === me && role === 'owner')
  return (
    <fieldset className={styles.people} disabled={!isOnline} aria-label={text('cooperation.people')}>
      {canManage && <InviteField fileId={fileId} />}
      {!isOnline && <p className={styles.offline}>{text('files.needs-connection')}</p>}
      <div className={styles.list}>
        <Everybody team={team} canManage={canManage} />
      </div>
      {canManage && team.is_cooperation === 1 && (
        <div className={styles.mode}>
          <ModeChoice team={team} />
        </div>
      )}
      {canManage && <InviteLink team={team} />}
    </fieldset>
  )
}

/** Who asks to edit stands among those who wait, with the answers in place of the role. */
function Everybody({ team, canManage }: { team: Team; canManage: boolean }) {
  const asking = new Set(useEditRequests(team).map(({ user_id }) => user_id))
  const members = canManage ? team.members.filter(({ user_id }) => !asking.has(user_id)) : team.members
  return (
    <>
      <Members team={{ ...team, members }} canManage={canManage} />
      {canManage && <Waiting team={team} />}
    </>
  )
}

function Loading() {
  return (
    <div className={styles.loading}>
      <Skeleton width={320} />
      <Skeleton width={180} />
      <Skeleton width={220} />
    </div>
  )
}
