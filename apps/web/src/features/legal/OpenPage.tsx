import type { ReactNode } from 'react'
import { mainId, SkipLink } from '../../ui/SkipLink.tsx'
import { OpenHeader } from '../appearance/index.ts'
import { LegalLinks } from './LegalLinks.tsx'
import styles from './OpenPage.module.css'

/** A page that everybody can see, outside the frames: one column to read. */
export function OpenPage({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <SkipLink />
      <OpenHeader />
      <main id={mainId} tabIndex={-1} className={styles.main}>
        {title !== undefined && <h1 className={styles.title}>{title}</h1>}
        {children}
      </main>
      <footer className={styles.footer}>
        <LegalLinks />
      </footer>
    </div>
  )
}
