import type { PlanName } from '@ramify/contract'
import { useQuery } from '@tanstack/react-query'
import { Gem } from 'lucide-react'
import { useText } from '../../platform/i18n/language.ts'
import { userInfoQuery } from '../../platform/session/user-info.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './PlanPill.module.css'

/** The person's plan; `null` where this server has none, and until it has told. */
export function usePlan(): PlanName | null {
  const { data } = useQuery(userInfoQuery)
  return data?.membership === 'on' ? data.plan : null
}

/** What the person's plan is called. */
export function PlanPill() {
  const { text } = useText()
  const plan = usePlan()
  if (plan === null) return null
  const isVip = plan === 'vip'
  return (
    <span className={classNames(styles.pill, isVip && styles.vip)}>
      {isVip && <Icon icon={Gem} size="s" />}
      {text(isVip ? 'accounts.plan.vip' : 'accounts.plan.free')}
    </span>
  )
}
