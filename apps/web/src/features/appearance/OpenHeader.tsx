import { Link } from 'wouter'
import { useText } from '../../platform/i18n/language.ts'
import { BrandMark } from '../../ui/BrandMark.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import styles from './OpenHeader.module.css'
import { ThemeMenu } from './ThemeMenu.tsx'

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
