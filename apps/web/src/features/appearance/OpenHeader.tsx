import { SunMoon } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '../../platform/i18n/language.ts'
import { BrandMark } from '../../ui/BrandMark.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { Menu } from '../../ui/menus/Menu.tsx'
import { ThemeChoices } from './choices.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import styles from './OpenHeader.module.css'

/** The top of the pages that everybody can see, outside the frames. */
export function OpenHeader() {
  const { text } = useText()
  return (
    <header className={styles.header}>
      <Link href="/" className={styles.brand}>
        <BrandMark size={28} />
        {text('app.name')}
      </Link>
      <LanguageMenu />
      <ThemeMenu />
    </header>
  )
}

function ThemeMenu() {
  const { text } = useText()
  return (
    <Menu align="end" trigger={<IconButton icon={SunMoon} label={text('actions.theme')} />}>
      <ThemeChoices />
    </Menu>
  )
}
