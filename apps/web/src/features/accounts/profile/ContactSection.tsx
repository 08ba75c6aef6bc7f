import type { User } from '@ramify/contract'
import { useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { AccountRow, AccountSection } from '../AccountSection.tsx'
import type { ContactKind } from '../entry/contact/contact.ts'
import { BindDialog } from './BindDialog.tsx'
import { PasswordRow } from './PasswordRow.tsx'
import styles from './ProfileSection.module.css'

/** How somebody signs in and where codes reach them. */
export function ContactSection({ user }: { user: User }) {
  const { text } = useText()
  const [open, setOpen] = useState<ContactKind | null>(null)
  const row = (kind: ContactKind, label: string) => {
    const value = user[kind]
    return (
      <AccountRow label={label}>
        <span className={styles.value}>
          {value ?? <span className={styles.none}>{text('accounts.none')}</span>}
          <Button
            aria-label={text(value === null ? 'accounts.add.what' : 'accounts.change.what', { what: label })}
            onClick={() => setOpen(kind)}
          >
            {text(value === null ? 'accounts.add' : 'accounts.change')}
          </Button>
        </span>
      </AccountRow>
    )
  }
  return (
    <AccountSection heading={text('accounts.contact')}>
      {row('email', text('accounts.email'))}
      {row('phone', text('accounts.phone'))}
      <PasswordRow user={user} />
      {open && <BindDialog user={user} kind={open} isChange={user[open] !== null} onClose={() => setOpen(null)} />}
    </AccountSection>
  )
}
