import { useText } from '../../../platform/i18n/language.ts'
import { usePageTitle } from '../../../platform/use-page-title.ts'
import { useDeskView } from '../list/list-order.ts'
import { NewButton } from '../new-document/NewButton.tsx'
import { StartRow } from '../new-document/StartRow.tsx'
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
        {place.canCreate && !isMissing && <NewButton {...(place.root && { kind: place.root })} />}
        {place.id === 'trash' && <TrashButtons />}
      </header>
      {place.root && <StartRow kind={place.root} />}
      <PlaceContent place={place} look={view} />
    </FileArea>
  )
}
