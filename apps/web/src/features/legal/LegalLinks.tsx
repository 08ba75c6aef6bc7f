import { Link } from 'wouter'
import { useText } from '../../platform/i18n/language.ts'
import styles from './LegalLinks.module.css'
import { legalIds, legalTexts } from './legal-pages.ts'

/** Public pages of the app. */
export const openPaths = { about: '/about', help: '/help', feedback: '/feedback' } as const

const links = [
  { path: openPaths.help, label: 'help.open' },
  { path: openPaths.feedback, label: 'feedback.open' },
  { path: openPaths.about, label: 'about.title' },
  ...legalIds.map((id) => ({ path: legalTexts[id].path, label: legalTexts[id].link })),
] as const

/** The foot of every page outside the frames. */
export function LegalLinks() {
  const { text } = useText()
  return (
    <nav aria-label={text('legal.links')}>
      <ul className={styles.links}>
        {links.map(({ path, label }) => (
          <li key={path}>
            <Link href={path} className={styles.link}>
              {text(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
