import type { ReactNode } from 'react'
import { mainId, SkipLink } from '../../ui/SkipLink.tsx'
import { OfflineStrip } from '../../ui/status/OfflineStrip.tsx'
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
