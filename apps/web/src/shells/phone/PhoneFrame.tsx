import type { ReactNode } from 'react'
import { isAndroidShell } from '../../platform/native-shell/shell.ts'
import { mainId, SkipLink } from '../../ui/SkipLink.tsx'
import { OfflineStrip } from '../../ui/status/OfflineStrip.tsx'
import styles from './PhoneFrame.module.css'
import { TabBar } from './TabBar.tsx'

/** The Android app has tabs of its own. */
export function PhoneFrame({ bar, children }: { bar: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <SkipLink />
      {bar}
      <OfflineStrip />
      <main id={mainId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {!isAndroidShell && <TabBar />}
    </div>
  )
}
