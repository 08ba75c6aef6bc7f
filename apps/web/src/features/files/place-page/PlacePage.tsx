import { useText } from '../../../platform/i18n/language.ts'
import { usePageTitle } from '../../../platform/use-page-title.ts'
import { useDeskView } from '../list/list-order.ts'
import { NewButton } from '../new-map/NewButton.tsx'
import { StartRow } from '../new-map/StartRow.tsx'
import type { Place } from '../places/places.ts'
import { useIsFolderMissing, usePlaceName } from '../places/use-place-name.ts'
import { TeamButtons } from '../teams/TeamButtons.tsx'
import { TrashButtons } from '../trash/TrashButtons.tsx'
import { FileArea } from './FileArea.tsx'
import { PlaceContent } from './PlaceContent.tsx'
import styles from './PlacePage.module.css'
import { PlaceTitle } from './PlaceTitle.tsx'

/** A page of home on the desktop, beside the left nav. */
export function PlacePage({ place }: { place: Place }) {
  const { text } = useText()
  const view = useDeskView()
  usePageTitle(usePlaceName(place) ?? text(place.title))
  const isMissing = useIsFolderMissing(place)
  return (
    <FileArea className={styles.page}>
      <header className={styles.header}>
        <PlaceTitle place={place} />
        <TeamButtons place={place} />
        {place.canCreate && !isMissing && <NewButton />}
        {place.id === 'trash' && <TrashButtons />}
      </header>
      {place.isRoot && <StartRow />}
      <PlaceContent place={place} look={view} />
    </FileArea>
  )
}
