import type { User } from '@ramify/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { userInfoQuery } from '../../../platform/session/user-info.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { AccountRow } from '../AccountSection.tsx'
import { ownContact } from './own-contact.ts'
import { PasswordDialog } from './PasswordDialog.tsx'

export function PasswordRow({ user }: { user: User }) {
  const { text } = useText()
  const { data } = useQuery(userInfoQuery)
  const [isOpen, setOpen] = useState(false)
  const label = text('accounts.password')
  // Who is known by a provider alone has nothing to type beside a password, and nowhere a code could go.
  if (!data || ownContact(user) === null) return null
  const { has_password: hasOne } = data
  return (
    <AccountRow label={label}>
      <Button
        aria-label={text(hasOne ? 'accounts.change.what' : 'accounts.add.what', { what: label })}
        onClick={() => setOpen(true)}
      >
        {text(hasOne ? 'accounts.change' : 'accounts.add')}
      </Button>
      {isOpen && <PasswordDialog user={user} hasOne={hasOne} onClose={() => setOpen(false)} />}
    </AccountRow>
  )
}
