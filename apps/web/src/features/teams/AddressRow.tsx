import type { TeamEntry, TeamInvitation } from '@ramify/contract'
import { Mail, Smartphone } from 'lucide-react'
import { useText } from '../../platform/i18n/language.ts'
import { relativeTime } from '../../platform/i18n/relative-time.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './TeamPage.module.css'
import { uninvite } from './team-acts.ts'

/** An address that was invited, and that nobody has an account with yet. */
export function AddressRow({ team, invitation }: { team: TeamEntry; invitation: TeamInvitation }) {
  const translator = useText()
  const { text } = translator
  const { kind, address: name, created_at } = invitation
  return (
    <li className={styles.row}>
      <span className={styles.address}>
        <Icon icon={kind === 'email' ? Mail : Smartphone} />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.meta}>
          {text('teams.invited', { time: relativeTime(created_at, Date.now(), translator) })}
        </p>
      </div>
      <Button
        variant="quiet"
        aria-label={text('teams.take-back.named', { name })}
        onClick={() => void uninvite(team, invitation)}
      >
        {text('teams.take-back')}
      </Button>
    </li>
  )
}
