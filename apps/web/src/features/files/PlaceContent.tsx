import { type ReactNode, useEffect } from 'react'
import { DraftsContent } from './DraftsContent.tsx'
import { FolderContent } from './FolderContent.tsx'
import { recentQuery, trashQuery } from './folder-query.ts'
import type { ListLook } from './list-look.ts'
import { NothingHere } from './NothingHere.tsx'
import { nameFilter } from './name-filter.ts'
import { PagedContent } from './PagedContent.tsx'
import styles from './PlaceContent.module.css'
import type { Place } from './places.ts'
import { SearchContent } from './search/SearchContent.tsx'
import { BatchBar } from './selecting/BatchBar.tsx'
import { leaveSelecting } from './selecting/selection.ts'

/** What is in the place: the same in both frames. */
export function PlaceContent({ place, look }: { place: Place; look: ListLook }) {
  const { path } = place
  useEffect(() => {
    // What is selected and looked for belongs to the list that is left.
    return path ? leaveList : undefined
  }, [path])
  return (
    <div className={styles.content}>
      {content(place, look)}
      <BatchBar />
    </div>
  )
}

function leaveList(): void {
  leaveSelecting()
  nameFilter.set('')
}

function content(place: Place, look: ListLook): ReactNode {
  switch (place.id) {
    case 'drafts':
      return <DraftsContent place={place} look={look} />
    case 'maps':
      return <FolderContent key={place.path} place={place} look={look} />
    case 'recent':
      return <PagedContent key={place.path} place={place} look={look} query={recentQuery()} />
    case 'trash':
      return <PagedContent key={place.path} place={place} look={look} query={trashQuery()} />
    case 'search':
      return <SearchContent place={place} look={look} />
    default:
      return <NothingHere place={place} />
  }
}
