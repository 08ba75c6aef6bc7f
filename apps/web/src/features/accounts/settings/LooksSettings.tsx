import { useText } from '../../../platform/i18n/language.ts'
import { LanguageMenu, ThemeSwitch } from '../../appearance/index.ts'
import { AccountRow, AccountSection } from '../AccountSection.tsx'

export function LooksSettings() {
  const { text } = useText()
  return (
    <AccountSection heading={text('accounts.appearance')}>
      <AccountRow label={text('actions.language')}>
        <LanguageMenu variant="outlined" />
      </AccountRow>
      <AccountRow label={text('actions.theme')}>
        <ThemeSwitch />
      </AccountRow>
    </AccountSection>
  )
}
