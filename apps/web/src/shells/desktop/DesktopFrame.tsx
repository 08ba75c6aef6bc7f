import type { ReactNode } from 'react'
import { OfflineStrip } from '../../ui/OfflineStrip.tsx'
import { mainId, SkipLink } from '../../ui/SkipLink.tsx'
import styles from './DesktopFrame.module.css'
import { LeftNav } from './LeftNav.tsx'

export function DesktopFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <SkipLink />
      <LeftNav />
      <div className={styles.body}>
        <OfflineStrip />
        <main id={mainId} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
    </div>
  )
}
