import { ChevronDown, Languages } from 'lucide-react'
import { languageChoices, useText } from '../../platform/i18n/language.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Menu } from '../../ui/menus/Menu.tsx'
import { LanguageChoices } from './choices.tsx'

/** The current language, and the others behind it. */
export function LanguageMenu() {
  const { text, language } = useText()
  const name = languageChoices.find(({ id }) => id === language)?.name ?? language
  if (languageChoices.length < 2) return null
  const trigger = (
    <Button variant="quiet" aria-label={text('language.choose', { current: name })}>
      <Icon icon={Languages} />
      {name}
      <Icon icon={ChevronDown} size="s" />
    </Button>
  )
  return (
    <Menu align="end" trigger={trigger}>
      <LanguageChoices />
    </Menu>
  )
}
