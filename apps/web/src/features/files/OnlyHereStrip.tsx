import { Smartphone } from 'lucide-react'
import { useText } from '../../platform/i18n/language.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './OnlyHereStrip.module.css'

/** Where a guest's work is, and what to do about it. */
export function OnlyHereStrip() {
  const { text } = useText()
  return (
    <div className={styles.strip}>
      <Icon icon={Smartphone} />
      <p className={styles.words}>{text('drafts.only-here.sentence')}</p>
      <ButtonLink href="/login">{text('accounts.sign-in')}</ButtonLink>
    </div>
  )
}
