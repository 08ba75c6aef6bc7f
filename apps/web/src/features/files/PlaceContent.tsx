import { DraftsContent } from './DraftsContent.tsx'
import { FolderContent } from './FolderContent.tsx'
import { LeftBehind } from './LeftBehind.tsx'
import type { ListLook } from './list-look.ts'
import { NothingHere } from './NothingHere.tsx'
import styles from './PlaceContent.module.css'
import type { Place } from './places.ts'

/** What is in the place: the same in both frames. */
export function PlaceContent({ place, look }: { place: Place; look: ListLook }) {
  return (
    <div className={styles.content}>
      <Content place={place} look={look} />
    </div>
  )
}

function Content({ place, look }: { place: Place; look: ListLook }) {
  if (place.id === 'drafts') return <DraftsContent place={place} look={look} />
  if (place.id !== 'maps') return <NothingHere place={place} />
  return (
    <>
      <LeftBehind />
      <FolderContent key={place.path} place={place} look={look} />
    </>
  )
}
