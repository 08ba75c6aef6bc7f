import { SunMoon } from 'lucide-react'
import { useText } from '../../platform/i18n/language.ts'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { Menu } from '../../ui/menus/Menu.tsx'
import { ThemeChoices } from './choices.tsx'

export function ThemeMenu() {
  const { text } = useText()
  return (
    <Menu align="end" trigger={<IconButton icon={SunMoon} label={text('actions.theme')} />}>
      <ThemeChoices />
    </Menu>
  )
}
