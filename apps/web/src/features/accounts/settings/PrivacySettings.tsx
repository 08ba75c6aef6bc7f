import { brand } from '../../../platform/brand/brand.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { isTrackingRefusedByBrowser } from '../../../platform/tracking/track.ts'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { AccountSection } from '../AccountSection.tsx'
import { SettingRow } from './SettingRow.tsx'
import { useKept } from './use-kept.ts'

/** Whether what the person does is counted; absent where the server counts nothing. */
export function PrivacySettings() {
  const { text } = useText()
  const { values, count, keep } = useKept()
  if (!brand.isTracking) return null
  const label = text('settings.usage')
  const isRefused = isTrackingRefusedByBrowser()
  return (
    <AccountSection heading={text('settings.privacy')}>
      <SettingRow label={label} hint={text(isRefused ? 'settings.usage.refused' : 'settings.usage.hint')} kept={count}>
        {!isRefused && (
          <Switch
            label={label}
            isOn={values.usage_events === 1}
            onChange={(isOn) => keep({ usage_events: isOn ? 1 : 0 })}
          />
        )}
      </SettingRow>
    </AccountSection>
  )
}
