import { useRef } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useNearEnd } from '../../../platform/near-end.ts'
import { Spinner } from '../../../ui/Spinner.tsx'
import styles from './ShowMore.module.css'

interface Props {
  isBusy: boolean
  /** When something of the list came last. */
  cameAt: number
  onWanted: () => void
}

/** The end of what is shown in a hand, where coming near it is all that is done. */
export function MoreInHand({ isBusy, cameAt, onWanted }: Props) {
  const { text } = useText()
  const place = useRef<HTMLParagraphElement>(null)
  useNearEnd(place, isBusy ? null : cameAt, onWanted)
  return (
    <p ref={place} role="status" aria-label={isBusy ? text('loading') : undefined} className={styles.inHand}>
      {isBusy && <Spinner />}
    </p>
  )
}
