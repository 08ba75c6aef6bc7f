import { useEffect, useEffectEvent, useRef } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import styles from './ShowMore.module.css'

interface Props {
  isBusy: boolean
  /** When something of the list came last. */
  cameAt: number
  onWanted: () => void
}

/** The end of what is shown: coming near it is enough, and so is a press. */
export function ShowMore({ isBusy, cameAt, onWanted }: Props) {
  const { text } = useText()
  const place = useRef<HTMLDivElement>(null)
  const near = useEffectEvent((entries: IntersectionObserverEntry[]) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) onWanted()
  })
  // Looked at anew whenever nothing is on its way: what was called off by a look at the whole list is asked for again, also
  // where that happened before this was drawn as busy.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an observer tells of a change only, or when it begins
  useEffect(() => {
    if (isBusy) return
    const observer = new IntersectionObserver(near, { rootMargin: '800px' })
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [isBusy, cameAt])
  return (
    <div ref={place} className={styles.more}>
      <Button isBusy={isBusy} onClick={onWanted}>
        {text('files.show-more')}
      </Button>
    </div>
  )
}
