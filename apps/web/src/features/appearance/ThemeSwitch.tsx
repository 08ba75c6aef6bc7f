import { useText } from '../../platform/i18n/language.ts'
import { chooseTheme } from '../../platform/session/looks.ts'
import { themeChoices, useTheme } from '../../platform/theme/theme.ts'
import { Segmented } from '../../ui/fields/Segmented.tsx'
import { themeLooks } from './appearance-actions.ts'

export function ThemeSwitch() {
  const { text } = useText()
  const { choice } = useTheme()
  const options = themeChoices.map((value) => ({ value, label: text(themeLooks[value].label) }))
  return (
    <Segmented
      label={text('actions.theme')}
      value={choice}
      options={options}
      onChange={(theme) => void chooseTheme(theme)}
    />
  )
}
