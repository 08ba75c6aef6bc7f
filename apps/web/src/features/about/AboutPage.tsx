import { ChevronRight } from 'lucide-react'
import { Link } from 'wouter'
import { brand } from '../../platform/brand/brand.ts'
import { useText } from '../../platform/i18n/language.ts'
import { isAndroidShell } from '../../platform/native-shell/shell.ts'
import { tellShell } from '../../platform/native-shell/tell-shell.ts'
import { usePageTitle } from '../../platform/use-page-title.ts'
import { BrandMark } from '../../ui/BrandMark.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { AppLinks } from '../apps/index.ts'
import { type LegalId, legalIds, legalTexts, OpenPage, openPaths } from '../legal/index.ts'
import styles from './AboutPage.module.css'
import { LicenceList } from './LicenceList.tsx'

const firstYear = 2026

const version: string = import.meta.env.RELEASE

/** Only a build has one. */
const build = globalThis.document?.querySelector('meta[name="version"]')?.getAttribute('content')

/** The Android app has pages of its own for these. */
const inShell: Partial<Record<LegalId, () => boolean>> = {
  terms: () => tellShell('openTerms', { url: new URL(legalTexts.terms.path, location.origin).href }),
  privacy: () => tellShell('openSecurity', { url: new URL(legalTexts.privacy.path, location.origin).href }),
}

/** What this is, which version of it, who runs it, and whose work is in it. */
export function AboutPage() {
  const { text } = useText()
  usePageTitle(text('about.title'))
  const links: readonly { path: string; label: string; inShell?: (() => boolean) | undefined }[] = [
    ...legalIds.map((id) => ({
      path: legalTexts[id].path,
      label: text(legalTexts[id].title),
      inShell: isAndroidShell ? inShell[id] : undefined,
    })),
    { path: openPaths.help, label: text('help.open') },
    { path: openPaths.feedback, label: text('feedback.open'), inShell: () => tellShell('openFeedback') },
  ]
  return (
    <OpenPage isOfMe>
      <div className={styles.head}>
        <BrandMark size={64} />
        <h1 className={styles.name}>{text('app.name')}</h1>
        <p className={styles.fact}>
          {build ? text('about.build', { version, build: build.slice(0, 8) }) : text('about.version', { version })}
        </p>
        {brand.operator !== null && (
          <p className={styles.fact}>{text('about.operator', { operator: brand.operator })}</p>
        )}
      </div>
      <ul className={styles.rows}>
        {links.map(({ path, label, inShell }) => (
          <li key={path}>
            <Link href={path} className={styles.row} onClick={(event) => inShell?.() && event.preventDefault()}>
              {label}
              <Icon icon={ChevronRight} />
            </Link>
          </li>
        ))}
        <AppLinks className={styles.row} />
      </ul>
      <LicenceList />
      <p className={styles.copyright}>{text('about.copyright', { year: String(firstYear) })}</p>
    </OpenPage>
  )
}
