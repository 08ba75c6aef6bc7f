import { type ReactNode, useEffect } from 'react'
import { isInWorkchat } from '../../../platform/workchat/in-workchat.ts'
import styles from '../list/ListContent.module.css'
import type { ListLook } from '../list/list-look.ts'
import { useListOrder } from '../list/list-order.ts'
import { nameFilter } from '../list/name-filter.ts'
import { NothingHere } from '../paged-list/NothingHere.tsx'
import { PagedContent } from '../paged-list/PagedContent.tsx'
import { folderQuery, recentQuery, sharesQuery, trashQuery, viewedQuery } from '../parts/folder-query.ts'
import type { Place } from '../places/places.ts'
import { SearchContent } from '../search/SearchContent.tsx'
import { BatchBar } from '../selecting/BatchBar.tsx'
import { leaveSelecting } from '../selecting/selection.ts'
import { DraftsContent } from './DraftsContent.tsx'
import { SharedInHand } from './SharedInHand.tsx'

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
    case 'flowchart-drafts':
      return <DraftsContent place={place} look={look} />
    case 'maps':
    case 'flowcharts':
      return <FolderContent key={place.path} place={place} look={look} />
    case 'recent':
      return <PagedContent key={place.path} place={place} look={look} query={recentQuery()} />
    case 'trash':
      return <PagedContent key={place.path} place={place} look={look} query={trashQuery(place.teamId ?? null)} />
    case 'shares':
      if (look === 'rows') return <SharedInHand place={place} />
      return <PagedContent key={place.path} place={place} look={look} query={sharesQuery()} />
    case 'shared-with-me':
      if (look === 'rows') return <SharedInHand place={place} />
      return <PagedContent key={place.path} place={place} look={look} query={viewedQuery()} />
    case 'search':
      return <SearchContent place={place} look={look} />
    default:
      return <NothingHere place={place} />
  }
}

/** The content of a folder, in the order that the person chose. */
function FolderContent({ place, look }: { place: Place; look: ListLook }) {
  const order = useListOrder()
  const query = folderQuery(place.folderId ?? null, order, place.root)
  // There those have a list of their own, beside two others.
  return <PagedContent place={place} look={look} query={query} hidesTogether={isInWorkchat()} />
}
