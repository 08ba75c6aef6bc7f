import { useEffect, useState } from 'react'
import { Redirect } from 'wouter'
import type { ClaimProgress } from '../../../platform/drafts/index.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { showError } from '../../../platform/show-error.ts'
import { useDelayed } from '../../../platform/use-delayed.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ProgressBar } from '../../../ui/status/ProgressBar.tsx'
import { carryOutPendingJoin } from '../../cooperation/index.ts'
import { documentPath } from '../../files/index.ts'
import { carryOutPendingSave } from '../../sharing/index.ts'
import styles from './Arrival.module.css'
import { claimDrafts, tellArrived } from './claim-drafts.ts'

/**
 * Between signing in and the page one wanted: what was made before comes along, and what had to wait for it is done. It leads to what
 * that has opened, else to the last of what came along.
 */
export function Arrival({ to }: { to: string }) {
  const { text } = useText()
  const [progress, setProgress] = useState<ClaimProgress | null>(null)
  const [destination, setDestination] = useState<string | null>(null)
  const isLate = useDelayed(destination === null)

  useEffect(() => {
    let isWaiting = true
    claimDrafts((next) => isWaiting && setProgress(next))
      .then((claimed) => {
        if (claimed) tellArrived(claimed)
        return claimed?.files[0]
      })
      .catch(showError)
      .then(async (last) => {
        const saved = await carryOutPendingSave()
        const joined = await carryOutPendingJoin()
        setDestination(joined ?? saved ?? (last ? documentPath(last.fileId) : to))
      })
    return () => {
      isWaiting = false
    }
  }, [to])

  if (destination !== null) return <Redirect to={destination} replace />
  if (!isLate || !progress) return null
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{text('drafts.claiming')}</h1>
      <ProgressBar label={text('drafts.claiming')} {...progress} />
      <p className={styles.count}>{text('drafts.claiming.count', { ...progress })}</p>
      <Button onClick={() => setDestination(to)}>{text('drafts.claiming.go-on')}</Button>
    </main>
  )
}
