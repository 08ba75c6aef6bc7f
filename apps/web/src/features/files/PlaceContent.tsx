import { useText } from '../../platform/i18n/language.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import styles from './PlaceContent.module.css'
import type { Place } from './places.ts'

/** What is in the place: the same in both frames. */
export function PlaceContent({ place }: { place: Place }) {
  const { text } = useText()
  const { title, sentence } = place.empty
  return (
    <div className={styles.content}>
      <EmptyState title={text(title)} {...(sentence && { sentence: text(sentence) })} />
    </div>
  )
}
