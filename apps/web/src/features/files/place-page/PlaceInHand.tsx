import { isAndroidShell } from '../../../platform/native-shell/shell.ts'
import { HandArea } from '../hand/HandArea.tsx'
import { shownList } from '../list/shown-list.ts'
import { AddButton } from '../new-document/AddButton.tsx'
import { refreshListed } from '../parts/listed-files.ts'
import type { Place } from '../places/places.ts'
import { useIsFolderMissing } from '../places/use-place-name.ts'
import { SearchWider } from '../search/SearchWider.tsx'
import { aimAt } from '../selecting/file-target.ts'
import { isSelectable, isSelecting, toggleSelected } from '../selecting/selection.ts'
import { FileArea } from './FileArea.tsx'
import { PlaceContent } from './PlaceContent.tsx'
import styles from './PlaceInHand.module.css'

/** A page of home in a hand, below the bar with its name. */
export function PlaceInHand({ place }: { place: Place }) {
  const isMissing = useIsFolderMissing(place)
  return (
    <HandArea onRefresh={refreshListed} onSwipe={swiped} onHold={held}>
      <FileArea isInHand className={styles.place}>
        {place.id !== 'search' && <SearchWider />}
        <PlaceContent place={place} look="rows" />
        {place.canCreate && !isMissing && !isAndroidShell && <AddButton kind={place.root} />}
      </FileArea>
    </HandArea>
  )
}

const itemOf = (id: string) => shownList.get().items.find((item) => item.id === id)

function swiped(id: string): void {
  const item = itemOf(id)
  if (item) aimAt(item)
}

/** Resting on a row selects it, and from then on a tap on each other one. */
function held(id: string): boolean {
  const item = itemOf(id)
  if (!item || isSelecting.get() || !isSelectable(item)) return false
  isSelecting.set(true)
  toggleSelected(id)
  return true
}
