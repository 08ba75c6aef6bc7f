import { useText } from '../../platform/i18n/language.ts'
import { usePageTitle } from '../../platform/use-page-title.ts'
import { NewButton } from './NewButton.tsx'
import { PlaceContent } from './PlaceContent.tsx'
import styles from './PlacePage.module.css'
import type { Place } from './places.ts'
import { StartRow } from './StartRow.tsx'

/** A page of home on the desktop, beside the left nav. */
export function PlacePage({ place }: { place: Place }) {
  const { text } = useText()
  usePageTitle(text(place.title))
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>{text(place.title)}</h1>
        {place.canCreate && <NewButton />}
      </header>
      {place.isRoot && <StartRow />}
      <PlaceContent place={place} />
    </div>
  )
}
