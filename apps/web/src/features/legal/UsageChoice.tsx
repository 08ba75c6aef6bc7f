import { useId } from 'react'
import { useText } from '../../platform/i18n/language.ts'
import { changeSettings, settings } from '../../platform/session/settings.ts'
import { useStore } from '../../platform/store.ts'
import { isTrackingRefusedByBrowser } from '../../platform/tracking/track.ts'
import { Switch } from '../../ui/fields/Switch.tsx'
import styles from './UsageChoice.module.css'

/** Under what is said of counting: whoever has no account can refuse here, for this browser. */
export function UsageChoice() {
  const { text } = useText()
  const { usage_events } = useStore(settings)
  const id = useId()
  if (isTrackingRefusedByBrowser()) return <p className={styles.refused}>{text('settings.usage.refused')}</p>
  const label = text('settings.usage')
  return (
    <div className={styles.row}>
      <span id={id}>{label}</span>
      <Switch
        label={label}
        isOn={usage_events === 1}
        onChange={(isOn) => void changeSettings({ usage_events: isOn ? 1 : 0 })}
      />
    </div>
  )
}
