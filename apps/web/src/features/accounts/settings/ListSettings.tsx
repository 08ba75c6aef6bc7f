import { useText } from '../../../platform/i18n/language.ts'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { AccountSection } from '../AccountSection.tsx'
import { SettingRow } from './SettingRow.tsx'
import { useKept } from './use-kept.ts'

/** How lists of documents are ordered. */
export function ListSettings() {
  const { text } = useText()
  return (
    <AccountSection heading={text('settings.lists')}>
      <OrderRow />
      <DirectionRow />
    </AccountSection>
  )
}

function OrderRow() {
  const { text } = useText()
  const { values, count, keep } = useKept()
  const label = text('settings.order')
  const options = [
    { value: 'updated_at', label: text('files.order.edited') },
    { value: 'created_at', label: text('files.order.created') },
    { value: 'file_name', label: text('files.order.name') },
  ] as const
  return (
    <SettingRow label={label} kept={count}>
      <Select
        label={label}
        size="m"
        value={values.order_type}
        options={options}
        onChange={(order_type) => keep({ order_type })}
      />
    </SettingRow>
  )
}

function DirectionRow() {
  const { text } = useText()
  const { values, count, keep } = useKept()
  const label = text('settings.direction')
  const isByName = values.order_type === 'file_name'
  const options = [
    { value: 'asc', label: text(isByName ? 'settings.direction.from-a' : 'settings.direction.oldest') },
    { value: 'desc', label: text(isByName ? 'settings.direction.from-z' : 'settings.direction.newest') },
  ] as const
  return (
    <SettingRow label={label} kept={count}>
      <Segmented label={label} value={values.sort_by} options={options} onChange={(sort_by) => keep({ sort_by })} />
    </SettingRow>
  )
}
