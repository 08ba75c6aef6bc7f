import { useAction } from '../../../platform/actions/use-action.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { usePhone } from '../../../platform/phone.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { AccountRow, AccountSection } from '../AccountSection.tsx'
import { SettingRow } from './SettingRow.tsx'
import { useKept } from './use-kept.ts'

/** How the editor behaves. */
export function EditingSettings() {
  const { text } = useText()
  const shortcuts = useAction('shortcuts.open')
  const isPhone = usePhone()
  return (
    <AccountSection heading={text('settings.editing')}>
      <FoldRow />
      {/* In a hand two taps go nearer. */}
      {!isPhone && <DoubleClickRow />}
      {/* Phones have none. */}
      {shortcuts && (
        <AccountRow label={shortcuts.label}>
          <Button onClick={shortcuts.run}>{text('settings.shortcuts.open')}</Button>
        </AccountRow>
      )}
    </AccountSection>
  )
}

function FoldRow() {
  const { text } = useText()
  const { values, count, keep } = useKept()
  const label = text('settings.fold')
  return (
    <SettingRow label={label} hint={text('settings.fold.hint')} kept={count}>
      <Switch
        label={label}
        isOn={values.hide_expander === 0}
        onChange={(isOn) => keep({ hide_expander: isOn ? 0 : 1 })}
      />
    </SettingRow>
  )
}

function DoubleClickRow() {
  const { text } = useText()
  const { values, count, keep } = useKept()
  const label = text('settings.double-click')
  return (
    <SettingRow label={label} hint={text('settings.double-click.hint')} kept={count}>
      <Switch
        label={label}
        isOn={values.dblclick_addFloatNode === 1}
        onChange={(isOn) => keep({ dblclick_addFloatNode: isOn ? 1 : 0 })}
      />
    </SettingRow>
  )
}
