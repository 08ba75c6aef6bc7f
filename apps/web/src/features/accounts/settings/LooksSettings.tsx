import { languageChoices, useText } from '../../../platform/i18n/language.ts'
import { LanguageSelect, ThemeSwitch } from '../../appearance/index.ts'
import { AccountRow, AccountSection } from '../AccountSection.tsx'
import { SettingRow } from './SettingRow.tsx'

export function LooksSettings() {
  const { text } = useText()
  return (
    <AccountSection heading={text('accounts.appearance')}>
      {languageChoices.length > 1 && (
        // The page itself says that it was kept: all of it speaks the other language.
        <SettingRow label={text('actions.language')} kept={0}>
          <LanguageSelect />
        </SettingRow>
      )}
      <AccountRow label={text('actions.theme')}>
        <ThemeSwitch />
      </AccountRow>
    </AccountSection>
  )
}
