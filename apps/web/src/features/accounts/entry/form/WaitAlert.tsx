import { CircleAlert } from 'lucide-react'
import { useText } from '../../../../platform/i18n/language.ts'
import { Icon } from '../../../../ui/Icon.tsx'
import type { Entry } from './use-entry.ts'
import styles from './WaitAlert.module.css'

/** Why the button is off, after too many tries; the button itself counts down (`useAct`). */
export function WaitAlert({ entry }: { entry: Entry }) {
  const { message } = useText()
  if (entry.waitsFor === 0) return null
  return (
    <p role="alert" className={styles.wait}>
      <Icon icon={CircleAlert} size="s" />
      {message('-429')}
    </p>
  )
}
