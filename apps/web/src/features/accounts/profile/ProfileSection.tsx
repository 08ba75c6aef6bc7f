import type { User } from '@ramify/contract'
import { useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { lazyDialog } from '../../../platform/lazy-module.tsx'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { AccountRow, AccountSection } from '../AccountSection.tsx'
import { PlanPill, usePlan } from '../PlanPill.tsx'
import { CopyButton } from './CopyButton.tsx'
import { NicknameDialog } from './NicknameDialog.tsx'
import styles from './ProfileSection.module.css'

const AvatarDialog = lazyDialog(() => import('./AvatarDialog.tsx').then((room) => room.AvatarDialog))

/** Who somebody is to others. */
export function ProfileSection({ user }: { user: User }) {
  const { text } = useText()
  const plan = usePlan()
  const [open, setOpen] = useState<'avatar' | 'nickname' | null>(null)
  const close = () => setOpen(null)
  const change = (what: 'avatar' | 'nickname', label: string) => (
    <Button aria-label={text('accounts.change.what', { what: label })} onClick={() => setOpen(what)}>
      {text('accounts.change')}
    </Button>
  )
  return (
    <AccountSection heading={text('accounts.profile')}>
      <AccountRow label={text('accounts.avatar')}>
        <span className={styles.value}>
          <Avatar person={user} size={32} />
          {change('avatar', text('accounts.avatar'))}
        </span>
      </AccountRow>
      <AccountRow label={text('accounts.nickname')}>
        <span className={styles.value}>
          {user.nickname}
          {change('nickname', text('accounts.nickname'))}
        </span>
      </AccountRow>
      <AccountRow label={text('accounts.id')}>
        <CopyButton label={text('accounts.id.copy')} copied={user.user_id} />
      </AccountRow>
      {plan !== null && (
        <AccountRow label={text('accounts.plan')}>
          <PlanPill />
        </AccountRow>
      )}
      {open === 'nickname' && <NicknameDialog nickname={user.nickname} onClose={close} />}
      {open === 'avatar' && <AvatarDialog user={user} onClose={close} />}
    </AccountSection>
  )
}
