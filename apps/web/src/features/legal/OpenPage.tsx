import type { ReactNode } from 'react'
import { usePhone } from '../../platform/phone.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { classNames } from '../../ui/class-names.ts'
import { mainId, SkipLink } from '../../ui/SkipLink.tsx'
import { OpenHeader } from '../appearance/index.ts'
import { LegalLinks } from './LegalLinks.tsx'
import styles from './OpenPage.module.css'

interface Props {
  title?: string
  /** In a hand it is reached from one's own page, and leads back there. */
  isOfMe?: boolean
  /** In a hand something stays over the foot of the screen: the page ends above it. */
  hasFoot?: boolean
  children: ReactNode
}

/** A page that everybody can see, outside the frames: one column to read. */
export function OpenPage({ title, isOfMe = false, hasFoot = false, children }: Props) {
  const isPhone = usePhone()
  const isSignedIn = useSession().status === 'signed-in'
  return (
    <div className={styles.page}>
      <SkipLink />
      <OpenHeader back={isOfMe && isPhone && isSignedIn ? '/user' : undefined} />
      <main id={mainId} tabIndex={-1} className={styles.main}>
        {title !== undefined && <h1 className={styles.title}>{title}</h1>}
        {children}
      </main>
      <footer className={classNames(styles.footer, hasFoot && styles.aboveFoot)}>
        <LegalLinks />
      </footer>
    </div>
  )
}
