import { folderQuery } from './folder-query.ts'
import type { ListLook } from './list-look.ts'
import { useListOrder } from './list-order.ts'
import { PagedContent } from './PagedContent.tsx'
import type { Place } from './places.ts'

/** What is in a folder of the person, in the order they like. */
export function FolderContent({ place, look }: { place: Place; look: ListLook }) {
  const order = useListOrder()
  return <PagedContent place={place} look={look} query={folderQuery(place.folderId ?? null, order)} />
}
