import { Smartphone } from 'lucide-react'
import { useText } from '../../../platform/i18n/language.ts'
import { ButtonLink } from '../../../ui/buttons/Button.tsx'
import { Strip } from '../Strip.tsx'

/** Where a guest's work is, and what to do about it. */
export function OnlyHereStrip() {
  const { text } = useText()
  return (
    <Strip warns icon={Smartphone} words={text('drafts.only-here.sentence')}>
      <ButtonLink href="/login">{text('accounts.sign-in')}</ButtonLink>
    </Strip>
  )
}
