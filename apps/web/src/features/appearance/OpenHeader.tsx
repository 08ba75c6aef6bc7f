import { ChevronLeft, SunMoon } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '../../platform/i18n/language.ts'
import { BrandMark } from '../../ui/BrandMark.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { IconLink } from '../../ui/buttons/IconLink.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Menu } from '../../ui/menus/Menu.tsx'
import { ThemeChoices } from './choices.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import styles from './OpenHeader.module.css'

/** The top of the pages that everybody can see, outside the frames. */
export function OpenHeader({ back }: { back?: string | undefined }) {
  const { text } = useText()
  return (
    <header className={classNames(styles.header, back !== undefined && styles.led)}>
      {back !== undefined && <IconLink href={back} label={text('nav.back')} icon={ChevronLeft} side="bottom" />}
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
