import { features } from '../../../platform/features.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { AccountSection } from '../AccountSection.tsx'
import { SettingRow } from './SettingRow.tsx'
import { SharePasswordRow } from './SharePasswordRow.tsx'
import { useKept } from './use-kept.ts'

/** What others can do to the person, and what shares start with. */
export function TogetherSettings() {
  const { text } = useText()
  return (
    <AccountSection heading={text('settings.together')}>
      {(features.collaboration || features.teams) && <InvitationsRow />}
      {features.sharing && <SharePasswordRow />}
    </AccountSection>
  )
}

function InvitationsRow() {
  const { text } = useText()
  const { values, count, keep } = useKept()
  const label = text('settings.invitations')
  return (
    <SettingRow label={label} hint={text('settings.invitations.hint')} kept={count}>
      <Switch
        label={label}
        isOn={values.accept_invitations === 1}
        onChange={(isOn) => keep({ accept_invitations: isOn ? 1 : 0 })}
      />
    </SettingRow>
  )
}
