import { useEffect, useEffectEvent, useRef } from 'react'
import { useText } from '../../platform/i18n/language.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './ShowMore.module.css'

interface Props {
  isBusy: boolean
  onWanted: () => void
}

/** The end of what is shown: coming near it is enough, and so is a press. */
export function ShowMore({ isBusy, onWanted }: Props) {
  const { text } = useText()
  const place = useRef<HTMLDivElement>(null)
  const near = useEffectEvent((entries: IntersectionObserverEntry[]) => {
    if (!isBusy && entries.some(({ isIntersecting }) => isIntersecting)) onWanted()
  })
  useEffect(() => {
    const observer = new IntersectionObserver(near, { rootMargin: '100px' })
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} className={styles.more}>
      <Button isBusy={isBusy} onClick={onWanted}>
        {text('files.show-more')}
      </Button>
    </div>
  )
}
