import { useQuery } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { AccountSection } from '../AccountSection.tsx'
import { SettingRow } from './SettingRow.tsx'
import { useKept } from './use-kept.ts'

const mailQuery = {
  queryKey: ['user', 'notification-mail'],
  queryFn: ({ signal }: { signal: AbortSignal }) => api('/notification_mail', {}, { signal }),
}

/** Whether notifications come by mail; absent where the server sends none. */
export function NotificationSettings() {
  const { text, language } = useText()
  const { values, count, keep } = useKept()
  const { data } = useQuery(mailQuery)
  if (!data?.offered) return null
  const { address } = data
  const isOn = values.notification_mail === 'digest'
  // A mail needs a language, which a page takes from the browser where nobody has chosen one.
  const turnOn = () => keep({ notification_mail: 'digest', ...(values.language === null && { language }) })
  const hint = address === null ? text('notifications.mail.unconfirmed') : text('notifications.mail.hint', { address })
  return (
    <AccountSection heading={text('notifications.title')}>
      <SettingRow label={text('notifications.mail')} hint={hint} kept={count}>
        {(isOn || address !== null) && (
          <Switch
            label={text('notifications.mail')}
            isOn={isOn}
            onChange={(on) => (on ? turnOn() : keep({ notification_mail: 'off' }))}
          />
        )}
      </SettingRow>
    </AccountSection>
  )
}
