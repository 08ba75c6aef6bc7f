import { languageChoices, useText } from '../../platform/i18n/language.ts'
import { chooseLanguage } from '../../platform/session/looks.ts'
import { Select } from '../../ui/fields/Select.tsx'

const options = languageChoices.map(({ id, name }) => ({ value: id, label: name }))

export function LanguageSelect() {
  const { text, language } = useText()
  return (
    <Select
      label={text('actions.language')}
      size="m"
      value={language}
      options={options}
      onChange={(id) => void chooseLanguage(id)}
    />
  )
}
