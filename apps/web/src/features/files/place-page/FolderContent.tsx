import type { ListLook } from '../list/list-look.ts'
import { useListOrder } from '../list/list-order.ts'
import { PagedContent } from '../paged-list/PagedContent.tsx'
import { folderQuery } from '../parts/folder-query.ts'
import type { Place } from '../places/places.ts'

/** What is in a folder of the person, in the order they like. */
export function FolderContent({ place, look }: { place: Place; look: ListLook }) {
  const order = useListOrder()
  return <PagedContent place={place} look={look} query={folderQuery(place.folderId ?? null, order)} />
}
