import { ChevronLeft } from 'lucide-react'
import { openPaletteId } from '../../features/palette/index.ts'
import { useText } from '../../platform/i18n/language.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { IconLink } from '../../ui/buttons/IconLink.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { AccountScreen } from './account-screens.ts'
import styles from './TopBar.module.css'

/** The top of a page that is no list: the way back where there is one, and its title. */
export function ScreenBar({ screen: { title, back } }: { screen: AccountScreen }) {
  const { text } = useText()
  return (
    <header className={classNames(styles.bar, back !== undefined && styles.led)}>
      {back !== undefined && <IconLink href={back} label={text('nav.back')} icon={ChevronLeft} side="bottom" />}
      <h1 className={classNames(styles.title, styles.wide)}>{text(title)}</h1>
      <ActionButton id={openPaletteId} className={styles.search} />
    </header>
  )
}
