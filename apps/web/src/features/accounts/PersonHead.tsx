import type { User } from '@ramify/contract'
import { Crown } from 'lucide-react'
import { useText } from '../../platform/i18n/language.ts'
import { shell } from '../../platform/native-shell/shell.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PlanPill, usePlan } from './PlanPill.tsx'
import styles from './UserPage.module.css'

/** Who somebody is. In an app with the number that its support asks for, and a crown in place of the plan's name. */
export function PersonHead({ user }: { user: User }) {
  const { text } = useText()
  const isVip = usePlan() === 'vip'
  const { user_id, nickname, email, phone } = user
  const isInApp = shell !== null
  return (
    <div className={styles.person}>
      <div className={styles.picture}>
        <Avatar person={user} size={64} />
        {isInApp && isVip && (
          <span role="img" className={styles.crown} aria-label={text('accounts.plan.vip')}>
            <Icon icon={Crown} size="s" />
          </span>
        )}
      </div>
      <div className={styles.names}>
        <p className={styles.nickname}>
          {nickname} {!isInApp && <PlanPill />}
        </p>
        <p className={styles.contact}>{email ?? phone}</p>
        {isInApp && <p className={styles.contact}>{text('native.account-id', { id: user_id })}</p>}
      </div>
    </div>
  )
}
