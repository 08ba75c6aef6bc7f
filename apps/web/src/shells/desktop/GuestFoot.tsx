import { LogIn } from 'lucide-react'
import { useGuestNumber } from '../../features/files/index.ts'
import { useText } from '../../platform/i18n/language.ts'
import { isGuestHere } from '../../platform/session/guest-mark.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { ButtonLink } from '../../ui/buttons/Button.tsx'
import { IconLink } from '../../ui/buttons/IconLink.tsx'
import styles from './NavFoot.module.css'

/** Somebody without an account: by the name this browser gave them, once they have made something. */
export function GuestFoot({ isOpen, className }: { isOpen: boolean; className: string }) {
  const { text } = useText()
  const number = useGuestNumber(isGuestHere())
  const name = number === null ? null : text('drafts.guest', { number: String(number) })
  const label = text('accounts.sign-in')
  return (
    <div className={className}>
      {name !== null && isOpen && <span className={styles.guest}>{name}</span>}
      {/* Beside the name there is no room for it. */}
      {(name === null || !isOpen) && <ActionButton id="help.open" />}
      {isOpen ? <ButtonLink href="/login">{label}</ButtonLink> : <IconLink href="/login" label={label} icon={LogIn} />}
    </div>
  )
}
