import type { TeamEntry } from '@ramify/contract'
import { useMutation } from '@tanstack/react-query'
import { useText } from '../../platform/i18n/language.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import styles from './TeamPage.module.css'
import { TeamPicture } from './TeamPicture.tsx'
import { accept, decline } from './team-acts.ts'

export function InvitationRow({ team }: { team: TeamEntry }) {
  const { text } = useText()
  const { team_name: name, invited_by, owner, members } = team
  const joining = useMutation({ mutationFn: () => accept(team) })
  const declining = useMutation({ mutationFn: () => decline(team) })
  const by = (invited_by ?? owner).nickname
  return (
    <li className={styles.row}>
      <TeamPicture team={team} size={36} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.meta}>{text('teams.invited-by', { name: by, count: members })}</p>
      </div>
      <div className={styles.acts}>
        <Button
          variant="quiet"
          aria-label={text('teams.decline.named', { team: name })}
          isBusy={declining.isPending}
          onClick={() => declining.mutate()}
        >
          {text('teams.decline')}
        </Button>
        <Button
          aria-label={text('teams.accept.named', { team: name })}
          isBusy={joining.isPending}
          onClick={() => joining.mutate()}
        >
          {text('teams.accept')}
        </Button>
      </div>
    </li>
  )
}
