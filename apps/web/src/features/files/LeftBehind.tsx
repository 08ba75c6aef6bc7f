import { navigate } from 'wouter/use-browser-location'
import { useText } from '../../platform/i18n/language.ts'
import { isGuestHere } from '../../platform/session/guest-mark.ts'
import { Button } from '../../ui/Button.tsx'
import { useDrafts } from './drafts-query.ts'
import styles from './OnlyHereStrip.module.css'
import { guestPath } from './paths.ts'

/** Among the files of an account: drafts that could not follow into it yet. */
export function LeftBehind() {
  return isGuestHere() && <Drafts />
}

function Drafts() {
  const { text } = useText()
  const { data } = useDrafts()
  if (!data?.length) return null
  return (
    <div className={styles.strip}>
      <p className={styles.words}>{text('drafts.stay', { count: data.length })}</p>
      <Button onClick={() => navigate(guestPath)}>{text('drafts.show')}</Button>
    </div>
  )
}
