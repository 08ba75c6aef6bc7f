import { type LayoutName, layouts } from '@ramify/layouts'
import { themes } from '@ramify/themes'
import { useText } from '../../../platform/i18n/language.ts'
import { newMapDefaults } from '../../../platform/session/new-map-defaults.ts'
import { Select } from '../../../ui/fields/Select.tsx'
import { AccountSection } from '../AccountSection.tsx'
import { SettingRow } from './SettingRow.tsx'
import { useKept } from './use-kept.ts'

const layoutNames = Object.keys(layouts) as LayoutName[]

/** The choice that follows the app. */
const asApp = 'app'

/** What a new map starts with. */
export function NewMapSettings() {
  const { text } = useText()
  return (
    <AccountSection heading={text('settings.new-maps')}>
      <LayoutRow />
      <ThemeRow />
    </AccountSection>
  )
}

function LayoutRow() {
  const { text } = useText()
  const { values, count, keep } = useKept()
  const { layout } = newMapDefaults(values)
  const label = text('settings.layout')
  const options = layoutNames.map((value) => ({ value, label: text(`editor.layout.${value}`) }))
  return (
    <SettingRow label={label} kept={count}>
      <Select
        label={label}
        size="m"
        value={layoutNames.find((name) => name === layout) ?? 'right'}
        options={options}
        onChange={(map_layout) => keep({ default_set: { ...values.default_set, map_layout } })}
      />
    </SettingRow>
  )
}

function ThemeRow() {
  const { text, language } = useText()
  const { values, count, keep } = useKept()
  const { theme } = newMapDefaults(values)
  const label = text('settings.map-theme')
  const options = [
    { value: asApp, label: text('settings.map-theme.app') },
    ...Object.entries(themes).map(([value, { name }]) => ({ value, label: name[language] })),
  ]
  return (
    <SettingRow label={label} kept={count}>
      <Select
        label={label}
        size="m"
        value={options.find(({ value }) => value === theme)?.value ?? asApp}
        options={options}
        onChange={(chosen) =>
          keep({ default_set: { ...values.default_set, map_theme: chosen === asApp ? null : chosen } })
        }
      />
    </SettingRow>
  )
}
